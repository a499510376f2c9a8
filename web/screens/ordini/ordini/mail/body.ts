import { escapeHtml } from '#shared/formats/formats.ts'

/**
 * The mail as its reader will see it: the text, then the sentence with the days of the approntamento.
 * @param text html that the server sanitised, or that our editor wrote
 */
export function withInterval(text: string | null | undefined, interval: string | null | undefined): string {
  return `${text ?? ''}${interval ? `<p>${escapeHtml(interval)}</p>` : ''}`
}
