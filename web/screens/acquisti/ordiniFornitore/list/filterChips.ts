import { ordiniFornitoreFilters } from '#acquisti/ordiniFornitore/rules.ts'
import type { Filter } from '#shared/fields/filters.ts'
import { formatDate, stateInWords } from '#shared/formats/formats.ts'
import { wordOfValue } from '#ui/list/filterWords.ts'
import { type FornituraFilterState, IN_RITARDO, LATE_WORD, NO_FORNITORE } from './ordiniFornitoreUrlState.ts'

const STATI_WITHOUT_NAME: Readonly<Record<string, string>> = {
  [NO_FORNITORE]: 'nessuno',
  [IN_RITARDO]: LATE_WORD.toLowerCase(),
}

/** A filter that is on: its words, and what takes it away. */
export interface FornitureFilterChip {
  name: string
  label: string
  senza: Partial<FornituraFilterState>
}

const { dataConsegna, dataOrdineFornitore, dataConsegnaFornitore, dataArrivo, dataInserimento } = ordiniFornitoreFilters

/** The ranges of days, in the order of their fields. */
export const FILTER_DAYS = [
  dataConsegna,
  dataOrdineFornitore,
  dataConsegnaFornitore,
  dataArrivo,
  dataInserimento,
] as const

/** 'dal 01-12-2026 al 03-12-2026', or one end of it. */
function interval(from: string | null, a: string | null): string {
  if (from !== null && from === a) return formatDate(from)
  return [from && `dal ${formatDate(from)}`, a && `al ${formatDate(a)}`].filter(Boolean).join(' ')
}

interface Item {
  readonly pk: number
  readonly nome: string
}

const nameOf = (items: readonly Item[], pk: number) => items.find((item) => item.pk === pk)?.nome ?? `n. ${pk}`

interface Names {
  /** Null for users who may not see agents: to them the filters do nothing, and are not shown. */
  agenti: readonly Item[] | null
  statiMateriali: readonly Item[]
  /** Stores by their keys. */
  magazzini: readonly { readonly chiave: string; readonly nome: string }[]
  /** Number of the order that the list is of, when it is known. */
  commessa: string | null
}

/** Of a filter that is a text or a word, as its table calls it. */
function textChip(
  filter: Filter,
  values: Readonly<Record<string, unknown>>,
  { seesAgenti, magazzini }: Pick<Names, 'magazzini'> & { seesAgenti: boolean },
) {
  const { url, label } = filter.page ?? {}
  const value = typeof url === 'string' ? values[url] : null
  if (typeof url !== 'string' || typeof value !== 'string' || value === '' || !label) return []
  if (url === 'tipo_agente' && !seesAgenti) return []
  const there = url === 'magazzino' ? magazzini.map(({ chiave, nome }) => [chiave, nome] as const) : undefined
  return [{ name: url, label: wordOfValue(filter, value, there) ?? '', senza: { [url]: '' } }]
}

/** The active filters in words; the free search is left out, its field shows it. */
export function fornitureFilterChips(
  filters: FornituraFilterState,
  { agenti, statiMateriali, magazzini, commessa }: Names,
): FornitureFilterChip[] {
  const chip = (name: string, label: string, senza: Partial<FornituraFilterState>): FornitureFilterChip => ({
    name,
    label,
    senza,
  })
  const { ordine, stato, agente, attesi, materiali, stati_materiali } = filters
  return [
    ...(attesi ? [chip('attesi', 'Non arrivati', { attesi: null })] : []),
    ...(ordine === null ? [] : [chip('ordine', `Ordine: ${commessa ?? `n. ${ordine}`}`, { ordine: null })]),
    ...(stato === ''
      ? []
      : [chip('stato', `Stato: ${STATI_WITHOUT_NAME[stato] ?? stateInWords(stato)}`, { stato: '' })]),
    ...Object.values<Filter>(ordiniFornitoreFilters).flatMap((filter) =>
      textChip(filter, filters, { seesAgenti: agenti !== null, magazzini }),
    ),
    ...(agente === null || !agenti ? [] : [chip('agente', `Agente: ${nameOf(agenti, agente)}`, { agente: null })]),
    ...materiali.map((one) =>
      chip(`materiale:${one}`, `Materiale: ${one}`, { materiali: materiali.filter((other) => other !== one) }),
    ),
    ...stati_materiali.map((one) =>
      chip(`stato materiale:${one}`, `Stato materiale: ${nameOf(statiMateriali, one)}`, {
        stati_materiali: stati_materiali.filter((other) => other !== one),
      }),
    ),
    ...FILTER_DAYS.flatMap(({ page: { url, label } }) => {
      const [from, to] = url
      const at = interval(filters[from], filters[to])
      return at === '' ? [] : [chip(from.replace(/_da$/, ''), `${label} ${at}`, { [from]: null, [to]: null })]
    }),
  ]
}
