/** Shows on a button what it is doing and disables it; returns what undoes that. */
export function makeBusy(button: HTMLButtonElement, label: string): () => void {
  const before = button.textContent ?? ''
  button.dataset.busy = before
  button.disabled = true
  button.textContent = label
  return () => release(button)
}

/** Resets every busy button: for a page that comes back from the back-forward cache. */
export function resetBusyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-busy]')) release(button)
}

function release(button: HTMLButtonElement) {
  const { busy: before } = button.dataset
  if (before === undefined) return
  button.textContent = before
  button.disabled = false
  delete button.dataset.busy
}
