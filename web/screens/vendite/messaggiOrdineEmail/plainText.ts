/** The words of a rich text on one line, for a list. Parsed, never shown as html: nothing in it runs or loads. */
export function plainText(html: string): string {
  const documento = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h[1-6]|div)>|<br\s*\/?>/gi, '$& '),
    'text/html',
  )
  return (documento.body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
