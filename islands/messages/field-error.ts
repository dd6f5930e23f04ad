/** Shows at a field what is wrong with it: announced, focused, and removed once something else is typed there. */
export function sayAtField(id: string, text: string): void {
  const field = document.getElementById(id)
  const message = document.getElementById(`${id}-error`)
  if (!field || !message) return
  message.textContent = text
  message.hidden = false
  field.setAttribute('aria-invalid', 'true')
  const described = new Set(field.getAttribute('aria-describedby')?.split(' ')).add(message.id)
  field.setAttribute('aria-describedby', [...described].join(' '))
  field.focus()
  field.addEventListener('input', () => takeBack(field, message), { once: true })
}

function takeBack(field: HTMLElement, message: HTMLElement): void {
  message.hidden = true
  message.textContent = ''
  field.removeAttribute('aria-invalid')
}
