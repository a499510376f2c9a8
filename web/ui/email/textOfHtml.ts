/**
 * The body of a mail as text that can be edited: `**bold**`, '- ' and '1. ' lists, links as 'words (address)', a
 * blank line between paragraphs. `htmlFromText` makes html of it again.
 * @param html sanitised by the server, so well formed
 */
export function textOfHtml(html: string): string {
  const elenchi: { ordinato: boolean; voci: number }[] = []
  let collegamento: { indirizzo: string; da: number } | null = null
  let testo = ''
  // Line ends wait: they are written only when something follows them.
  let daScrivere = ''
  // The marks of bold hug the words: blanks inside them would not be read as bold again.
  let appenaAperto = false
  const aCapo = (quanti: string) => {
    if (quanti.length > daScrivere.length && testo !== '') daScrivere = quanti
  }
  const scrivi = (parte: string) => {
    const pulita =
      appenaAperto || daScrivere || testo === '' || /\s/.test(testo.at(-1) ?? '') ? parte.trimStart() : parte
    if (pulita === '') return
    appenaAperto = false
    testo = (daScrivere ? testo.trimEnd() + daScrivere : testo) + pulita
    daScrivere = ''
  }

  for (const [pezzo, chiusura, nome = '', attributi = ''] of html.matchAll(PEZZI)) {
    const tag = nome.toLowerCase()
    const chiude = chiusura === '/'
    if (tag === '') scrivi(decodifica(pezzo).replace(/\s+/g, ' '))
    else if (tag === 'br') {
      testo = testo.trimEnd()
      daScrivere += '\n'
    } else if (tag === 'strong' || tag === 'b') grassetto(chiude)
    else if (tag === 'a') ancora(chiude, attributi)
    else if (tag === 'ul' || tag === 'ol') {
      aCapo('\n\n')
      if (chiude) elenchi.pop()
      else elenchi.push({ ordinato: tag === 'ol', voci: 0 })
    } else if (tag === 'li') voce(chiude)
    else if (tag === 'tr') aCapo('\n')
    else if (tag === 'td' || tag === 'th') {
      if (chiude) scrivi('  ')
    } else if (BLOCCHI.has(tag)) aCapo('\n\n')
  }
  return testo.trim()

  function grassetto(chiude: boolean) {
    if (!chiude) {
      scrivi('**')
      appenaAperto = true
      return
    }
    const coda = testo.slice(testo.trimEnd().length)
    testo = testo.trimEnd()
    testo = appenaAperto ? testo.slice(0, -2) : `${testo}**`
    testo += coda
    appenaAperto = false
  }
  function ancora(chiude: boolean, attributi: string) {
    if (!chiude) {
      const indirizzo = decodifica(/href="([^"]*)"/.exec(attributi)?.[1] ?? '')
      collegamento = { indirizzo, da: testo.length }
      return
    }
    if (!collegamento) return
    const { indirizzo, da } = collegamento
    collegamento = null
    const detto = testo.slice(da).trim()
    if (/^https?:/.test(indirizzo) && indirizzo.replace(/\/$/, '') !== detto.replace(/\/$/, '')) {
      scrivi(detto ? ` (${indirizzo})` : indirizzo)
    }
  }
  function voce(chiude: boolean) {
    const elenco = elenchi.at(-1)
    if (chiude || !elenco) return
    elenco.voci += 1
    if (elenco.voci > 1) aCapo('\n')
    scrivi(elenco.ordinato ? `${elenco.voci}. ` : '- ')
  }
}

/** The server has escaped `<` and `>` in attributes. */
const PEZZI = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+/gi
const BLOCCHI = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'table'])
const ENTITA: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" }

function decodifica(testo: string): string {
  return testo.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (scritta, hex, decimale, nome) => {
    if (nome) return ENTITA[String(nome).toLowerCase()] ?? scritta
    const punto = hex ? Number.parseInt(hex, 16) : Number(decimale)
    return punto > 0 && punto <= 0x10ffff ? String.fromCodePoint(punto) : scritta
  })
}

/** True when the html holds what the editable text cannot: pictures, tables, other styles than bold. */
export function losesFormatting(html: string): boolean {
  return /<(img|table|h[1-4]|em|i|u|s|sub|sup|blockquote|hr)\b/i.test(html)
}
