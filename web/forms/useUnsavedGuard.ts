import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useConfirm } from '../ui/Confirm.tsx'

/** Only another path is leaving: filters and tabs of the same screen keep the form. */
const altroPercorso = (da: Location, a: Location) => da.pathname !== a.pathname

/**
 * While `attiva`, leaving the screen or the page asks first, so that unsaved changes are not lost by accident.
 * @param lascia whether a move inside the shell leaves what is being changed
 */
export function useUnsavedGuard(attiva: boolean, lascia = altroPercorso): void {
  const conferma = useConfirm()
  const block = useBlocker(({ currentLocation, nextLocation }) => attiva && lascia(currentLocation, nextLocation))

  useEffect(() => {
    if (block.state !== 'blocked') return
    void conferma({
      titolo: 'Ci sono modifiche non salvate',
      testo: 'Se esci adesso vanno perse.',
      conferma: 'Esci senza salvare',
      annulla: 'Resta qui',
      distruttiva: true,
    }).then((esci) => (esci ? block.proceed() : block.reset()))
  }, [block, conferma])

  useEffect(() => {
    if (!attiva) return
    const trattieni = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', trattieni)
    return () => removeEventListener('beforeunload', trattieni)
  }, [attiva])
}
