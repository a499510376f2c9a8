import { html, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { ProductSettings } from '#platform/settings/rules.ts'
import { formatDateTime } from '#shared/formats/formats.ts'

interface Signature {
  nome: string
  /** The drawing, `data:image/png;base64,…`, of which only letters of base64 have been let in. */
  firma: string
  il: Date
  indirizzo: string
  userAgent: string
  nomeFile: string
  impronta: string
  nomeCliente: string
  numeroCommessa: string
  /** The address whose code was typed; null where none was asked for. */
  provata: string | null
}

const STYLE = `
  dl { display: grid; grid-template-columns: 42mm 1fr; gap: 2mm 4mm; margin: 0 0 8mm }
  dt { color: #6b7280 } dd { margin: 0; overflow-wrap: anywhere }
  .firma { border-bottom: .3mm solid #111827; width: 90mm; padding: 2mm }
  .firma img { max-width: 86mm; max-height: 40mm; display: block }`

/** The sheet that follows a quote signed on the screen: who signed what, when and from where. */
export function signatureSheet(s: Signature, { azienda }: Pick<ProductSettings, 'azienda'>): Promise<SafeHtml> {
  const items: readonly (readonly [string, string])[] = [
    ['Cliente', s.nomeCliente],
    ['Numero commessa', s.numeroCommessa || '-'],
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
    azienda,
    titolo: 'Firma del preventivo',
    sottotitolo: 'Il cliente accetta il documento indicato, firmandolo sullo schermo.',
    stile: STYLE,
    corpo: html`<div class="blocco">
  <dl>${items.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
  <div class="firma"><img alt="" src="${raw(s.firma)}"></div>
  <p>${s.nome}</p>
</div>`,
  })
}
