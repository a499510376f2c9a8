import { UserErrors } from '#platform/errors.ts'
import { checkFile } from '#platform/files/files.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { html, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { createJoinedPdf } from '#platform/pdf/join.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import { type Paper, readPaper } from '#platform/settings/paper.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { openLink, throttleLink } from '../../linkClienti/links.ts'
import { asksCodice, checkCodiceFirma, spendCodiceFirma } from './codice.ts'
import { readCustomerPage } from './page.ts'
import { ALREADY_SIGNED, CODICE_FIRMA_WRONG, firmaSchema } from './rules.ts'
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
  /** The address whose code was typed; null where none was asked for. */
  provata: string | null
}

const STYLE = `
  dl { display: grid; grid-template-columns: 42mm 1fr; gap: 2mm 4mm; margin: 0 0 8mm }
  dt { color: #6b7280 } dd { margin: 0; overflow-wrap: anywhere }
  .firma { border-bottom: .3mm solid #111827; width: 90mm; padding: 2mm }
  .firma img { max-width: 86mm; max-height: 40mm; display: block }`

/** The sheet that follows a quote signed on the screen: who signed what, when and from where. */
function signatureSheet(s: Signature, carta: Paper): Promise<SafeHtml> {
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
    carta,
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
 * Where the product sends mails it asks for a code that the customer's address was sent; the sheet says what was proved.
 * @throws UserErrors on name, drawing, code and acceptance, and when it is signed already; Refusal NOT_FOUND, THROTTLED,
 * UNAVAILABLE without Chromium, with nothing stored
 */
export const signConfermaCliente = freeOperation({
  nome: 'signConfermaCliente',
  permesso: 'pubblico',
  conToken: false,
  schema: firmaSchema,
  async run({ token, nome, firma, codice }, ctx) {
    await throttleLink(ctx)
    const link = await openLink(ctx, token)
    const { db, examiner, pdf, storage } = ctx.services
    const page = await readCustomerPage(db, link)
    if (page.firmato) throw UserErrors.of(null, ALREADY_SIGNED, 'CONFLICT')
    const withCodice = asksCodice(ctx.services)
    if (withCodice) await checkCodiceFirma(ctx, link, codice)
    const bytes = Buffer.from(firma.slice(firma.indexOf(',') + 1), 'base64')
    await checkFile(examiner, { nome: 'firma.png', bytes }, 'immagine', 'firma')
    const it = new Date()
    const { indirizzo, userAgent } = ctx
    const identity = { nome, firma, il: it, indirizzo, userAgent, provata: withCodice ? page.emailCliente : null }
    const html = await signatureSheet({ ...page, ...identity }, await readPaper({ db, storage }))
    const sheet = await pdf.render({ html })
    const signed = Buffer.from(
      await joined(page.mime === 'application/pdf' ? await storage.read(page.impronta) : null, sheet),
    )
    const nomeFile = `${page.nomeFile.replace(/\.\w+$/, '')}-firmato.pdf`
    const file = { nome: nomeFile, mime: 'application/pdf', dimensione: signed.length, bytes: signed }
    return inTransaction(ctx, async (writing) => {
      if (withCodice && !(await spendCodiceFirma(writing.tx, link))) throw UserErrors.of('codice', CODICE_FIRMA_WRONG)
      await storeSigned(writing, link, {
        fileId: await saveFile(writing, file),
        nomeFile,
        tipo: 'FIRMATA',
        chi: nome,
        il: it,
        provata: identity.provata,
      })
      return { pagina: await readCustomerPage(writing.tx, link) }
    })
  },
})
