/** Solves as many linear equations as there are unknowns, by elimination; the matrix is in row order and invertible. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  const rows = Array.from({ length: size }, (_, row) => [
    ...matrix.subarray(row * size, (row + 1) * size),
    right[row] ?? 0,
  ])
  for (let pivot = 0; pivot < size; pivot++) {
    const largest = rows.reduce(
      (best, row, at) =>
        at >= pivot && Math.abs(row[pivot] ?? 0) > Math.abs(rows[best]?.[pivot] ?? 0) ? at : best,
      pivot,
    )
    const top = rows[largest] ?? []
    rows[largest] = rows[pivot] ?? []
    rows[pivot] = top
    for (const row of rows) {
      if (row === top) continue
      const factor = (row[pivot] ?? 0) / (top[pivot] ?? 1)
      for (let column = pivot; column <= size; column++)
        row[column] = (row[column] ?? 0) - factor * (top[column] ?? 0)
    }
  }
  return Float64Array.from(rows, (row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}
