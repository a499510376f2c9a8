import sanitize from 'sanitize-html'
import { escapeHtml } from '#shared/formats/formats.ts'

/** A piece of html that is safe to print as it stands; made only by `html`, `richText` and `raw`. */
export class SafeHtml {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

/** What a template may hold: text and numbers are escaped, lists are joined, nothing prints nothing. */
export type HtmlValue = SafeHtml | string | number | bigint | null | undefined | false | readonly HtmlValue[]

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof SafeHtml) return value.text
  if (typeof value === 'object') return value.map(render).join('')
  return escapeHtml(String(value))
}

/** Template for PDFs and mails: html`<p>${nome}</p>` escapes every value that is not `SafeHtml` already. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml {
  return new SafeHtml(strings.reduce((text, string, index) => text + render(values[index - 1]) + string))
}

/** Declares a text of our own (a style sheet, a drawing) as safe. Never for what a user wrote: see `richText`. */
export function raw(trusted: string): SafeHtml {
  return new SafeHtml(trusted)
}

/** Stands for the page that a text is shown on: what an address becomes there is what a browser asks for. */
const PAGE = 'https://page.invalid/here/'

function resolved(address: string): URL | null {
  return URL.canParse(address, PAGE) ? new URL(address, PAGE) : null
}

const STORED_FILE = /^\/files\/[0-9a-f]{64}\/[^/]+$/
const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp);base64,/
const ELSEWHERE = /^(https?:\/\/|mailto:|tel:)/i
const PLACEHOLDER = /^\{\{\s*[\p{L}\p{N}_]+\s*\}\}/u

/**
 * A picture is asked for by whoever only looks at the text, with their session: its bytes are in the text, or it is a
 * stored file, whatever dots and escapes its address is made of.
 */
function isPicture(src: string): boolean {
  if (PICTURE_DATA.test(src)) return true
  const url = resolved(src)
  if (url === null || url.search !== '' || url.hash !== '') return false
  return src.startsWith('/files/') && url.origin === new URL(PAGE).origin && STORED_FILE.test(url.pathname)
}

/** A link leads to another site, a mail, a phone, a stored file, or to what a placeholder will name. */
function isLink(href: string): boolean {
  if (ELSEWHERE.test(href)) return true
  const url = resolved(href)
  if (url === null || url.origin !== new URL(PAGE).origin) return false
  if (PLACEHOLDER.test(href)) return url.pathname.startsWith('/here/%7B%7B')
  return STORED_FILE.test(url.pathname) || /^\/d\/[^/]/.test(url.pathname)
}

const RICH: sanitize.IOptions = {
  allowedTags:
    'p br hr div span b strong i em u s sub sup blockquote ul ol li h2 h3 h4 a img table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures come from here only: an outside one would tell who reads, and the CSP refuses it anyway.
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs.src ?? ''),
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(isLink(href) ? { href } : {}), rel: 'noopener noreferrer', target: '_blank' },
    }),
  },
  nestingLimit: 50,
}

/**
 * Rich text of a user, reduced to a white list of tags and attributes: no script, style, handler or form.
 * Done when it is stored and again when it is shown, so a row written by hand is harmless too.
 */
export function sanitizeRich(text: string): string {
  return text === '' ? '' : sanitize(text, RICH)
}

/** Stored rich text, ready for a template. */
export function richText(text: string): SafeHtml {
  return new SafeHtml(sanitizeRich(text))
}

/** Plain text as html paragraphs: blank lines part paragraphs, single ones break the line. */
export function paragraphs(text: string): SafeHtml {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  return new SafeHtml(blocks.map((block) => `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`).join('\n'))
}

/** What a tag becomes in a text; those that are not here become nothing. */
const BREAKS: ReadonlyMap<string, string> = new Map([
  ['li', '\n- '],
  ...['br', 'hr', '/tr', '/div'].map((tag) => [tag, '\n'] as const),
  ...['/td', '/th'].map((tag) => [tag, '\t'] as const),
  ...['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote'].map((tag) => [`/${tag}`, '\n\n'] as const),
])

/** Well-formed html as text with its entities: blocks become lines, links keep their address. */
function linesOf(html: string): string {
  let text = ''
  let link: { href: string; from: number } | null = null
  for (const [piece, tag] of html.matchAll(/<(\/?[a-z][a-z0-9]*)\b[^<>]*>|[^<]+/g)) {
    if (tag === undefined) text += piece
    else if (tag === 'a') link = { href: /\bhref="([^"]*)"/.exec(piece)?.[1] ?? '', from: text.length }
    else if (tag === '/a' && link) {
      const { href, from } = link
      link = null
      if (href && !text.slice(from).includes(href.replace(/^(mailto|tel):/, ''))) text += ` (${href})`
    } else text += BREAKS.get(tag) ?? ''
  }
  return text
}

const DECODED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The text alternative of an html mail: blocks become lines, links keep their address, list items a dash. */
export function textFromHtml(text: string): string {
  return linesOf(sanitize(text, { ...RICH, transformTags: {} }).replace(/\s+/g, ' '))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (all, name: string) => DECODED[name] ?? all)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
