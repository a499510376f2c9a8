import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useConfirm } from '#ui/Confirm.tsx'

/** Only another path is leaving: filters and tabs of the same screen keep the form. */
const otherPath = (from: Location, a: Location) => from.pathname !== a.pathname

/**
 * While `active`, leaving the screen or the page asks first, so that unsaved changes are not lost by accident.
 * @param leave whether a move inside the shell leaves what is being changed
 */
export function useUnsavedGuard(active: boolean, leave = otherPath): void {
  const conferma = useConfirm()
  const block = useBlocker(({ currentLocation, nextLocation }) => active && leave(currentLocation, nextLocation))

  useEffect(() => {
    if (block.state !== 'blocked') return
    void conferma({
      title: 'Ci sono modifiche non salvate',
      text: 'Se esci adesso vanno perse.',
      conferma: 'Esci senza salvare',
      cancel: 'Resta qui',
      distruttiva: true,
    }).then((leaving) => (leaving ? block.proceed() : block.reset()))
  }, [block, conferma])

  useEffect(() => {
    if (!active) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [active])
}
