import type { CellaPlace, ShownFornitoreFase } from './model.ts'

/** What a planner can do with the order on screen; the panel and the table offer the same. */
export interface SchedulerActions {
  /** 'YYYY-MM-DD HH', or null to follow the dependencies; relaxed: it may slide later. */
  inizio: (nomeFase: string, inizio: string | null, relaxed?: boolean) => void
  durata: (nomeFase: string, durataOverride: string) => void
  fornitore: (nomeFase: string, fornitore: ShownFornitoreFase | null) => void
  autoStart: () => void
  salva: () => void
  /** Takes the saved schedule away, whole or of a phase. */
  elimina: () => void
  rimuoviFase: (nomeFase: string) => void
  /** Asks for another end, proposing 'YYYY-MM-DD HH'. */
  apriSpostaFine: (nomeFase: string, proposta?: string | null) => void
  apriOrdiniFornitore: (nomeFase: string) => void
  apriMancanti: () => void
  /** Asks for a new delivery day, proposing one. */
  apriConsegna: (proposta: string | null) => void
  apriOrdine: (ordine: number) => void
  /** Shows how a broken cell can be mended. */
  apriRipara: (cella: CellaPlace) => void
  /** Throws the edits away for what somebody else has saved. */
  ricarica: () => void
  /** Dry run again, after a failure. */
  riprova: () => void
}
