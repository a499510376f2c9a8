import { html, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { createJoinedPdf } from '#platform/pdf/join.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { formatDateTime } from '#shared/formats/formats.ts'

/** What is signed with the signature after it; one that cannot be joined to (no PDF, or locked) has the signature alone. */
export async function joinedWithSignature(quote: Buffer | null, sheet: Uint8Array, title: string): Promise<Uint8Array> {
  const together = async (parts: readonly Uint8Array[]) => {
    const pdf = await createJoinedPdf(title)
    for (const part of parts) await pdf.add(part)
    return pdf.bytes()
  }
  if (!quote) return sheet
  return together([quote, sheet]).catch(() => sheet)
}

/** Who signs what, when and from where. */
export interface Signature {
  /** Title of the sheet. */
  titolo: string
  /** What else identifies what is signed, by name. */
  righe: readonly (readonly [string, string])[]
  nome: string
  /** The drawing, `data:image/png;base64,…`, of which only letters of base64 have been let in. */
  firma: string
  il: Date
  indirizzo: string
  userAgent: string
  nomeFile: string
  impronta: string
  nomeCliente: string
  /** The address whose code was typed; null where none was asked for. */
  provata: string | null
}

const STYLE = `
  dl { display: grid; grid-template-columns: 42mm 1fr; gap: 2mm 4mm; margin: 0 0 8mm }
  dt { color: #6b7280 } dd { margin: 0; overflow-wrap: anywhere }
  .firma { border-bottom: .3mm solid #111827; width: 90mm; padding: 2mm }
  .firma img { max-width: 86mm; max-height: 40mm; display: block }`

/** The sheet that follows what is signed on the screen. */
export function signatureSheet(s: Signature, carta: Paper): Promise<SafeHtml> {
  const items: readonly (readonly [string, string])[] = [
    ['Cliente', s.nomeCliente],
    ...s.righe,
    ['Documento', s.nomeFile],
    ['SHA-256', s.impronta],
    ['Firmato da', s.nome],
    ['Il', formatDateTime(s.il)],
    [
      'Identità',
      s.provata
        ? `Ha scritto il codice mandato a ${s.provata}`
        : 'Ha aperto il link personale; nessun codice è stato chiesto',
    ],
    ['Da', [s.indirizzo, s.userAgent.slice(0, 200)].filter(Boolean).join(' · ')],
  ]
  return letterhead({
    carta,
    titolo: s.titolo,
    sottotitolo: 'Il cliente accetta il documento indicato, firmandolo sullo schermo.',
    stile: STYLE,
    corpo: html`<div class="blocco">
  <dl>${items.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
  <div class="firma"><img alt="" src="${raw(s.firma)}"></div>
  <p>${s.nome}</p>
</div>`,
  })
}
