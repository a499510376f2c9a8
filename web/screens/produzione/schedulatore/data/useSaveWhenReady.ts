import { useEffect, useEffectEvent, useState } from 'react'
import { useShortcut } from '#ui/shortcuts.ts'
import { type PianoState, possibleActions } from '../piano.ts'

interface Options {
  piano: PianoState
  /** A dry run is on its way. */
  inCorso: boolean
  salvataggio: boolean
  save: () => void
}

/**
 * Ctrl-S saves the plan; pressed while its dates are being calculated, as soon as they are there. Another edit calls
 * it off: what was to be saved was what was on screen.
 * @returns whether a save waits for the dates
 */
export function useSaveWhenReady({ piano, inCorso, salvataggio, save }: Options): boolean {
  const { generazione } = piano
  const [wait, setWaiting] = useState<number | null>(null)
  const possible = possibleActions(piano, { inCorso, salvataggio }).save
  useShortcut('ctrl+s', () => {
    if (possible) save()
    else if (inCorso) setWaiting(generazione)
  })
  const saveIfPossible = useEffectEvent(() => {
    if (possible) save()
  })
  useEffect(() => {
    if (wait === null || (wait === generazione && inCorso)) return
    setWaiting(null)
    if (wait === generazione) saveIfPossible()
  }, [wait, generazione, inCorso])
  return wait === generazione && inCorso
}
