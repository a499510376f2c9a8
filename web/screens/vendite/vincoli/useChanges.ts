import { useCallback, useEffect, useState } from 'react'
import { useVincoli } from './context.ts'

/** Which forms hold unsaved changes: closing the panel asks first while any does. */
export function useChangesRegister(): {
  presenti: boolean
  segnala: (modulo: string, present: boolean) => void
} {
  const [moduli, setModuli] = useState<ReadonlySet<string>>(new Set())
  const segnala = useCallback((modulo: string, present: boolean) => {
    setModuli((prima) => {
      if (prima.has(modulo) === present) return prima
      const dopo = new Set(prima)
      if (present) dopo.add(modulo)
      else dopo.delete(modulo)
      return dopo
    })
  }, [])
  return { presenti: moduli.size > 0, segnala }
}

/** Tells the page that a form of a panel holds unsaved changes, as long as it does. */
export function useReportChanges(modulo: string, present: boolean): void {
  const { segnalaModifiche } = useVincoli()
  useEffect(() => {
    segnalaModifiche(modulo, present)
    return () => segnalaModifiche(modulo, false)
  }, [modulo, present, segnalaModifiche])
}
