// The three steps and what each of them says of itself.
import type { MissingDatum, PassoWizard } from '../../server/vendite/preventivi/mancanti/rules.ts'

interface StepDefinition {
  numero: PassoWizard
  titolo: string
}

export const wizardSteps: readonly StepDefinition[] = [
  { numero: 1, titolo: 'Scelta serramento' },
  { numero: 2, titolo: 'Inserimento misure' },
  { numero: 3, titolo: 'Riferimenti' },
]

/** How many data each step still lacks. */
export function countMissing(mancanti: readonly Pick<MissingDatum, 'passo'>[]): Record<PassoWizard, number> {
  const conti: Record<PassoWizard, number> = { 1: 0, 2: 0, 3: 0 }
  for (const { passo } of mancanti) conti[passo]++
  return conti
}

/** 'completo', 'manca 1 dato', 'mancano 3 dati'. */
export function missingSentence(quanti: number): string {
  if (quanti === 0) return 'completo'
  return quanti === 1 ? 'manca 1 dato' : `mancano ${quanti} dati`
}

/** The step that a key moves to from a tab: arrows go round, Home and End to the ends; null for other keys. */
export function stepFromKey(tasto: string, da: PassoWizard): PassoWizard | null {
  const sposta = (di: number) => (((da - 1 + di + 3) % 3) + 1) as PassoWizard
  if (tasto === 'ArrowRight' || tasto === 'ArrowDown') return sposta(1)
  if (tasto === 'ArrowLeft' || tasto === 'ArrowUp') return sposta(-1)
  if (tasto === 'Home') return 1
  return tasto === 'End' ? 3 : null
}

/** The step that an entry of the browser's history was left at; null for entries of others (a link inside the page). */
export function stepOfHistory(stato: unknown): PassoWizard | null {
  const passo = (stato as { passo?: unknown } | null)?.passo
  return passo === 1 || passo === 2 || passo === 3 ? passo : null
}
