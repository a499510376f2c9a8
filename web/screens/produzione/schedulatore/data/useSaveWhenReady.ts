import { useEffect, useEffectEvent, useState } from 'react'
import { useShortcut } from '#ui/shortcuts.ts'
import { type PianoState, possibleActions } from '../piano.ts'

interface Options {
  piano: PianoState
  /** A dry run is on its way. */
  inProgress: boolean
  saveAttempt: boolean
  save: () => void
}

/**
 * Ctrl-S saves the plan; pressed while its dates are being calculated, as soon as they are there. Another edit calls
 * it off: what was to be saved was what was on screen.
 * @returns whether a save waits for the dates
 */
export function useSaveWhenReady({ piano, inProgress, saveAttempt, save }: Options): boolean {
  const { generation } = piano
  const [wait, setWaiting] = useState<number | null>(null)
  const possible = possibleActions(piano, { inProgress, saveAttempt }).save
  useShortcut('ctrl+s', () => {
    if (possible) save()
    else if (inProgress) setWaiting(generation)
  })
  const saveIfPossible = useEffectEvent(() => {
    if (possible) save()
  })
  useEffect(() => {
    if (wait === null || (wait === generation && inProgress)) return
    setWaiting(null)
    if (wait === generation) saveIfPossible()
  }, [wait, generation, inProgress])
  return wait === generation && inProgress
}
