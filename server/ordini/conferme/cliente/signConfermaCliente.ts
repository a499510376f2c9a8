import { UserErrors } from '#platform/errors.ts'
import { checkFile } from '#platform/files/files.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { html, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { createJoinedPdf } from '#platform/pdf/join.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { ProductSettings } from '#platform/settings/rules.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { openLink, throttleLink } from '../../linkClienti/links.ts'
import { readCustomerPage } from './page.ts'
import { ALREADY_SIGNED, firmaSchema } from './rules.ts'
import { storeSigned } from './signed.ts'

/** The quote with the signature after it; one that cannot be joined to (no PDF, or locked) has the signature alone. */
async function joined(quote: Buffer | null, sheet: Uint8Array): Promise<Uint8Array> {
  const together = async (parts: readonly Uint8Array[]) => {
    const pdf = await createJoinedPdf('Preventivo firmato')
    for (const part of parts) await pdf.add(part)
    return pdf.bytes()
  }
  if (!quote) return sheet
  return together([quote, sheet]).catch(() => sheet)
}

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
}

const STYLE = `
  dl { display: grid; grid-template-columns: 42mm 1fr; gap: 2mm 4mm; margin: 0 0 8mm }
  dt { color: #6b7280 } dd { margin: 0; overflow-wrap: anywhere }
  .firma { border-bottom: .3mm solid #111827; width: 90mm; padding: 2mm }
  .firma img { max-width: 86mm; max-height: 40mm; display: block }`

/** The sheet that follows a quote signed on the screen: who signed what, when and from where. */
function signatureSheet(s: Signature, { azienda }: Pick<ProductSettings, 'azienda'>): Promise<SafeHtml> {
  const items: readonly (readonly [string, string])[] = [
    ['Cliente', s.nomeCliente],
    ['Numero commessa', s.numeroCommessa || '-'],
    ['Documento', s.nomeFile],
    ['SHA-256', s.impronta],
    ['Firmato da', s.nome],
    ['Il', formatDateTime(s.il)],
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

/**
 * The customer signs on the screen: the quote, as the link froze it, with a sheet that says who, when, from where, and
 * the SHA-256 of what was signed, becomes the signed quote.
 * @throws UserErrors on name, drawing and acceptance, and when it is signed already; Refusal NOT_FOUND, THROTTLED,
 * UNAVAILABLE without Chromium, with nothing stored
 */
export const signConfermaCliente = freeOperation({
  nome: 'signConfermaCliente',
  permesso: 'pubblico',
  conToken: false,
  schema: firmaSchema,
  async run({ token, nome, firma }, ctx) {
    await throttleLink(ctx)
    const link = await openLink(ctx, token)
    const { db, examiner, pdf, storage } = ctx.services
    const page = await readCustomerPage(db, link)
    if (page.firmato) throw UserErrors.of(null, ALREADY_SIGNED, 'CONFLICT')
    const bytes = Buffer.from(firma.slice(firma.indexOf(',') + 1), 'base64')
    await checkFile(examiner, { nome: 'firma.png', bytes }, 'immagine', 'firma')
    const it = new Date()
    const { indirizzo, userAgent } = ctx
    const html = await signatureSheet({ ...page, nome, firma, il: it, indirizzo, userAgent }, await readSettings(db))
    const sheet = await pdf.render({ html })
    const signed = Buffer.from(
      await joined(page.mime === 'application/pdf' ? await storage.read(page.impronta) : null, sheet),
    )
    const nomeFile = `${page.nomeFile.replace(/\.\w+$/, '')}-firmato.pdf`
    const file = { nome: nomeFile, mime: 'application/pdf', dimensione: signed.length, bytes: signed }
    return inTransaction(ctx, async (writing) => {
      await storeSigned(writing, link, {
        fileId: await saveFile(writing, file),
        nomeFile,
        tipo: 'FIRMATA',
        chi: nome,
        il: it,
      })
      return { pagina: await readCustomerPage(writing.tx, link) }
    })
  },
})
