/** A file in memory that grows as it is written. */
export class GrowingFile {
  #bytes: Uint8Array<ArrayBuffer>
  length: number

  constructor(bytes: Uint8Array = new Uint8Array()) {
    this.#bytes = new Uint8Array(bytes)
    this.length = bytes.length
  }

  read(at: number, length: number): Uint8Array {
    return this.#bytes.subarray(at, Math.min(at + length, this.length))
  }

  write(at: number, chunk: Uint8Array): void {
    const end = at + chunk.length
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, 2 * this.#bytes.length, 4096))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes.set(chunk, at)
    this.length = Math.max(this.length, end)
  }

  contents(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length)
  }

  text(): string {
    return new TextDecoder().decode(this.contents())
  }
}
