import { html, type SafeHtml } from './html.ts'

/**
 * A mail address that goes on in the next line after an at sign, a point or a stroke, where its line is too short:
 * a narrow column would cut it in the middle of a word, with two letters left over.
 */
export function breakableAddress(address: string): SafeHtml {
  const [first = '', ...others] = address.split(/(?<=[@._-])/)
  return html`${first}${others.map((piece) => html`<wbr>${piece}`)}`
}
