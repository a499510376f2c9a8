import { formatCount } from '#shared/formats/formats.ts'
import type { PreventiviChoice } from '../preventiviChoices.ts'

/** A bulk action on quotes, with the value it gives them. */
export type BulkAction =
  | { tipo: 'agente'; valore: PreventiviChoice | null }
  | { tipo: 'stato'; valore: PreventiviChoice | null }
  | { tipo: 'eliminato'; valore: boolean }

/** The value of a quote that an action changes: number of the agent or state, or whether it is deleted. */
export type BulkValue = number | boolean | null

interface WithValues {
  readonly eliminato: boolean
  readonly stato: { readonly pk: number } | null
  readonly agente: { readonly pk: number } | null
}

/** The value that a quote has before an action of this kind. */
export function bulkValueOf(tipo: BulkAction['tipo'], preventivo: WithValues): BulkValue {
  return tipo === 'eliminato' ? preventivo.eliminato : (preventivo[tipo]?.pk ?? null)
}

/** The value that an action gives. */
export function newBulkValue(action: BulkAction): BulkValue {
  return action.tipo === 'eliminato' ? action.valore : (action.valore?.pk ?? null)
}

interface Done {
  readonly pk: number
  readonly fatto: boolean
}

/**
 * What takes an action back: the quotes that it changed, by the value they had. Refused ones and those that had the
 * new value already are left alone.
 */
export function undoGroups(
  outcomes: readonly Done[],
  before: ReadonlyMap<number, BulkValue>,
  next: BulkValue,
): Map<BulkValue, number[]> {
  const groups = new Map<BulkValue, number[]>()
  for (const { pk, fatto } of outcomes) {
    const value = before.get(pk)
    if (!fatto || value === undefined || value === next) continue
    groups.set(value, [...(groups.get(value) ?? []), pk])
  }
  return groups
}

/** 'Stato «Accettato» impostato su 3 preventivi': what was done to so many quotes. */
export function doneSentence(action: BulkAction, count: number): string {
  const preventivi = formatCount(count, 'preventivo', 'preventivi')
  switch (action.tipo) {
    case 'agente':
      return action.valore ? `${action.valore.text} assegnato a ${preventivi}` : `Agente tolto da ${preventivi}`
    case 'stato':
      return action.valore ? `Stato «${action.valore.text}» impostato su ${preventivi}` : `Stato tolto da ${preventivi}`
    case 'eliminato':
      return formatCount(count, 'preventivo', 'preventivi') + fine(action.valore, count)
  }
}

function fine(eliminato: boolean, count: number): string {
  const participle = eliminato ? 'eliminat' : 'ripristinat'
  return ` ${participle}${count === 1 ? 'o' : 'i'}`
}

/** 'Elimina: 2 fatti, 1 rifiutato': head of the results. */
export function outcomesTitle(action: BulkAction, outcomes: readonly Done[]): string {
  const names = { agente: 'Assegna agente', stato: 'Imposta stato', eliminato: '' }
  const name = action.tipo === 'eliminato' ? (action.valore ? 'Elimina' : 'Ripristina') : names[action.tipo]
  const done = outcomes.filter(({ fatto }) => fatto).length
  return `${name}: ${formatCount(done, 'fatto', 'fatti')}, ${formatCount(outcomes.length - done, 'rifiutato', 'rifiutati')}`
}
