// Orders: the form's rules, the sums, the states of schedule and mail.
// docs/rules/ordini.md

import { array, type ObjectSchema, object } from 'yup'
import {
  booleanRule,
  dayRule,
  field,
  idRule,
  labelsOf,
  longTextRule,
  oneOfRule,
  optionalDayRule,
  optionalIdRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'
import {
  choiceFilter,
  partFilter,
  periodFilter,
  pkFilter,
  pksFilter,
  searchFilter,
  sinceFilter,
  textFilter,
  yesNoFilter,
} from '#shared/fields/filters.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { divideRounded, fromCents, sumAmounts, toCents } from '#shared/money/money.ts'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS, type TipoCliente } from '#vendite/clienti/rules.ts'
import { areaConsegnaRule } from '../areeConsegna/rules.ts'
import { type PosaInput, posaFields } from '../posa/rules.ts'
import { completeRiga, type PrezziRiga, type RigaInput, rigaSchema } from '../righe/rules.ts'

/** Lines of one order at most. */
export const RIGHE_ORDINE_MAX = 500
export const NUMERO_ALREADY_USED = 'Esiste già un ordine con questo numero commessa.'

/** An order as the form sends it; days are 'YYYY-MM-DD'. Sums and nets are not in it: they are computed. */
export interface OrdineInput extends PosaInput {
  numeroCommessa: string
  data: string
  /** Approntamento. */
  dataConsegna: string | null
  dataPosa: string | null
  progetto: string
  riferimento: string
  statoPk: number | null
  clientePk: number
  tipoCliente: TipoCliente
  codiceSistema: string
  agentePk: number | null
  /** Key of the delivery area. */
  areaConsegna: string | null
  senzaMisure: boolean
  note: string
  nonSchedulabile: boolean
  autoSchedulazione: boolean
  righe: RigaInput[]
}

/** The header of the form. Checking 'non schedulabile' unchecks 'auto schedulazione'. */
const header = {
  numeroCommessa: field('Numero commessa', singleLineRule(50).required(REQUIRED_FIELD)),
  data: field('Data commessa', dayRule().required(REQUIRED_FIELD)),
  dataConsegna: field('Data approntamento', optionalDayRule()),
  dataPosa: field('Data posa', optionalDayRule()),
  progetto: field('Progetto', singleLineRule(200)),
  riferimento: field('Riferimento', singleLineRule(200)),
  statoPk: field('Stato ordine', refersTo('valoreStato', optionalIdRule())),
  clientePk: field('Cliente', refersTo('cliente', idRule())),
  tipoCliente: field('Tipo cliente', oneOfRule(TIPI_CLIENTE, TIPO_CLIENTE_LABELS).required(REQUIRED_FIELD)),
  codiceSistema: field('Codice sistema', singleLineRule(50)),
  agentePk: field('Agente', refersTo('agente', optionalIdRule())),
  areaConsegna: field('Area di consegna', areaConsegnaRule(), 'Key of the delivery area.'),
  senzaMisure: field('Misure definitive', booleanRule(false)),
  note: field('Note', longTextRule(5000)),
  ...posaFields,
  nonSchedulabile: field('Non schedulabile', booleanRule(false)),
  autoSchedulazione: field('Auto schedulazione', booleanRule(false)),
}

/** What the fields of an order are called; its list says Stato for `stato`. */
export const ordineLabels = labelsOf(object(header))

const REPEATED = 'La stessa riga compare più volte'

/** The whole form: header and lines. */
export const ordineSchema: ObjectSchema<OrdineInput> = object({
  ...header,
  righe: array()
    .of(rigaSchema)
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(RIGHE_ORDINE_MAX, `Non più di ${RIGHE_ORDINE_MAX} righe`)
    .test('ripetute', REPEATED, (righe) => {
      const knownOnes = (righe ?? []).flatMap((item) => (item?.pk ? [item.pk] : []))
      return new Set(knownOnes).size === knownOnes.length
    }),
})

/** An order ready to be stored: flags that exclude each other settled, every line with its net. */
export function completeOrdine(ordine: OrdineInput): OrdineInput {
  return {
    ...ordine,
    autoSchedulazione: ordine.autoSchedulazione && !ordine.nonSchedulabile,
    righe: ordine.righe.map(completeRiga),
  }
}

/** The sums of an order, euro and percent. */
interface OrdineTotals {
  listino: number
  netto: number
  sconto: number
  /** Pieces of the lines that are not extra. */
  numeroSerramenti: number
}

/** (listino - netto) / listino × 100 half up to 2 decimals, when both are positive; 0 otherwise and never below. */
export function scontoOf(listino: number, netto: number): number {
  const [gross, resto] = [toCents(listino), toCents(netto)]
  if (gross <= 0n || resto <= 0n || resto >= gross) return 0
  return fromCents(divideRounded((gross - resto) * 10_000n, gross))
}

/** The sums over the lines; the lines are those of `completeRiga`. */
export function ordineTotals(righe: readonly (PrezziRiga & { numero: number | null })[]): OrdineTotals {
  const listino = sumAmounts(righe.map((item) => item.listino))
  const netto = sumAmounts(righe.map((item) => item.netto))
  const numeroSerramenti = righe.reduce((pezzi, item) => pezzi + (item.rivendita ? 0 : (item.numero ?? 0)), 0)
  return { listino, netto, sconto: scontoOf(listino, netto), numeroSerramenti }
}

/**
 * 'Applica a tutte le righe': the order's discount on every line that is not extra, with its new net; a net that had
 * been given without a discount gives way to it.
 */
export function applySconto<Riga extends RigaInput>(righe: readonly Riga[], sconto: number | null): Riga[] {
  return righe.map((item) => (item.rivendita ? item : completeRiga({ ...item, netto: null, scontoArticolo: sconto })))
}

/** What a user may see of an order and therefore change, and whether it may be told to schedule itself. */
export interface OrdineVisibility {
  prezzi: boolean
  agente: boolean
  autoSchedulazione: boolean
}

/**
 * An order saved by a user who may not see all of it: prices, agent and 'auto schedulazione' stay as stored, whatever was
 * sent or left out.
 * @param current null for a new order, which then has none
 */
export function withUnsaid(ordine: OrdineInput, current: OrdineInput | null, visible: OrdineVisibility): OrdineInput {
  const note = new Map((current?.righe ?? []).map((item) => [item.pk, item]))
  const withPrezzi = (item: RigaInput): RigaInput => {
    const { listino = null, scontoArticolo = null, scontoCorrettivo = null, netto = null } = note.get(item.pk) ?? {}
    return { ...item, listino, scontoArticolo, scontoCorrettivo, netto }
  }
  return {
    ...ordine,
    agentePk: visible.agente ? ordine.agentePk : (current?.agentePk ?? null),
    autoSchedulazione: visible.autoSchedulazione ? ordine.autoSchedulazione : (current?.autoSchedulazione ?? false),
    righe: visible.prezzi ? ordine.righe : ordine.righe.map(withPrezzi),
  }
}

/** Why the form cannot be saved yet, or null: it needs a line unless the order is not to be scheduled. */
export function whyNotSaved(form: { nonSchedulabile: boolean; righe: readonly unknown[] }): string | null {
  return form.righe.length > 0 || form.nonSchedulabile ? null : 'L’ordine non ha righe'
}

/**
 * Why an order may not lose its last line, or be scheduled without one; null when it may. One that has been without
 * lines all along may change in everything else.
 * @param before null for a new order
 */
export function whyWithoutRighe(before: OrdineInput | null, after: OrdineInput): string | null {
  return before && whyNotSaved(before) ? null : whyNotSaved(after)
}

/** How the order stands with the schedule. */
export function etichettaSchedulazione(ordine: { nonSchedulabile: boolean; schedulato: boolean }): string {
  if (ordine.nonSchedulabile) return 'Non schedulabile'
  return ordine.schedulato ? 'Schedulato' : 'Non schedulato'
}

/** Values of the scheduled filter of the list. */
const SCHEDULATI_FILTER = ['schedulabili', '1', '0', 'non_schedulabili'] as const
export type SchedulatiFilter = (typeof SCHEDULATI_FILTER)[number]

/** The figures at the end, as many as a number holds. */
const CODA = /(?<!\d)\d{1,9}$/

/**
 * The number that a new order is offered: one more than the highest of those of the same kind as the latest of the
 * year ('26/0240' → '26/0241'), as wide as it is. Empty when there is nothing to go on from.
 * @param numeri of the latest orders, newest first
 * @param year of four figures
 */
export function nextNumeroCommessa(numeri: readonly string[], year: number): string {
  const breve = String(year).slice(-2)
  const read = numeri.flatMap((numero) => {
    const [coda] = CODA.exec(numero) ?? []
    return coda === undefined ? [] : [{ testa: numero.slice(0, -coda.length), coda }]
  })
  const withYear = read.filter(({ testa }) => testa.startsWith(`${breve}/`) || testa.startsWith(`${year}/`))
  const modello = withYear[0]
  if (!modello) return read.some(({ testa }) => /^\d\d\/$/.test(testa)) ? `${breve}/0001` : ''
  const similar = withYear.filter(({ testa }) => testa === modello.testa).map(({ coda }) => Number(coda))
  return `${modello.testa}${String(Math.max(...similar) + 1).padStart(modello.coda.length, '0')}`
}

/** Values of the filter by margin: the plan ends after the approntamento, or just before it. */
export const MARGINE_FILTER = ['in_ritardo', 'poco_margine'] as const
export type MargineFilter = (typeof MARGINE_FILTER)[number]

/** An order whose plan ends so many days before its approntamento, or fewer, has little margin. */
export const TIGHT_MARGINE = 2

/** Which way a margin leans: late, at risk, safe. */
export const MARGINE_BANDS = ['tardi', 'rischio', 'sicuro'] as const
export type MargineBand = (typeof MARGINE_BANDS)[number]

/** Which way the margin of a plan leans. @param margine days, negative when late */
export function bandOfMargine(margine: number): MargineBand {
  if (margine < 0) return 'tardi'
  return margine <= TIGHT_MARGINE ? 'rischio' : 'sicuro'
}

/**
 * The same of an order; null when its margin says nothing any more: its plan is over, or it is finished. The filters of
 * the list say it to the database.
 * @param today when today begins
 */
export function bandOfOrdine(
  ordine: { margine: number | null; fineSchedulazione: Date | null; chiuso: boolean },
  today: Date,
): MargineBand | null {
  const { margine, fineSchedulazione, chiuso } = ordine
  if (margine === null || fineSchedulazione === null || fineSchedulazione < today || chiuso) return null
  return bandOfMargine(margine)
}

/**
 * '3 giorni di margine', '1 giorno di ritardo, materiali in ritardo di 2'.
 * @param margine days, negative when late
 * @param ritardoMateriali days of it that late materials take
 */
export function margineInWords(margine: number, ritardoMateriali: number): string {
  const days = formatCount(Math.abs(margine), 'giorno', 'giorni')
  const materiali = ritardoMateriali > 0 ? `, materiali in ritardo di ${ritardoMateriali}` : ''
  return `${days} di ${margine < 0 ? 'ritardo' : 'margine'}${materiali}`
}

/** 'YYYY-MM-DD' some days later. */
export function addDays(isoDay: string, days: number): string {
  const data = new Date(`${isoDay}T00:00:00Z`)
  data.setUTCDate(data.getUTCDate() + days)
  return data.toISOString().slice(0, 10)
}

/** ISO week of a day, with its year: `2026-W01`. */
export function weekOf(isoDay: string): string {
  const data = new Date(`${isoDay}T00:00:00Z`)
  // The Thursday of the week decides its year.
  data.setUTCDate(data.getUTCDate() + 4 - (data.getUTCDay() || 7))
  const startOfYear = Date.UTC(data.getUTCFullYear(), 0, 1)
  const week = Math.ceil(((data.getTime() - startOfYear) / 86_400_000 + 1) / 7)
  return `${data.getUTCFullYear()}-W${String(week).padStart(2, '0')}`
}

/** Orders that an address names at most; the server takes as many. */
export const CHOSEN_ORDINI_MAX = 1000

/** The filters of the list of orders; parameters of the address have the names of the old calls where they had one. */
export const ordiniFilters = {
  search: searchFilter('Every word, any order, case and accents folded; numbers also by their digits.', {
    url: 'search',
  }),
  margine: choiceFilter(MARGINE_FILTER, 'What is left between its plan and its day.', {
    url: 'margine',
    label: 'Margine',
    chip: '',
    all: 'Qualsiasi margine',
    said: { in_ritardo: 'In ritardo', poco_margine: 'Con poco margine' },
  }),
  chiusi: yesNoFilter('true: only those in a state of the setting `stati_ordine_chiusi`; false: only the others.', {
    url: 'chiusi',
  }),
  pks: pksFilter('The ones with these numbers.', { url: 'ordini', most: CHOSEN_ORDINI_MAX }),
  numeroCommessa: partFilter('Part of it, case ignored.', {
    url: 'numero_commessa',
    label: 'Numero commessa',
    chip: 'Commessa',
  }),
  progetto: partFilter('Part of it, case ignored.', { url: 'progetto', label: 'Progetto' }),
  riferimento: partFilter('Part of it, case ignored.', { url: 'riferimento', label: 'Riferimento' }),
  nomeCliente: partFilter('Part of it, case ignored.', { url: 'nome_cliente', label: 'Cliente' }),
  clientePk: pkFilter('Number of the customer.', { url: 'cliente' }),
  data: periodFilter('Their day is in this period.', { url: ['data_da', 'data_a'], label: 'Data' }),
  dataConsegna: periodFilter('They must be ready in this period.', {
    url: ['data_consegna_da', 'data_consegna_a'],
    label: 'Approntamento',
  }),
  dataPosa: periodFilter('They are installed in this period.', { url: ['data_posa_da', 'data_posa_a'], label: 'Posa' }),
  statoPk: pkFilter('Number of the state.'),
  senzaStato: yesNoFilter('Only those without a state.'),
  tipoCliente: choiceFilter(TIPI_CLIENTE, 'Kind of customer.', {
    url: 'tipo_cliente',
    label: 'Tipo cliente',
    chip: 'Tipo',
    said: TIPO_CLIENTE_LABELS,
  }),
  codiceSistema: textFilter('Exactly this system.', {
    url: 'codice_sistema',
    label: 'Codice sistema',
    chip: 'Sistema',
  }),
  agentePk: pkFilter('Number of the agent; ignored for users who may not see agents.'),
  agentePks: pksFilter('Of any of these agents; ignored for users who may not see agents.', { url: 'agenti' }),
  senzaAgente: yesNoFilter('Only those without an agent; ignored for users who may not see agents.'),
  areaConsegna: textFilter('For the delivery area with this key.', {
    url: 'area_consegna',
    label: 'Area di consegna',
    chip: 'Area',
  }),
  senzaMisure: yesNoFilter('Whether the measures are still to be taken.', { url: 'senza_misure', label: 'Misure' }),
  nonSchedulabili: yesNoFilter('true: only those not to be scheduled; false: only the others.'),
  ordiniFornitoreMancanti: yesNoFilter('Whether some material lacks a supplier order; ignored for app accounts.', {
    url: 'ordini_fornitore_mancanti',
    label: 'Ordini fornitore',
  }),
  checkFattaPks: pksFilter('Numbers of checklist items that must be done.', { url: 'check_fatte' }),
  checkNonFattaPks: pksFilter('Numbers of checklist items that must not be done.', { url: 'check_non_fatte' }),
  aggiornatoDopo: sinceFilter(),
}
