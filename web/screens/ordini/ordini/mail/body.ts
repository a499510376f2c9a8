import { escapeHtml } from '../../../../../server/shared/formats/formats.ts'

/**
 * The mail as its reader will see it: the text, then the sentence with the days of the approntamento.
 * @param testo html that the server sanitised, or that our editor wrote
 */
export function withInterval(testo: string | null | undefined, intervallo: string | null | undefined): string {
  return `${testo ?? ''}${intervallo ? `<p>${escapeHtml(intervallo)}</p>` : ''}`
}
