/**
 * The body of a mail as text that can be edited: `**bold**`, '- ' and '1. ' lists, links as 'words (address)', a
 * blank line between paragraphs. `htmlFromText` makes html of it again.
 * @param html sanitised by the server, so well formed
 */
export function textOfHtml(html: string): string {
  const elenchi: { ordinato: boolean; voci: number }[] = []
  let link: { indirizzo: string; da: number } | null = null
  let text = ''
  // Line ends wait: they are written only when something follows them.
  let daScrivere = ''
  // The marks of bold hug the words: blanks inside them would not be read as bold again.
  let appenaAperto = false
  const aCapo = (quanti: string) => {
    if (quanti.length > daScrivere.length && text !== '') daScrivere = quanti
  }
  const write = (parte: string) => {
    const pulita = appenaAperto || daScrivere || text === '' || /\s/.test(text.at(-1) ?? '') ? parte.trimStart() : parte
    if (pulita === '') return
    appenaAperto = false
    text = (daScrivere ? text.trimEnd() + daScrivere : text) + pulita
    daScrivere = ''
  }

  for (const [pezzo, chiusura, nome = '', attributi = ''] of html.matchAll(PEZZI)) {
    const tag = nome.toLowerCase()
    const closes = chiusura === '/'
    if (tag === '') write(decodifica(pezzo).replace(/\s+/g, ' '))
    else if (tag === 'br') {
      text = text.trimEnd()
      daScrivere += '\n'
    } else if (tag === 'strong' || tag === 'b') grassetto(closes)
    else if (tag === 'a') ancora(closes, attributi)
    else if (tag === 'ul' || tag === 'ol') {
      aCapo('\n\n')
      if (closes) elenchi.pop()
      else elenchi.push({ ordinato: tag === 'ol', voci: 0 })
    } else if (tag === 'li') item(closes)
    else if (tag === 'tr') aCapo('\n')
    else if (tag === 'td' || tag === 'th') {
      if (closes) write('  ')
    } else if (BLOCCHI.has(tag)) aCapo('\n\n')
  }
  return text.trim()

  function grassetto(closes: boolean) {
    if (!closes) {
      write('**')
      appenaAperto = true
      return
    }
    const coda = text.slice(text.trimEnd().length)
    text = text.trimEnd()
    text = appenaAperto ? text.slice(0, -2) : `${text}**`
    text += coda
    appenaAperto = false
  }
  function ancora(closes: boolean, attributes: string) {
    if (!closes) {
      const indirizzo = decodifica(/href="([^"]*)"/.exec(attributes)?.[1] ?? '')
      link = { indirizzo, da: text.length }
      return
    }
    if (!link) return
    const { indirizzo, da } = link
    link = null
    const detto = text.slice(da).trim()
    if (/^https?:/.test(indirizzo) && indirizzo.replace(/\/$/, '') !== detto.replace(/\/$/, '')) {
      write(detto ? ` (${indirizzo})` : indirizzo)
    }
  }
  function item(closes: boolean) {
    const elenco = elenchi.at(-1)
    if (closes || !elenco) return
    elenco.voci += 1
    if (elenco.voci > 1) aCapo('\n')
    write(elenco.ordinato ? `${elenco.voci}. ` : '- ')
  }
}

/** The server has escaped `<` and `>` in attributes. */
const PEZZI = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+/gi
const BLOCCHI = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'table'])
const ENTITA: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" }

function decodifica(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (scritta, hex, decimale, name) => {
    if (name) return ENTITA[String(name).toLowerCase()] ?? scritta
    const punto = hex ? Number.parseInt(hex, 16) : Number(decimale)
    return punto > 0 && punto <= 0x10ffff ? String.fromCodePoint(punto) : scritta
  })
}

/** True when the html holds what the editable text cannot: pictures, tables, other styles than bold. */
export function losesFormatting(html: string): boolean {
  return /<(img|table|h[1-4]|em|i|u|s|sub|sup|blockquote|hr)\b/i.test(html)
}
