import { chiave, siNo, testo, type Valori } from '../../../ui/urlState.ts'

/** State of the measure-limits screen in its URL: filters, and the panel that is open. */
export const statoVincoli = {
  cerca_tipo: testo(),
  cerca_famiglia: testo(),
  segnalazioni: siNo(false),
  /** On phones: the family whose types are listed. */
  mostra: chiave(),
  /** The open panel: of a type alone, or of a type in a family. */
  tipo: chiave(),
  famiglia: chiave(),
}

export type StatoVincoli = Valori<typeof statoVincoli>
