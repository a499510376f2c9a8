import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useConferma } from '../ui/Conferma.tsx'

/** While `attiva`, leaving the screen or the page asks first, so that unsaved changes are not lost by accident. */
export function useGuardiaModifiche(attiva: boolean): void {
  const conferma = useConferma()
  // Only another path is leaving: filters and tabs of the same screen keep the form.
  const blocco = useBlocker(
    ({ currentLocation, nextLocation }) => attiva && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocco.state !== 'blocked') return
    void conferma({
      titolo: 'Ci sono modifiche non salvate',
      testo: 'Se esci adesso vanno perse.',
      conferma: 'Esci senza salvare',
      annulla: 'Resta qui',
      distruttiva: true,
    }).then((esci) => (esci ? blocco.proceed() : blocco.reset()))
  }, [blocco, conferma])

  useEffect(() => {
    if (!attiva) return
    const trattieni = (evento: BeforeUnloadEvent) => evento.preventDefault()
    addEventListener('beforeunload', trattieni)
    return () => removeEventListener('beforeunload', trattieni)
  }, [attiva])
}
