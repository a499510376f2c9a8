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
} from '../../shared/fields/fields.ts'
import { formatCount } from '../../shared/formats/formats.ts'
import { divideRounded, fromCents, sumAmounts, toCents } from '../../shared/money/money.ts'
import { TIPI_CLIENTE, type TipoCliente } from '../../vendite/clienti/rules.ts'
import { completeRiga, type PrezziRiga, type RigaInput, rigaSchema } from '../righe/rules.ts'

export const AREE_CONSEGNA = ['EST', 'OVEST'] as const
export type AreaConsegna = (typeof AREE_CONSEGNA)[number]

/** Lines of one order at most. */
export const RIGHE_ORDINE_MAX = 500
export const NUMERO_GIA_USATO = 'Esiste già un ordine con questo numero commessa.'

/** An order as the form sends it; days are 'YYYY-MM-DD'. Sums and nets are not in it: they are computed. */
export interface OrdineInput {
  numeroCommessa: string
  data: string
  /** Approntamento. */
  dataConsegna: string | null
  dataPosa: string | null
  progetto: string
  riferimento: string
  stato: number | null
  cliente: number
  tipoCliente: TipoCliente
  codiceSistema: string
  agente: number | null
  areaConsegna: AreaConsegna | null
  senzaMisure: boolean
  note: string
  nonSchedulabile: boolean
  autoSchedulazione: boolean
  righe: RigaInput[]
}

/** The header of the form. Checking 'non schedulabile' unchecks 'auto schedulazione'. */
const testata = {
  numeroCommessa: field('Numero commessa', singleLineRule(50).required(REQUIRED_FIELD)),
  data: field('Data commessa', dayRule().required(REQUIRED_FIELD)),
  dataConsegna: field('Data approntamento', optionalDayRule()),
  dataPosa: field('Data posa', optionalDayRule()),
  progetto: field('Progetto', singleLineRule(200)),
  riferimento: field('Riferimento', singleLineRule(200)),
  stato: field('Stato ordine', refersTo('valoreStato', optionalIdRule())),
  cliente: field('Cliente', refersTo('cliente', idRule())),
  tipoCliente: field('Tipo cliente', oneOfRule(TIPI_CLIENTE).required(REQUIRED_FIELD)),
  codiceSistema: field('Codice sistema', singleLineRule(50)),
  agente: field('Agente', refersTo('agente', optionalIdRule())),
  areaConsegna: field('Area di consegna', oneOfRule(AREE_CONSEGNA).nullable().defined().default(null)),
  senzaMisure: field('Misure definitive', booleanRule(false)),
  note: field('Note', longTextRule(5000)),
  nonSchedulabile: field('Non schedulabile', booleanRule(false)),
  autoSchedulazione: field('Auto schedulazione', booleanRule(false)),
}

/** What the fields of an order are called; its list says Stato for `stato`. */
export const ordineLabels = labelsOf(object(testata))

const RIPETUTA = 'La stessa riga compare più volte'

/** The whole form: header and lines. */
export const ordineSchema: ObjectSchema<OrdineInput> = object({
  ...testata,
  righe: array()
    .of(rigaSchema)
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(RIGHE_ORDINE_MAX, `Non più di ${RIGHE_ORDINE_MAX} righe`)
    .test('ripetute', RIPETUTA, (righe) => {
      const noti = (righe ?? []).flatMap((voce) => (voce?.id ? [voce.id] : []))
      return new Set(noti).size === noti.length
    }),
})

/** An order ready to be stored: flags that exclude each other settled, every line with its net. */
export function completaOrdine(ordine: OrdineInput): OrdineInput {
  return {
    ...ordine,
    autoSchedulazione: ordine.autoSchedulazione && !ordine.nonSchedulabile,
    righe: ordine.righe.map(completeRiga),
  }
}

/** The sums of an order, euro and percent. */
interface TotaliOrdine {
  listino: number
  netto: number
  sconto: number
  /** Pieces of the lines that are not extra. */
  numeroSerramenti: number
}

/** (listino - netto) / listino × 100 half up to 2 decimals, when both are positive; 0 otherwise and never below. */
export function scontoOf(listino: number, netto: number): number {
  const [lordo, resto] = [toCents(listino), toCents(netto)]
  if (lordo <= 0n || resto <= 0n || resto >= lordo) return 0
  return fromCents(divideRounded((lordo - resto) * 10_000n, lordo))
}

/** The sums over the lines; the lines are those of `completeRiga`. */
export function totaliOrdine(righe: readonly (PrezziRiga & { numero: number | null })[]): TotaliOrdine {
  const listino = sumAmounts(righe.map((voce) => voce.listino))
  const netto = sumAmounts(righe.map((voce) => voce.netto))
  const numeroSerramenti = righe.reduce((pezzi, voce) => pezzi + (voce.rivendita ? 0 : (voce.numero ?? 0)), 0)
  return { listino, netto, sconto: scontoOf(listino, netto), numeroSerramenti }
}

/**
 * 'Applica a tutte le righe': the order's discount on every line that is not extra, with its new net; a net that had
 * been given without a discount gives way to it.
 */
export function applicaSconto<Riga extends RigaInput>(righe: readonly Riga[], sconto: number | null): Riga[] {
  return righe.map((voce) => (voce.rivendita ? voce : completeRiga({ ...voce, netto: null, scontoArticolo: sconto })))
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
 * @param attuale null for a new order, which then has none
 */
export function withUnsaid(ordine: OrdineInput, attuale: OrdineInput | null, visibile: OrdineVisibility): OrdineInput {
  const note = new Map((attuale?.righe ?? []).map((voce) => [voce.id, voce]))
  const conPrezzi = (voce: RigaInput): RigaInput => {
    const { listino = null, scontoArticolo = null, scontoCorrettivo = null, netto = null } = note.get(voce.id) ?? {}
    return { ...voce, listino, scontoArticolo, scontoCorrettivo, netto }
  }
  return {
    ...ordine,
    agente: visibile.agente ? ordine.agente : (attuale?.agente ?? null),
    autoSchedulazione: visibile.autoSchedulazione ? ordine.autoSchedulazione : (attuale?.autoSchedulazione ?? false),
    righe: visibile.prezzi ? ordine.righe : ordine.righe.map(conPrezzi),
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
const FILTRO_SCHEDULATI = ['schedulabili', '1', '0', 'non_schedulabili'] as const
export type FiltroSchedulati = (typeof FILTRO_SCHEDULATI)[number]

/** The figures at the end, as many as a number holds. */
const CODA = /(?<!\d)\d{1,9}$/

/**
 * The number that a new order is offered: one more than the highest of those of the same kind as the latest of the
 * year ('26/0240' → '26/0241'), as wide as it is. Empty when there is nothing to go on from.
 * @param numeri of the latest orders, newest first
 * @param anno of four figures
 */
export function nextNumeroCommessa(numeri: readonly string[], anno: number): string {
  const breve = String(anno).slice(-2)
  const letti = numeri.flatMap((numero) => {
    const [coda] = CODA.exec(numero) ?? []
    return coda === undefined ? [] : [{ testa: numero.slice(0, -coda.length), coda }]
  })
  const conAnno = letti.filter(({ testa }) => testa.startsWith(`${breve}/`) || testa.startsWith(`${anno}/`))
  const modello = conAnno[0]
  if (!modello) return letti.some(({ testa }) => /^\d\d\/$/.test(testa)) ? `${breve}/0001` : ''
  const simili = conAnno.filter(({ testa }) => testa === modello.testa).map(({ coda }) => Number(coda))
  return `${modello.testa}${String(Math.max(...simili) + 1).padStart(modello.coda.length, '0')}`
}

/** Values of the filter by margin: the plan ends after the approntamento, or just before it. */
export const FILTRO_MARGINE = ['in_ritardo', 'poco_margine'] as const
export type FiltroMargine = (typeof FILTRO_MARGINE)[number]

/** An order whose plan ends so many days before its approntamento, or fewer, has little margin. */
export const MARGINE_STRETTO = 2

/** Which way the margin of a plan leans: late, at risk, safe. @param margine days, negative when late */
export function bandOfMargine(margine: number): 'tardi' | 'rischio' | 'sicuro' {
  if (margine < 0) return 'tardi'
  return margine <= MARGINE_STRETTO ? 'rischio' : 'sicuro'
}

/**
 * The same of an order; null when its margin says nothing any more: its plan is over, or it is finished. The filters of
 * the list say it to the database.
 * @param oggi when today begins
 */
export function bandOfOrdine(
  ordine: { margine: number | null; fineSchedulazione: Date | null; chiuso: boolean },
  oggi: Date,
): ReturnType<typeof bandOfMargine> | null {
  const { margine, fineSchedulazione, chiuso } = ordine
  if (margine === null || fineSchedulazione === null || fineSchedulazione < oggi || chiuso) return null
  return bandOfMargine(margine)
}

/**
 * '3 giorni di margine', '1 giorno di ritardo, materiali in ritardo di 2'.
 * @param margine days, negative when late
 * @param ritardoMateriali days of it that late materials take
 */
export function margineInWords(margine: number, ritardoMateriali: number): string {
  const giorni = formatCount(Math.abs(margine), 'giorno', 'giorni')
  const materiali = ritardoMateriali > 0 ? `, materiali in ritardo di ${ritardoMateriali}` : ''
  return `${giorni} di ${margine < 0 ? 'ritardo' : 'margine'}${materiali}`
}

/** 'YYYY-MM-DD' some days later. */
export function addDays(giornoIso: string, giorni: number): string {
  const data = new Date(`${giornoIso}T00:00:00Z`)
  data.setUTCDate(data.getUTCDate() + giorni)
  return data.toISOString().slice(0, 10)
}

/** ISO week of a day, with its year: `2026-W01`. */
export function weekOf(giornoIso: string): string {
  const data = new Date(`${giornoIso}T00:00:00Z`)
  // The Thursday of the week decides its year.
  data.setUTCDate(data.getUTCDate() + 4 - (data.getUTCDay() || 7))
  const inizioAnno = Date.UTC(data.getUTCFullYear(), 0, 1)
  const settimana = Math.ceil(((data.getTime() - inizioAnno) / 86_400_000 + 1) / 7)
  return `${data.getUTCFullYear()}-W${String(settimana).padStart(2, '0')}`
}
