import { inflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib'

/** The objects of a PDF as text, those in compressed object streams too. */
export function pdfText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes)
  const plain = buffer.toString('latin1')
  const parts = [plain]
  for (const match of plain.matchAll(/\/Type ?\/ObjStm[\s\S]*?stream\r?\n/g)) {
    const start = match.index + match[0].length
    const end = plain.indexOf('endstream', start)
    parts.push(inflateSync(buffer.subarray(start, end)).toString('latin1'))
  }
  return parts.join('\n')
}

export const pdfPages = (bytes: Uint8Array): number => pdfText(bytes).match(/\/Type ?\/Page\b/g)?.length ?? 0

export const pdfImages = (bytes: Uint8Array): number => pdfText(bytes).match(/\/Subtype ?\/Image\b/g)?.length ?? 0

const decoded = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

const utf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

interface PrintedFont {
  /** Hexadecimal digits of a glyph. */
  digits: number
  /** Glyph → text. */
  map: ReadonlyMap<number, string>
}

/** What its glyphs mean, as the font itself says. */
function readToUnicode(cmap: string): PrintedFont {
  const map = new Map<number, string>()
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      map.set(Number.parseInt(glyph, 16), utf16(text))
  }
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16)
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph++)
        map.set(glyph, String.fromCharCode(Number.parseInt(text, 16) + glyph - first))
    }
  }
  const digits = /begincodespacerange\s*<(\w+)>/.exec(cmap)?.[1]?.length ?? 4
  return { digits, map }
}

function fontsOf(page: PDFPage): Map<string, PrintedFont> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const maps = new Map<string, PrintedFont>()
  for (const [name] of fonts?.entries() ?? []) {
    const cmap = fonts?.lookupMaybe(name, PDFDict)?.lookup(PDFName.of('ToUnicode'))
    if (cmap instanceof PDFRawStream) maps.set(name.asString(), readToUnicode(decoded(cmap)))
  }
  return maps
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents]
  return streams.map((stream) => (stream instanceof PDFRawStream ? decoded(stream) : '')).join('\n')
}

/** What is printed on each page, in the order in which it is drawn; lines are not told apart. */
export async function pdfWords(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes)
  return document.getPages().map((page) => {
    const fonts = fontsOf(page)
    let font: PrintedFont = { digits: 4, map: new Map() }
    let text = ''
    for (const [, name, hex] of contentOf(page).matchAll(/(\/\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (name) font = fonts.get(name) ?? font
      for (const glyph of hex?.match(new RegExp(`.{${font.digits}}`, 'g')) ?? [])
        text += font.map.get(Number.parseInt(glyph, 16)) ?? ''
    }
    return text.replace(/\s+/g, ' ')
  })
}
