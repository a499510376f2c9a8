/** What an SVG may run when it is opened by itself. */
const CODE = /<script|<foreignobject|\son[a-z]+\s*=|javascript:/i

/** A character by its number, and what a browser leaves out of the name of a scheme. */
const HIDDEN = /&#(x[0-9a-f]{1,8}|[0-9]{1,8});?|&(tab|newline|colon);/gi
const NAMED: Readonly<Record<string, string>> = { tab: '', newline: '', colon: ':' }

function shown(_all: string, number: string | undefined, name: string | undefined): string {
  if (number === undefined) return NAMED[name?.toLowerCase() ?? ''] ?? ''
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number)
  return code > 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Whether a drawing does more than draw. */
export function svgRuns(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  return CODE.test(text) || CODE.test(text.replace(HIDDEN, shown)) || /javascript:/i.test(text.replace(/[\t\r\n]/g, ''))
}

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
