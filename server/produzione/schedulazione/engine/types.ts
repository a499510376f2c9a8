import type { OpenDays } from '#shared/dates/openDays.ts'
import type { Day, Instant } from './time.ts'

/** The key of a department that phases are worked in. */
export type RepartoFase = string

/** Minutes of work by department; one that is missing has none. */
export type RepartoMinutes = Readonly<Record<RepartoFase, number>>

/** How much a department can do on a day: what the hours of its people make, or so many minutes, whoever is there. */
export type RepartoCapacity =
  | { chiave: RepartoFase; capacita: 'persone' }
  | { chiave: RepartoFase; capacita: 'minuti'; minuti: number }

export const UNITA = ['minutes', 'hours', 'days'] as const
export type Unita = (typeof UNITA)[number]

/** A phase as it is configured, the same for all orders. */
export interface ConfiguredFase {
  nome: string
  /** Among phases that could go either way, the lower first. */
  posizione: number
  unit: Unita
  /** A supplier does it, in its lead time. */
  conFornitore: boolean
  /** False: it takes minutes of its department. */
  capacitaInfinita: boolean
  reparto: RepartoFase | null
  /** Days that it takes in a department without a capacity, when no supplier does it; null, or missing: nobody says. */
  repartoDays?: number | null
  dipendenze: readonly string[]
  /** Needed only by orders with a window type that has a frame. */
  soloConTelai: boolean
}

export interface FornitoreFase {
  id: number
  nome: string
  /** Days on which it is open. */
  tempo: number
  /** Null, or missing: it is never closed. */
  aperture?: OpenDays | null
  tipologia: string
  isDefault: boolean
}

/** Minutes of a department on a day. */
export interface Occupazione {
  giorno: Day
  minuti: number
}

/** Dates that a phase has and keeps, whatever would come out today. */
export interface HeldDates {
  inizio: Instant
  fine: Instant
  occupazioni: readonly Occupazione[]
  /** Why they were chosen; none when nobody has kept it. */
  motivi?: readonly EngineReason[]
}

/** What is asked of one phase of one order. */
export interface RequestedFase extends ConfiguredFase {
  necessaria: boolean
  /** Days for the unit days, else minutes; null when nothing says how long (no supplier, no timings). */
  durata: number | null
  fornitore: FornitoreFase | null
  /** It begins then or later; null: it follows its dependencies. */
  da: Instant | null
  /** Its begin is pinned to `da`. */
  fissata: boolean
  /** Not placed: it stays where it is. */
  tenuta?: HeldDates | null
  /** Not placed, and without dates: it is not part of what is saved. */
  esclusa?: boolean
}

/** One order to place. */
export interface PianoRequest {
  fasi: readonly RequestedFase[]
  /** Civil time now. */
  adesso: Instant
  /** When it must be ready; null when nobody said. */
  dataConsegna: Day | null
  /** Its measures are not final yet. */
  senzaMisure: boolean
  /** No finite phase begins before (auto start). */
  nonPrima?: Instant | null
}

/** Why a phase begins when it does, or has no dates; in words: words.ts. */
export type EngineReason =
  | { codice: 'data_richiesta'; data: Instant }
  | { codice: 'da_subito'; data: Instant }
  | { codice: 'dipendenza'; fase: string; fine: Instant }
  | { codice: 'giorni_pieni'; da: Day; a: Day; giorni: number; ordini: number[] }
  | { codice: 'giorni_chiusi'; da: Day; a: Day; giorni: number }
  | { codice: 'dopo_altri_lavori'; giorno: Day; minuti: number; ordini: number[] }
  /** `giorni` is how long it takes, `previsti` the supplier's own lead time, `chiusi` the days between when it is closed. */
  | { codice: 'tempo_fornitore'; fornitore: string; giorni: number; previsti: number; chiusi?: number }
  /** `dopo`: what made these dates, when they were saved, follows. */
  | { codice: 'tenuta'; dopo?: boolean }
  | { codice: 'non_necessaria' }
  | { codice: 'senza_fornitore' }
  | { codice: 'senza_durata' }
  | { codice: 'senza_inizio' }
  | { codice: 'attende'; fasi: string[] }
  | { codice: 'errore' }

export type RefusalReason = 'dipendenza' | 'giorno_chiuso' | 'giorno_pieno'

export type PianoError =
  | {
      codice: 'bad_start_time'
      nomeFase: string
      /** What was asked. */
      data: Instant
      motivo: RefusalReason
      /** As a start it succeeds; null when there is no room within the horizon. */
      primoUtile: Instant | null
    }
  | { codice: 'nessuna_capacita'; nomeFase: string }

export type PianoNotice =
  | { codice: 'inizio_nel_passato'; nomeFase: string; data: Instant }
  | { codice: 'oltre_consegna'; giorni: number; dataConsegna: Day; nuovaConsegna: Day }
  | { codice: 'misure_non_definitive'; nomeFase: string; data: Instant }

/** A phase with its dates, or with the reason why it has none. */
export interface PlacedFase {
  nome: string
  necessaria: boolean
  reparto: RepartoFase | null
  durata: number | null
  fornitore: FornitoreFase | null
  inizio: Instant | null
  fine: Instant | null
  /** By day, ascending; only of finite phases. */
  occupazioni: Occupazione[]
  spiegazione: EngineReason[]
}

/** What came out of placing an order. */
export interface Piano {
  /** In configured order. */
  fasi: PlacedFase[]
  errori: PianoError[]
  avvisi: PianoNotice[]
  /** Every needed phase has a start and an end. */
  completo: boolean
}

/** Booked minutes of an order in a cell. */
export interface Prenotazione extends Occupazione {
  ordine: number
  reparto: RepartoFase
}

/** A department on a day. */
export interface CellaPk {
  reparto: RepartoFase
  giorno: Day
}

/** Whether a plan may be saved. */
export const isSavable = ({ completo, errori }: Piano): boolean => completo && errori.length === 0
