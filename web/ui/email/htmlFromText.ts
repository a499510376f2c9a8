import { escapeHtml } from '../../../server/shared/formats/formats.ts'

const VOCE = /^\s*(?:[-•]|\d{1,3}[.)])\s+/
const ORDINATA = /^\s*\d/
const INDIRIZZO = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g

/**
 * The html of a mail from the text that was edited: paragraphs parted by blank lines, line ends kept, '- ' and '1. '
 * lists, `**bold**`, web addresses as links. Everything else is text.
 */
export function htmlFromText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(htmlBlocco)
    .join('')
}

/** A block may hold lists among its lines: each run of one kind is an element of its own. */
function htmlBlocco(block: string): string {
  const groups: { tipo: 'p' | 'ul' | 'ol'; righe: string[] }[] = []
  for (const riga of block.split('\n')) {
    const tipo = VOCE.test(riga) ? (ORDINATA.test(riga) ? 'ol' : 'ul') : 'p'
    const last = groups.at(-1)
    if (last?.tipo === tipo) last.righe.push(riga)
    else groups.push({ tipo, righe: [riga] })
  }
  return groups.map(({ tipo, righe }) => (tipo === 'p' ? paragrafo(righe) : elenco(tipo, righe))).join('')
}

const paragrafo = (righe: readonly string[]) => `<p>${righe.map((riga) => inLinea(riga.trim())).join('<br>')}</p>`

const elenco = (tipo: 'ul' | 'ol', righe: readonly string[]) =>
  `<${tipo}>${righe.map((riga) => `<li>${inLinea(riga.replace(VOCE, '').trim())}</li>`).join('')}</${tipo}>`

function inLinea(riga: string): string {
  let html = ''
  let da = 0
  for (const found of riga.matchAll(INDIRIZZO)) {
    const [indirizzo] = found
    html += grassetti(riga.slice(da, found.index))
    html += `<a href="${escapeHtml(indirizzo)}">${escapeHtml(indirizzo)}</a>`
    da = found.index + indirizzo.length
  }
  return html + grassetti(riga.slice(da))
}

/** `**words**` is bold when the marks hug the words; other asterisks are text. */
function grassetti(text: string): string {
  const [primo = '', ...parti] = escapeHtml(text).split('**')
  let html = primo
  let aperto = false
  parti.forEach((parte, index) => {
    const inside: boolean = !aperto && index < parti.length - 1 && /^\S/.test(parte) && !/\s/.test(parte.at(-1) ?? '')
    html += aperto ? parte : inside ? `<strong>${parte}</strong>` : `**${parte}`
    aperto = inside
  })
  return html
}
