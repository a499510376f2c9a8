// What the timeline shows, as plain data. Instants are civil texts 'YYYY-MM-DD HH:mm:ss'.

/** Shown by glyph and word as well as by colour. */
export const CELLA_STATES = ['free', 'filled', 'closed', 'broken'] as const
export type ShownStatoCella = (typeof CELLA_STATES)[number]

/** Minutes that an order has in a cell. */
export interface OrdineQuota {
  id: number
  numeroCommessa: string
  time: number
}

/** A department's day, in person-minutes. */
export interface ShownCella {
  giorno: string
  reparto: string
  capacita: number
  occupato: number
  /** Negative when broken. */
  libero: number
  stato: ShownStatoCella
  /** Opening hours of the day, from 8: what the hour columns of the cell mean. */
  ore: number
  /** How many orders are in it. */
  count: number
  /** Minutes that the saved schedule of the order on screen has in it. */
  mine: number
  /** The orders in it; null where the drawing does not need them. */
  ordini: readonly OrdineQuota[] | null
}

/** Which cell: what is enough to mend it. */
export type CellaPlace = Pick<ShownCella, 'giorno' | 'reparto'>

/** Key of a cell: 'YYYY-MM-DD macchine'. */
export function cellaKey({ giorno, reparto }: { giorno: string; reparto: string }): string {
  return `${giorno} ${reparto}`
}

export interface ShownFornitoreFase {
  id: number
  nome: string
  /** Lead time in days. */
  tempo: number
}

export const SHOWN_UNITA = ['days', 'hours', 'minutes'] as const
export type ShownUnita = (typeof SHOWN_UNITA)[number]

/** A phase of an order as planned. */
export interface PianoFase {
  nomeFase: string
  unit: ShownUnita
  withFornitore: boolean
  infiniteCapacity: boolean
  /** Department whose capacity a finite phase uses. */
  reparto: string | null
  dependencies: readonly string[]
  isNeeded: boolean
  inizio: string | null
  fine: string | null
  /** In `unit`; null when it isn't known (no supplier). */
  durata: number | null
  durataOverride: number | null
  fornitore: ShownFornitoreFase | null
  occupations: readonly { date: string; time: number }[]
  spiegazione: readonly ShownReason[]
}

/** One of the things that bind a start, in Italian, with the orders it names. */
interface ShownReason {
  codice: string
  testo: string
  ordini: readonly { id: number; numeroCommessa: string }[]
}

export interface FaseError {
  code: string
  nomeFase: string
  /** The day asked for. */
  data: string | null
  testo: string
  /** The first start that would do, 'YYYY-MM-DD HH'. */
  primoUtile: string | null
}

export interface FaseNotice {
  code: string
  nomeFase: string | null
  testo: string
  /** Delivery day that would do, of `oltre_consegna`. */
  nuovaConsegna: string | null
}

export interface ShownTempisticaMancante {
  tipo: string
  famiglia: string
  forma: string
  codice: string
}

/** A phase of some order over time, for the rows of phases without capacity. */
export interface TimelineBar {
  ordine: number
  numeroCommessa: string
  cliente: string
  nomeFase: string
  inizio: string
  fine: string
  fornitore: string
  /** Days from the end of the order's plan to its approntamento, negative when it is late; null without one. */
  margine: number | null
}

/** A configured phase: a row of the timeline. */
export interface TimelineRow {
  nomeFase: string
  unit: ShownUnita
  infiniteCapacity: boolean
  reparto: string | null
}

export interface ChosenOrdine {
  pk: number
  numeroCommessa: string
  cliente: string
  /** Where it goes: town, area. */
  luogo: string
  reference: string
  /** Approntamento, YYYY-MM-DD. */
  dataConsegna: string | null
  senzaMisure: boolean
  nonSchedulabile: boolean
  /** Finished, by its state: it is late no more. */
  finished: boolean
}
