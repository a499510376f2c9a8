import { pkParam, textParam, yesNoParam } from '#ui/urlState.ts'

/** State of the measure-limits screen in its URL: filters, and the panel that is open. */
export const vincoliUrlState = {
  cerca_tipo: textParam(),
  cerca_famiglia: textParam(),
  segnalazioni: yesNoParam(false),
  /** On phones: the family whose types are listed. */
  mostra: pkParam(),
  /** The open panel: of a type alone, or of a type in a family. */
  tipo: pkParam(),
  famiglia: pkParam(),
}
