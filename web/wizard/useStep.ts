import { useEffect, useEffectEvent, useState } from 'react'
import type { PassoWizard } from '../../server/vendite/preventivi/mancanti/rules.ts'
import { stepOfHistory } from './steps.ts'

/**
 * The open step. Each change is an entry of the browser's history: its back button returns to the step before, where
 * a visitor would otherwise leave the page.
 * @param onRitorno after the browser has gone back or forward to another step
 */
export function useStep(initial: PassoWizard, onRitorno: () => void): [PassoWizard, (nuovo: PassoWizard) => void] {
  const [passo, setPasso] = useState(initial)
  useEffect(() => history.replaceState({ passo: initial }, ''), [initial])
  const torna = useEffectEvent(({ state }: PopStateEvent) => {
    const suo = stepOfHistory(state)
    if (suo === null || suo === passo) return
    setPasso(suo)
    onRitorno()
  })
  useEffect(() => {
    const listen = (event: PopStateEvent) => torna(event)
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  }, [])
  return [
    passo,
    (nuovo) => {
      if (nuovo !== passo) history.pushState({ passo: nuovo }, '')
      setPasso(nuovo)
    },
  ]
}
