import { tipoClienteName } from '#screens/vendite/clienti/tipoClienteName.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import type { OrdiniSight } from '../columnTitles.ts'
import { type FaseFilterValue, withFaseFilter } from '../faseFilters.ts'
import type { OrdiniChoice, OrdiniChoices } from '../ordiniChoices.ts'
import { MARGINS, type OrdiniFilterValues } from '../ordiniUrlState.ts'

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

function texts(filters: OrdiniFilterValues): OrdiniFilterChip[] {
  const fields = [
    ['numero_commessa', 'Commessa', 'numeroCommessa'],
    ['nome_cliente', 'Cliente', 'cliente'],
    ['progetto', 'Progetto', 'progetto'],
    ['riferimento', 'Riferimento', 'riferimento'],
    ['codice_sistema', 'Sistema', 'codiceSistema'],
    ['area_consegna', 'Area', 'areaConsegna'],
  ] as const
  return fields.flatMap(([name, title, column]) =>
    filters[name] === '' ? [] : [{ name, label: `${title}: ${filters[name]}`, column, senza: { [name]: '' } }],
  )
}

function days(filters: OrdiniFilterValues): OrdiniFilterChip[] {
  const fields = [
    ['data', 'Data', 'data'],
    ['data_consegna', 'Approntamento', 'dataConsegna'],
    ['data_posa', 'Posa', 'dataPosa'],
  ] as const
  return fields.flatMap(([name, title, column]) => {
    const [from, a] = [`${name}_da`, `${name}_a`] as const
    const at = interval(filters[from], filters[a])
    if (at === '') return []
    return [{ name, label: `${title} ${at}`, column, senza: { [from]: null, [a]: null } }]
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
  const { stato, agente, cliente, scheduled, tipo_cliente, senza_misure, stato_invio_mail } = filters
  const { ordini_fornitore_mancanti, margine, chiusi, ordini, agenti } = filters
  const who = (choice: number | 'nessuno', items: readonly OrdiniChoice[]) =>
    choice === 'nessuno' ? 'nessuno' : nameOf(items, choice)
  const one = (name: keyof OrdiniFilterValues, label: string, column: string, empty: unknown): OrdiniFilterChip => ({
    name,
    label,
    column,
    senza: { [name]: empty },
  })
  const others: (OrdiniFilterChip | false)[] = [
    scheduled !== '' && one('scheduled', SCHEDULATI[scheduled], '', ''),
    margine !== '' && one('margine', MARGINS[margine], 'margine', ''),
    chiusi !== null && one('chiusi', chiusi ? 'Chiusi' : 'Non chiusi', 'stato', null),
    ordini.length > 0 && one('ordini', formatCount(ordini.length, 'ordine scelto', 'ordini scelti'), '', []),
    cliente !== null && one('cliente', `Cliente: ${nomeCliente ?? `n. ${cliente}`}`, 'cliente', null),
    stato !== null && one('stato', `Stato: ${who(stato, choices.stati)}`, 'stato', null),
    tipo_cliente !== '' && one('tipo_cliente', `Tipo: ${tipoClienteName(tipo_cliente)}`, 'tipoCliente', ''),
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
