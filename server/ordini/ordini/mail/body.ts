import { html, richText } from '#platform/pdf/html.ts'
import { intervalText } from './rules.ts'

/** The body of the approntamento mail: the text as written, then the days in which the order is ready. */
export function mailBody(testoEmail: string, dataConsegna: string): string {
  return html`${richText(testoEmail)}
<p>${intervalText(dataConsegna)}</p>`.text
}
