import { formatCount } from '../../../../../server/shared/formats/formats.ts'
import type { PreventiviChoice } from '../preventiviChoices.ts'

/** A bulk action on quotes, with the value it gives them. */
export type BulkAction =
  | { tipo: 'agente'; valore: PreventiviChoice | null }
  | { tipo: 'stato'; valore: PreventiviChoice | null }
  | { tipo: 'eliminato'; valore: boolean }

/** The value of a quote that an action changes: number of the agent or state, or whether it is deleted. */
export type BulkValue = number | boolean | null

interface ConValori {
  readonly eliminato: boolean
  readonly stato: { readonly pk: number } | null
  readonly agente: { readonly pk: number } | null
}

/** The value that a quote has before an action of this kind. */
export function bulkValueOf(tipo: BulkAction['tipo'], preventivo: ConValori): BulkValue {
  return tipo === 'eliminato' ? preventivo.eliminato : (preventivo[tipo]?.pk ?? null)
}

/** The value that an action gives. */
export function newBulkValue(azione: BulkAction): BulkValue {
  return azione.tipo === 'eliminato' ? azione.valore : (azione.valore?.pk ?? null)
}

interface Fatto {
  readonly pk: number
  readonly fatto: boolean
}

/**
 * What takes an action back: the quotes that it changed, by the value they had. Refused ones and those that had the
 * new value already are left alone.
 */
export function undoGroups(
  esiti: readonly Fatto[],
  prima: ReadonlyMap<number, BulkValue>,
  nuovo: BulkValue,
): Map<BulkValue, number[]> {
  const gruppi = new Map<BulkValue, number[]>()
  for (const { pk, fatto } of esiti) {
    const value = prima.get(pk)
    if (!fatto || value === undefined || value === nuovo) continue
    gruppi.set(value, [...(gruppi.get(value) ?? []), pk])
  }
  return gruppi
}

/** 'Stato «Accettato» impostato su 3 preventivi': what was done to so many quotes. */
export function doneSentence(azione: BulkAction, quanti: number): string {
  const preventivi = formatCount(quanti, 'preventivo', 'preventivi')
  switch (azione.tipo) {
    case 'agente':
      return azione.valore ? `${azione.valore.testo} assegnato a ${preventivi}` : `Agente tolto da ${preventivi}`
    case 'stato':
      return azione.valore
        ? `Stato «${azione.valore.testo}» impostato su ${preventivi}`
        : `Stato tolto da ${preventivi}`
    case 'eliminato':
      return formatCount(quanti, 'preventivo', 'preventivi') + fine(azione.valore, quanti)
  }
}

function fine(eliminato: boolean, quanti: number): string {
  const participio = eliminato ? 'eliminat' : 'ripristinat'
  return ` ${participio}${quanti === 1 ? 'o' : 'i'}`
}

/** 'Elimina: 2 fatti, 1 rifiutato': head of the results. */
export function outcomesTitle(azione: BulkAction, esiti: readonly Fatto[]): string {
  const names = { agente: 'Assegna agente', stato: 'Imposta stato', eliminato: '' }
  const nome = azione.tipo === 'eliminato' ? (azione.valore ? 'Elimina' : 'Ripristina') : names[azione.tipo]
  const fatti = esiti.filter(({ fatto }) => fatto).length
  return `${nome}: ${formatCount(fatti, 'fatto', 'fatti')}, ${formatCount(esiti.length - fatti, 'rifiutato', 'rifiutati')}`
}
