import { ordiniFilters } from '#ordini/ordini/rules.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { type Choices, wordOfValue } from '#ui/list/filterWords.ts'
import type { OrdiniSight } from '../columnTitles.ts'
import { type FaseFilterValue, withFaseFilter } from '../faseFilters.ts'
import type { OrdiniChoice, OrdiniChoices } from '../ordiniChoices.ts'
import type { OrdiniFilterValues } from '../ordiniUrlState.ts'

/** A filter that is on: its words, the column it is of, and what takes it away. */
export interface OrdiniFilterChip {
  name: string
  label: string
  /** Column whose filter it is; empty for those of no column. */
  column: string
  senza: Partial<OrdiniFilterValues>
}

const nameOf = (items: readonly OrdiniChoice[], pk: number) => items.find((item) => item.pk === pk)?.text ?? `n. ${pk}`

/** 'dal 01-12-2026 al 03-12-2026', or one end of it. */
function interval(from: string | null, a: string | null): string {
  if (from !== null && from === a) return formatDate(from)
  return [from && `dal ${formatDate(from)}`, a && `al ${formatDate(a)}`].filter(Boolean).join(' ')
}

const SCHEDULATI = {
  schedulabili: 'Schedulabili',
  '1': 'Schedulati',
  '0': 'Non schedulati',
  non_schedulabili: 'Non schedulabili',
} as const

const { numeroCommessa, nomeCliente, progetto, riferimento, codiceSistema, areaConsegna } = ordiniFilters
const TEXTS = [
  [numeroCommessa, 'numeroCommessa'],
  [nomeCliente, 'cliente'],
  [progetto, 'progetto'],
  [riferimento, 'riferimento'],
  [codiceSistema, 'codiceSistema'],
] as const

type TextFilter = (typeof ordiniFilters)['margine' | 'tipoCliente' | 'areaConsegna'] | (typeof TEXTS)[number][0]

/** What the table says of a text or a word; null where it asks nothing. */
function wordChip(
  filters: OrdiniFilterValues,
  filter: TextFilter,
  column: string,
  there?: Choices,
): OrdiniFilterChip | null {
  const { url } = filter.page
  const label = filters[url] === '' ? null : wordOfValue(filter, filters[url], there)
  return label === null ? null : { name: url, label, column, senza: { [url]: '' } }
}

const texts = (filters: OrdiniFilterValues) =>
  TEXTS.map(([filter, column]) => wordChip(filters, filter, column)).filter((chip) => chip !== null)

function days(filters: OrdiniFilterValues): OrdiniFilterChip[] {
  return (['data', 'dataConsegna', 'dataPosa'] as const).flatMap((column) => {
    const { url, label } = ordiniFilters[column].page
    const [from, to] = url
    const at = interval(filters[from], filters[to])
    if (at === '') return []
    return [{ name: from.replace(/_da$/, ''), label: `${label} ${at}`, column, senza: { [from]: null, [to]: null } }]
  })
}

function ofFase(filters: OrdiniFilterValues, { fase, ...date }: FaseFilterValue): OrdiniFilterChip[] {
  const capi = [
    ['inizio', 'Inizio', date.inizioDa, date.inizioA],
    ['fine', 'Fine', date.fineDa, date.fineA],
  ] as const
  return capi.flatMap(([capo, title, from, a]) => {
    const at = interval(from, a)
    if (at === '') return []
    return [
      {
        name: `${capo}:${fase}`,
        label: `${title}${fase && ` ${fase}`} ${at}`,
        column: fase ? `fase:${fase}` : capo,
        senza: { fasi: withFaseFilter(filters.fasi, fase, { [`${capo}Da`]: null, [`${capo}A`]: null }) },
      },
    ]
  })
}

function checkList(filters: OrdiniFilterValues, items: readonly OrdiniChoice[]): OrdiniFilterChip[] {
  const liste = [
    ['check_fatte', 'fatto'],
    ['check_non_fatte', 'non fatto'],
  ] as const
  return liste.flatMap(([name, how]) =>
    filters[name].map((pk) => ({
      name: `${name}:${pk}`,
      label: `${nameOf(items, pk)}: ${how}`,
      column: 'checkList',
      senza: { [name]: filters[name].filter((other) => other !== pk) },
    })),
  )
}

/**
 * The active filters in words. The free search is left out, its field shows it; so are filters by what is withheld
 * from the user, which do nothing.
 * @param nomeCliente of the customer whose orders are shown, when it is known
 */
export function ordiniFilterChips(
  filters: OrdiniFilterValues,
  choices: OrdiniChoices,
  sees: OrdiniSight,
  nomeCliente: string | null,
): OrdiniFilterChip[] {
  const { stato, agente, cliente, scheduled, senza_misure, stato_invio_mail } = filters
  const { ordini_fornitore_mancanti, chiusi, ordini, agenti } = filters
  const who = (choice: number | 'nessuno', items: readonly OrdiniChoice[]) =>
    choice === 'nessuno' ? 'nessuno' : nameOf(items, choice)
  const one = (name: keyof OrdiniFilterValues, label: string, column: string, empty: unknown): OrdiniFilterChip => ({
    name,
    label,
    column,
    senza: { [name]: empty },
  })
  const word = (filter: TextFilter, column: string, there?: Choices) =>
    wordChip(filters, filter, column, there) ?? false
  const others: (OrdiniFilterChip | false)[] = [
    scheduled !== '' && one('scheduled', SCHEDULATI[scheduled], '', ''),
    word(ordiniFilters.margine, 'margine'),
    chiusi !== null && one('chiusi', chiusi ? 'Chiusi' : 'Non chiusi', 'stato', null),
    ordini.length > 0 && one('ordini', formatCount(ordini.length, 'ordine scelto', 'ordini scelti'), '', []),
    cliente !== null && one('cliente', `Cliente: ${nomeCliente ?? `n. ${cliente}`}`, 'cliente', null),
    stato !== null && one('stato', `Stato: ${who(stato, choices.stati)}`, 'stato', null),
    word(ordiniFilters.tipoCliente, 'tipoCliente'),
    word(areaConsegna, 'areaConsegna', choices.aree),
    sees.agente && agente !== null && one('agente', `Agente: ${who(agente, choices.agenti ?? [])}`, 'agente', null),
    sees.agente &&
      agenti.length > 0 &&
      one('agenti', `Agenti: ${agenti.map((pk) => who(pk, choices.agenti ?? [])).join(', ')}`, 'agente', []),
    senza_misure !== null &&
      one('senza_misure', senza_misure ? 'Misure da definire' : 'Misure definitive', 'senzaMisure', null),
    sees.interni &&
      ordini_fornitore_mancanti !== null &&
      one(
        'ordini_fornitore_mancanti',
        ordini_fornitore_mancanti ? 'Ordini fornitore mancanti' : 'Ordini fornitore completi',
        'mancanti',
        null,
      ),
    sees.mail &&
      stato_invio_mail !== '' &&
      one('stato_invio_mail', `Mail: ${stato_invio_mail === 'inviata' ? 'inviata' : 'in attesa'}`, 'mail', ''),
  ]
  return [
    ...others.filter((chip) => chip !== false),
    ...texts(filters),
    ...days(filters),
    ...filters.fasi.flatMap((filter) => ofFase(filters, filter)),
    ...(sees.interni ? checkList(filters, choices.items) : []),
  ]
}
