// What the screen of an operator shows of activities, be they the server's or still on this device.

import type { OpeningSense, SpecchiaturaDrawing } from '#shared/drawings/drawings.ts'

/** A piece of a line. */
export interface Pezzo {
  readonly posizione: number
  /** Who did it and when, in words; null while nobody did. */
  readonly fattoDa: string | null
}

/** How a line looks: what its drawing needs, and its photos by window. */
export interface LookOfRiga {
  readonly forma: string
  readonly ante: number
  /** How it opens; null while nobody has said. */
  readonly senso: OpeningSense | null
  readonly altezza: number | null
  readonly larghezza: number | null
  /** The fields of a composed element; none: a simple window. */
  readonly specchiature: readonly SpecchiaturaDrawing[]
  readonly foto: readonly { readonly posizione: number; readonly indirizzo: string }[]
}

/** A line of the order with its pieces for the operation. */
export interface RigaWithPezzi {
  readonly pk: number
  /** Its place in the order, from 1. */
  readonly riga: number
  readonly title: string
  readonly misure: string
  readonly look: LookOfRiga
  readonly pezzi: readonly Pezzo[]
}

/** A piece, as it is sent. */
export interface DonePezzo {
  readonly riga: number
  readonly posizione: number
}

interface Named {
  readonly pk: number
  readonly nome: string
}

/** An activity as the operator sees it. */
export interface ShownAttivita {
  /** 'attivita:12', or the name that the device gave it before the server had it. */
  readonly object: string
  /** Null while only the device has it. */
  readonly pk: number | null
  readonly data: string
  readonly ordine: {
    readonly pk: number
    readonly numeroCommessa: string
    readonly cliente: string
    readonly riferimento: string
  } | null
  readonly lavorazione: Named
  readonly secondaLavorazione: Named | null
  readonly oraInizio: string | null
  /** Null while it is open. */
  readonly oraFine: string | null
  /** What the night has proposed for one left open. */
  readonly fineProposta: string | null
  /** When the hours of its day ended, of one that is still open though they are over; else null. */
  readonly chiusura: string | null
  /** Minutes; null while it is open. */
  readonly tempo: number | null
  readonly note: string
  readonly fineLavorazione: boolean
  /** '12/20 Ante' of the order and operation, by everybody; empty without an order. */
  readonly avanzamento: string
  readonly versione: number
  readonly motivoNonModificabile: string | null
  readonly motivoNonEliminabile: string | null
  /** True while something of it has not been sent yet. */
  readonly inAttesa: boolean
}

/** Whether nobody works at an open one any more: it is of an earlier day, or the hours of its day are over. */
export const leftOpen = ({ data, oraFine, chiusura }: ShownAttivita, today: string): boolean =>
  oraFine === null && (data < today || chiusura !== null)

/** 'Ordine 26/0121, Rossi' or what an activity without an order is called. */
export const attivitaName = ({ ordine }: Pick<ShownAttivita, 'ordine'>): string =>
  ordine ? `${ordine.numeroCommessa} ${ordine.cliente}` : 'Senza ordine'

/** '08:10-12:00', '08:10-' while it is open. */
export const times = ({ oraInizio, oraFine }: Pick<ShownAttivita, 'oraInizio' | 'oraFine'>): string =>
  `${oraInizio ?? '--:--'} - ${oraFine ?? 'in corso'}`

/** What was done and what is to be known of it, each a sentence of its own: 'Attività salvata. Si sovrappone a …'. */
export const doneInWords = (done: string, notices: readonly string[]): string =>
  [done, ...notices]
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
