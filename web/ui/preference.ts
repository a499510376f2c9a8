import { useCallback, useState } from 'react'

/** What the device remembers under a name, or the default when nothing sensible is there. */
function readPreference<T>(name: string, initial: T): T {
  try {
    const written = localStorage.getItem(name)
    return written === null ? initial : (JSON.parse(written) as T)
  } catch {
    return initial
  }
}

/** State that the device remembers: drawer, density, columns. Failures to store it are ignored. */
export function usePreference<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readPreference(name, initial))
  const set = useCallback(
    (next: T) => {
      setValue(next)
      try {
        localStorage.setItem(name, JSON.stringify(next))
      } catch {
        // Private windows and full disks refuse: the choice holds until the page is closed.
      }
    },
    [name],
  )
  return [value, set]
}
