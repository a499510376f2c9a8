import { UserErrors } from '#platform/errors.ts'
import { checkFile } from '#platform/files/files.ts'
import { saveFile } from '#platform/files/save.ts'
import { openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { asksCodice, checkCodiceFirma, spendCodiceFirma } from './codice.ts'
import { readCustomerPage } from './page.ts'
import { ALREADY_SIGNED, CODICE_FIRMA_WRONG, firmaSchema } from './rules.ts'
import { joinedWithSignature, signatureSheet } from './signature.ts'
import { storeSigned } from './signed.ts'

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
    const which = { titolo: 'Firma del preventivo', righe: [['Numero commessa', page.numeroCommessa || '-']] as const }
    const html = await signatureSheet({ ...page, ...identity, ...which }, await readPaper({ db, storage }))
    const sheet = await pdf.render({ html })
    const signed = Buffer.from(
      await joinedWithSignature(
        page.mime === 'application/pdf' ? await storage.read(page.impronta) : null,
        sheet,
        'Preventivo firmato',
      ),
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
