import { useCallback, useState } from 'react'

/** What the device remembers under a name, or the default when nothing sensible is there. */
function readPreference<T>(nome: string, iniziale: T): T {
  try {
    const scritto = localStorage.getItem(nome)
    return scritto === null ? iniziale : (JSON.parse(scritto) as T)
  } catch {
    return iniziale
  }
}

/** State that the device remembers: drawer, density, columns. Failures to store it are ignored. */
export function usePreference<T>(nome: string, iniziale: T): [T, (valore: T) => void] {
  const [valore, setValore] = useState(() => readPreference(nome, iniziale))
  const imposta = useCallback(
    (nuovo: T) => {
      setValore(nuovo)
      try {
        localStorage.setItem(nome, JSON.stringify(nuovo))
      } catch {
        // Private windows and full disks refuse: the choice holds until the page is closed.
      }
    },
    [nome],
  )
  return [valore, imposta]
}
