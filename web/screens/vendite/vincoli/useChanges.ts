import { useCallback, useEffect, useState } from 'react'
import { useVincoli } from './context.ts'

/** Which forms hold unsaved changes: closing the panel asks first while any does. */
export function useChangesRegister(): {
  present: boolean
  segnala: (modulo: string, present: boolean) => void
} {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set())
  const report = useCallback((modulo: string, present: boolean) => {
    setForms((before) => {
      if (before.has(modulo) === present) return before
      const after = new Set(before)
      if (present) after.add(modulo)
      else after.delete(modulo)
      return after
    })
  }, [])
  return { present: forms.size > 0, segnala: report }
}

/** Tells the page that a form of a panel holds unsaved changes, as long as it does. */
export function useReportChanges(modulo: string, present: boolean): void {
  const { reportChanges } = useVincoli()
  useEffect(() => {
    reportChanges(modulo, present)
    return () => reportChanges(modulo, false)
  }, [modulo, present, reportChanges])
}
