import type { workVariables } from './lavoro/workVariables.ts'

declare const counted: unique symbol

/** The address that opens what a figure counts; `figureAddress` alone makes one. */
export type FigureAddress = string & { readonly [counted]: true }

/** What the home is read with, as far as addresses depend on it. */
type Days = Pick<ReturnType<typeof workVariables>, 'assegna' | 'fra14' | 'fra7' | 'oggi' | 'preventiviDal'>

type Opens = (days: Days, pks: readonly number[]) => string

const LATE_FORNITURE = '/planner/#/ordini-fornitore?stato=!&ordina=dataConsegnaFornitore'
const CELLE = '/planner/#/calendario-aziendale?rotte=si'
const CONFERME = '/planner/#/conferme-ordini?stato=in_attesa&chiusi=no'
const OPERATORE = '/planner/#/operatore'

/** Open orders that must be ready soon and that nobody has planned. */
const unplanned = ({ fra14 }: Days) =>
  `/planner/#/ordini?scheduled=0&chiusi=no&data_consegna_a=${fra14}&ordina=-dataConsegna`

/** What a department works today. */
const fasiOfToday = (fase: string, { oggi }: Days) =>
  `/planner/#/fasi-schedulate?nome_fase=${fase}&chiusi=no&data_da=${oggi}&data_a=${oggi}`

/**
 * What the home counts, by the name of the field that it is read from, and the list whose rows those are; null: the
 * section itself has all of them. Every field of the home's queries is here, and what it counts is compared with what
 * its address opens: server/test/__tests__/figures.test.ts
 */
export const FIGURES = {
  aperte: () => OPERATORE,
  attese: () => LATE_FORNITURE,
  banchiDiOggi: (days) => fasiOfToday('banchi', days),
  celleRotte: () => CELLE,
  daInviare: () => CONFERME,
  daSbrigare: ({ assegna, preventiviDal }) =>
    `/preventivi/#/?con_ordine=no${assegna ? '&agente=nessuno' : ''}${preventiviDal ? `&start_date=${preventiviDal}` : ''}`,
  daSchedulare: unplanned,
  fallite: () => '/impostazioni/#/posta?stato=FALLITA',
  firmate: () => CONFERME,
  guaste: () => '/impostazioni/#/posta?stato=FALLITA',
  inArrivo: ({ oggi, fra7 }) =>
    `/planner/#/ordini-fornitore?attesi=si&ordina=dataConsegnaFornitore&data_consegna_fornitore_da=${oggi}&data_consegna_fornitore_a=${fra7}`,
  inAttesa: () => '/impostazioni/#/posta?stato=DA_INVIARE',
  inSettimana: ({ oggi, fra7 }) =>
    `/planner/#/ordini?chiusi=no&data_consegna_da=${oggi}&data_consegna_a=${fra7}&ordina=dataConsegna`,
  jobsFiniti: null,
  macchineDiOggi: (days) => fasiOfToday('macchine', days),
  mieAperte: () => OPERATORE,
  nonSchedulati: unplanned,
  offerteBozze: () => '/offerte/#/?bozza=si',
  offerteFuori: () => '/offerte/#/?stato=INVIATA',
  offerteInAttesa: () => '/offerte/#/?stato=INVIATA',
  offerteInScadenza: ({ oggi, fra7 }) => `/offerte/#/?stato=INVIATA&scade_da=${oggi}&scade_a=${fra7}`,
  ordiniMossi: (_days, pks) => `/planner/#/ordini?ordini=${pks.join('.')}`,
  preventivi: ({ oggi }) => `/preventivi/#/?start_date=${oggi}`,
  scadute: () => LATE_FORNITURE,
  segnalazioni: ({ oggi }) => `/impostazioni/#/segnalazioni?dal=${oggi}`,
  stretti: () => '/planner/#/ordini?margine=poco_margine&ordina=dataConsegna',
  tardi: () => '/planner/#/ordini?margine=in_ritardo&ordina=margine',
  tutteAperte: () => '/planner/#/attivita-operatori?aperte=si',
  warningsOrdiniFornitore: () => '/planner/#/warnings-ordini-fornitore',
} as const satisfies Record<string, Opens | null>

/** A figure with an address. */
export type Figure = {
  [Name in keyof typeof FIGURES]: (typeof FIGURES)[Name] extends null ? never : Name
}[keyof typeof FIGURES]

/** Where the rows of a figure are. @param pks of those that only their numbers tell */
export function figureAddress(figure: Figure, days: Days, pks: readonly number[] = []): FigureAddress {
  const opens: Opens = FIGURES[figure]
  return opens(days, pks) as FigureAddress
}
