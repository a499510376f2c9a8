import { formatCount, formatDate } from '../../../../../../server/shared/formats/formats.ts'
import { tipoClienteName } from '../../../../vendite/clienti/tipoClienteName.ts'
import type { OrdiniSight } from '../columnTitles.ts'
import { type FaseFilterValue, withFaseFilter } from '../faseFilters.ts'
import type { OrdiniChoice, OrdiniChoices } from '../ordiniChoices.ts'
import { MARGINI, type OrdiniFilterValues } from '../ordiniUrlState.ts'

/** A filter that is on: its words, the column it is of, and what takes it away. */
export interface OrdiniFilterChip {
  nome: string
  etichetta: string
  /** Column whose filter it is; empty for those of no column. */
  colonna: string
  senza: Partial<OrdiniFilterValues>
}

const nomeDi = (voci: readonly OrdiniChoice[], pk: number) => voci.find((voce) => voce.pk === pk)?.testo ?? `n. ${pk}`

/** 'dal 01-12-2026 al 03-12-2026', or one end of it. */
function intervallo(da: string | null, a: string | null): string {
  if (da !== null && da === a) return formatDate(da)
  return [da && `dal ${formatDate(da)}`, a && `al ${formatDate(a)}`].filter(Boolean).join(' ')
}

const SCHEDULATI = {
  schedulabili: 'Schedulabili',
  '1': 'Schedulati',
  '0': 'Non schedulati',
  non_schedulabili: 'Non schedulabili',
} as const

function testi(filters: OrdiniFilterValues): OrdiniFilterChip[] {
  const fields = [
    ['numero_commessa', 'Commessa', 'numeroCommessa'],
    ['nome_cliente', 'Cliente', 'cliente'],
    ['progetto', 'Progetto', 'progetto'],
    ['riferimento', 'Riferimento', 'riferimento'],
    ['codice_sistema', 'Sistema', 'codiceSistema'],
    ['area_consegna', 'Area', 'areaConsegna'],
  ] as const
  return fields.flatMap(([nome, titolo, colonna]) =>
    filters[nome] === '' ? [] : [{ nome, etichetta: `${titolo}: ${filters[nome]}`, colonna, senza: { [nome]: '' } }],
  )
}

function giorni(filters: OrdiniFilterValues): OrdiniFilterChip[] {
  const fields = [
    ['data', 'Data', 'data'],
    ['data_consegna', 'Approntamento', 'dataConsegna'],
    ['data_posa', 'Posa', 'dataPosa'],
  ] as const
  return fields.flatMap(([nome, titolo, colonna]) => {
    const [da, a] = [`${nome}_da`, `${nome}_a`] as const
    const quando = intervallo(filters[da], filters[a])
    if (quando === '') return []
    return [{ nome, etichetta: `${titolo} ${quando}`, colonna, senza: { [da]: null, [a]: null } }]
  })
}

function diFase(filters: OrdiniFilterValues, { fase, ...date }: FaseFilterValue): OrdiniFilterChip[] {
  const capi = [
    ['inizio', 'Inizio', date.inizioDa, date.inizioA],
    ['fine', 'Fine', date.fineDa, date.fineA],
  ] as const
  return capi.flatMap(([capo, titolo, da, a]) => {
    const quando = intervallo(da, a)
    if (quando === '') return []
    return [
      {
        nome: `${capo}:${fase}`,
        etichetta: `${titolo}${fase && ` ${fase}`} ${quando}`,
        colonna: fase ? `fase:${fase}` : capo,
        senza: { fasi: withFaseFilter(filters.fasi, fase, { [`${capo}Da`]: null, [`${capo}A`]: null }) },
      },
    ]
  })
}

function checkList(filters: OrdiniFilterValues, voci: readonly OrdiniChoice[]): OrdiniFilterChip[] {
  const liste = [
    ['check_fatte', 'fatto'],
    ['check_non_fatte', 'non fatto'],
  ] as const
  return liste.flatMap(([nome, come]) =>
    filters[nome].map((pk) => ({
      nome: `${nome}:${pk}`,
      etichetta: `${nomeDi(voci, pk)}: ${come}`,
      colonna: 'checkList',
      senza: { [nome]: filters[nome].filter((altro) => altro !== pk) },
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
  scelte: OrdiniChoices,
  vede: OrdiniSight,
  nomeCliente: string | null,
): OrdiniFilterChip[] {
  const { stato, agente, cliente, scheduled, tipo_cliente, senza_misure, stato_invio_mail } = filters
  const { ordini_fornitore_mancanti, margine, chiusi, ordini } = filters
  const chi = (scelta: number | 'nessuno', voci: readonly OrdiniChoice[]) =>
    scelta === 'nessuno' ? 'nessuno' : nomeDi(voci, scelta)
  const uno = (
    nome: keyof OrdiniFilterValues,
    etichetta: string,
    colonna: string,
    empty: unknown,
  ): OrdiniFilterChip => ({
    nome,
    etichetta,
    colonna,
    senza: { [nome]: empty },
  })
  const others: (OrdiniFilterChip | false)[] = [
    scheduled !== '' && uno('scheduled', SCHEDULATI[scheduled], '', ''),
    margine !== '' && uno('margine', MARGINI[margine], 'margine', ''),
    chiusi !== null && uno('chiusi', chiusi ? 'Chiusi' : 'Non chiusi', 'stato', null),
    ordini.length > 0 && uno('ordini', formatCount(ordini.length, 'ordine scelto', 'ordini scelti'), '', []),
    cliente !== null && uno('cliente', `Cliente: ${nomeCliente ?? `n. ${cliente}`}`, 'cliente', null),
    stato !== null && uno('stato', `Stato: ${chi(stato, scelte.stati)}`, 'stato', null),
    tipo_cliente !== '' && uno('tipo_cliente', `Tipo: ${tipoClienteName(tipo_cliente)}`, 'tipoCliente', ''),
    vede.agente && agente !== null && uno('agente', `Agente: ${chi(agente, scelte.agenti ?? [])}`, 'agente', null),
    senza_misure !== null &&
      uno('senza_misure', senza_misure ? 'Misure da definire' : 'Misure definitive', 'senzaMisure', null),
    vede.interni &&
      ordini_fornitore_mancanti !== null &&
      uno(
        'ordini_fornitore_mancanti',
        ordini_fornitore_mancanti ? 'Ordini fornitore mancanti' : 'Ordini fornitore completi',
        'mancanti',
        null,
      ),
    vede.mail &&
      stato_invio_mail !== '' &&
      uno('stato_invio_mail', `Mail: ${stato_invio_mail === 'inviata' ? 'inviata' : 'in attesa'}`, 'mail', ''),
  ]
  return [
    ...others.filter((chip) => chip !== false),
    ...testi(filters),
    ...giorni(filters),
    ...filters.fasi.flatMap((filter) => diFase(filters, filter)),
    ...(vede.interni ? checkList(filters, scelte.voci) : []),
  ]
}
