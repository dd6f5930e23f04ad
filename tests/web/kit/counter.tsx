import { useId, useState } from 'react'

export interface CounterProps {
  child: string
  stories: number
}

/** A minimal island; it breaks after four stories. */
export default function Counter({ child, stories }: CounterProps) {
  const [count, setCount] = useState(stories)
  const id = useId()
  if (count > 4) throw new Error('Too late for one more story')
  return (
    <p>
      <label htmlFor={id}>Stories for {child}</label>
      <output id={id}>{count}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        One more for {child}
      </button>
    </p>
  )
}
