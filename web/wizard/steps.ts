// The three steps and what each of them says of itself.
import type { MissingDatum, WizardStep } from '#vendite/preventivi/rules.ts'

interface StepDefinition {
  numero: WizardStep
  title: string
}

export const wizardSteps: readonly StepDefinition[] = [
  { numero: 1, title: 'Scelta serramento' },
  { numero: 2, title: 'Inserimento misure' },
  { numero: 3, title: 'Riferimenti' },
]

/** How many data each step still lacks. */
export function countMissing(missing: readonly Pick<MissingDatum, 'passo'>[]): Record<WizardStep, number> {
  const counts: Record<WizardStep, number> = { 1: 0, 2: 0, 3: 0 }
  for (const { passo } of missing) counts[passo]++
  return counts
}

/** 'completo', 'manca 1 dato', 'mancano 3 dati'. */
export function missingSentence(count: number): string {
  if (count === 0) return 'completo'
  return count === 1 ? 'manca 1 dato' : `mancano ${count} dati`
}

/** The step that a key moves to from a tab: arrows go round, Home and End to the ends; null for other keys. */
export function stepFromKey(key: string, from: WizardStep): WizardStep | null {
  const move = (of: number) => (((from - 1 + of + 3) % 3) + 1) as WizardStep
  if (key === 'ArrowRight' || key === 'ArrowDown') return move(1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return move(-1)
  if (key === 'Home') return 1
  return key === 'End' ? 3 : null
}

/** The step that an entry of the browser's history was left at; null for entries of others (a link inside the page). */
export function stepOfHistory(stato: unknown): WizardStep | null {
  const step = (stato as { passo?: unknown } | null)?.passo
  return step === 1 || step === 2 || step === 3 ? step : null
}
