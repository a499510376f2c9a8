import { object, string } from 'yup'
import type { ColoreStato } from '../../ordini/valoriStato/rules.ts'
import { idRule } from '../../shared/fields/fields.ts'
import { wordOf } from '../../shared/fields/words.ts'

export const STATO_DAI_FORNITORI = 'Lo stato di questa fase viene dai suoi ordini fornitore.'
export const STATO_NON_SUO = 'Questo stato non è fra quelli della fase.'
export const STATO_NON_DEI_MATERIALI = 'Questo stato non è fra quelli dei materiali.'
export const MATERIALE_DI_FASE = 'Questo materiale è di una fase: il suo stato viene dagli ordini fornitore.'
export const MATERIALE_SCONOSCIUTO = 'Materiale sconosciuto.'

const nome = () => string().strict().trim().max(100).required('Campo obbligatorio')

/** The state of a phase of an order: a value is required. */
export const statoFaseSchema = object({ ordine: idRule(), nomeFase: nome(), stato: idRule() })

/** The state of a material of an order that no phase buys. */
export const statoMaterialeSchema = object({ ordine: idRule(), materiale: nome(), stato: idRule() })

/** A state as the tab of phases reads it. */
export interface StatoLetto {
  nome: string
  ordine: number
  colore: Uppercase<ColoreStato>
}

/** What underlines some states that are shown together: the colour of the first in the order of their list. */
export function coloreUnito(stati: readonly (StatoLetto | null)[]): ColoreStato {
  const messi = stati.filter((stato) => stato !== null)
  const [primo] = messi.sort((a, b) => a.ordine - b.ordine || a.nome.localeCompare(b.nome, 'it'))
  return primo ? wordOf(primo.colore) : 'neutro'
}

/** The different states among those of some supplier orders, joined in the order of their list; none: ''. */
export function statiUniti(stati: readonly ({ nome: string; ordine: number } | null)[]): string {
  const diversi = new Map(stati.flatMap((stato) => (stato ? [[stato.nome, stato.ordine] as const] : [])))
  return [...diversi]
    .sort(([a, x], [b, y]) => x - y || a.localeCompare(b, 'it'))
    .map(([stato]) => stato)
    .join(', ')
}
