import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { readTime, stepTime } from './times.ts'

/**
 * What an input needs to hold an hour of the clock, written as one likes: '830' is 08:30 once it is left; arrows go by
 * quarters of an hour. The system's own field would say AM and PM to some.
 * @param value 'HH:mm', or what was written and is none; '' for nothing
 */
export function useTimeText(value: string, onChange: (value: string) => void) {
  // What is being written stays as it is written, while its meaning is already the value.
  const [written, setWritten] = useState<string | null>(null)
  return {
    value: written ?? value,
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      setWritten(target.value)
      onChange(readTime(target.value) ?? target.value.trim())
    },
    onBlur: () => setWritten(null),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      setWritten(null)
      onChange(stepTime(value, event.key === 'ArrowUp' ? 1 : -1))
    },
  }
}

/** Beside them, of the input itself. */
export const TIME_INPUT = { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' } as const
