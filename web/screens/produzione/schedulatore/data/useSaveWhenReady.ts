import { useEffect, useEffectEvent, useState } from 'react'
import { useShortcut } from '../../../../ui/shortcuts.ts'
import { type PianoState, possibleActions } from '../piano.ts'

interface Opzioni {
  piano: PianoState
  /** A dry run is on its way. */
  inCorso: boolean
  salvataggio: boolean
  salva: () => void
}

/**
 * Ctrl-S saves the plan; pressed while its dates are being calculated, as soon as they are there. Another edit calls
 * it off: what was to be saved was what was on screen.
 * @returns whether a save waits for the dates
 */
export function useSaveWhenReady({ piano, inCorso, salvataggio, salva }: Opzioni): boolean {
  const { generazione } = piano
  const [attesa, setAttesa] = useState<number | null>(null)
  const possibile = possibleActions(piano, { inCorso, salvataggio }).salva
  useShortcut('ctrl+s', () => {
    if (possibile) salva()
    else if (inCorso) setAttesa(generazione)
  })
  const salvaSePossibile = useEffectEvent(() => {
    if (possibile) salva()
  })
  useEffect(() => {
    if (attesa === null || (attesa === generazione && inCorso)) return
    setAttesa(null)
    if (attesa === generazione) salvaSePossibile()
  }, [attesa, generazione, inCorso])
  return attesa === generazione && inCorso
}
