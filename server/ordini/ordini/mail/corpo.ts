import { html, ricco } from '../../../platform/pdf/html.ts'
import { testoIntervallo } from './rules.ts'

/** The body of the approntamento mail: the text as written, then the days in which the order is ready. */
export function corpoMail(testoEmail: string, dataConsegna: string): string {
  return html`${ricco(testoEmail)}
<p>${testoIntervallo(dataConsegna)}</p>`.text
}
