import { useEffect, useEffectEvent, useState } from 'react'
import type { WizardStep } from '#vendite/preventivi/rules.ts'
import { stepOfHistory } from './steps.ts'

/**
 * The open step. Each change is an entry of the browser's history: its back button returns to the step before, where
 * a visitor would otherwise leave the page.
 * @param onReturn after the browser has gone back or forward to another step
 */
export function useStep(initial: WizardStep, onReturn: () => void): [WizardStep, (next: WizardStep) => void] {
  const [step, setStep] = useState(initial)
  useEffect(() => history.replaceState({ passo: initial }, ''), [initial])
  const restore = useEffectEvent(({ state }: PopStateEvent) => {
    const own = stepOfHistory(state)
    if (own === null || own === step) return
    setStep(own)
    onReturn()
  })
  useEffect(() => {
    const listen = (event: PopStateEvent) => restore(event)
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  }, [])
  return [
    step,
    (next) => {
      if (next !== step) history.pushState({ passo: next }, '')
      setStep(next)
    },
  ]
}
