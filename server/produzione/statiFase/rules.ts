import { object, string } from 'yup'
import type { ColoreStato } from '#ordini/valoriStato/rules.ts'
import { idRule } from '#shared/fields/fields.ts'
import { wordOf } from '#shared/fields/words.ts'

export const STATO_FROM_FORNITORI = 'Lo stato di questa fase viene dai suoi ordini fornitore.'
export const STATO_NOT_OWN = 'Questo stato non è fra quelli della fase.'
export const STATO_NOT_OF_MATERIALI = 'Questo stato non è fra quelli dei materiali.'
export const MATERIALE_OF_FASE = 'Questo materiale è di una fase: il suo stato viene dagli ordini fornitore.'
export const UNKNOWN_MATERIALE = 'Materiale sconosciuto.'

const name = () => string().strict().trim().max(100).required('Campo obbligatorio')

/** The state of a phase of an order: a value is required. */
export const statoFaseSchema = object({ ordinePk: idRule(), nomeFase: name(), statoPk: idRule() })

/** The state of a material of an order that no phase buys. */
export const statoMaterialeSchema = object({ ordinePk: idRule(), materiale: name(), statoPk: idRule() })

/** A state as the tab of phases reads it. */
export interface ReadStato {
  nome: string
  ordine: number
  colore: Uppercase<ColoreStato>
}

/** What underlines some states that are shown together: the colour of the first in the order of their list. */
export function unitedColor(stati: readonly (ReadStato | null)[]): ColoreStato {
  const given = stati.filter((stato) => stato !== null)
  const [first] = given.sort((a, b) => a.ordine - b.ordine || a.nome.localeCompare(b.nome, 'it'))
  return first ? wordOf(first.colore) : 'neutro'
}

/** The different states among those of some supplier orders, joined in the order of their list; none: ''. */
export function joinedStati(stati: readonly ({ nome: string; ordine: number } | null)[]): string {
  const different = new Map(stati.flatMap((stato) => (stato ? [[stato.nome, stato.ordine] as const] : [])))
  return [...different]
    .sort(([a, x], [b, y]) => x - y || a.localeCompare(b, 'it'))
    .map(([stato]) => stato)
    .join(', ')
}
