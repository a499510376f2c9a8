/** What an SVG may run when it is opened by itself. */
const CODE = /<script|<foreignobject|\son[a-z]+\s*=|javascript:/i

/** Whether a drawing does more than draw. */
export const svgRuns = (bytes: Buffer): boolean => CODE.test(bytes.toString('utf8'))

/** Xml text whose root is svg, without entities of its own; read by hand because a pattern would be slow on a trap. */
export function isSvg(bytes: Buffer): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    return false
  }
  if (text.includes('\0') || /<!ENTITY/i.test(text) || !/(<\/svg>|\/>)$/i.test(text)) return false
  for (let rest = text; ; ) {
    if (/^<svg[\s/>]/i.test(rest)) return true
    const doctype = /^<!doctype\s/i.test(rest)
    const close = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?') || doctype ? '>' : null
    const end = close ? rest.indexOf(close) : -1
    if (!close || end < 0 || (doctype && rest.slice(0, end).includes('['))) return false
    rest = rest.slice(end + close.length).trimStart()
  }
}
