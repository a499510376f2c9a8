import { refuseFor, UserErrors } from '#platform/errors.ts'
import { checkFile } from '#platform/files/files.ts'
import { saveFile } from '#platform/files/save.ts'
import { INVALID_VISITOR_LINK, openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import { asksCodice, checkCodiceFirma, spendCodiceFirma } from '../../conferme/cliente/codice.ts'
import { CODICE_FIRMA_WRONG } from '../../conferme/cliente/rules.ts'
import { joinedWithSignature, signatureSheet } from '../../conferme/cliente/signature.ts'
import { acceptVersione, lockOffertaOfLink } from '../decide.ts'
import { readPaginaOfferta } from './page.ts'
import { accettazioneSchema } from './rules.ts'

const UNKNOWN_ALTERNATIVA = 'Scegli un’alternativa di questa offerta.'

/**
 * The customer accepts an alternative, signing on the screen: the PDF as it was sent, with a sheet that says who, what,
 * when and from where, becomes the signed quote of a confirmation, and the order is made, once.
 * Where the product sends mails it asks for a code that the customer's address was sent; the sheet says what was proved.
 * @throws UserErrors on name, drawing, code, alternative and acceptance, and when it is not open any more; Refusal
 * NOT_FOUND, THROTTLED, UNAVAILABLE without Chromium, with nothing stored
 */
export const signOffertaCliente = freeOperation({
  nome: 'signOffertaCliente',
  permesso: 'pubblico',
  conToken: false,
  schema: accettazioneSchema,
  async run({ token, nome, firma, codice, alternativaPk }, ctx) {
    await throttleLink(ctx)
    const link = await openLink(ctx, token)
    const { db, examiner, pdf, storage } = ctx.services
    const page = await readPaginaOfferta(db, link)
    refuseFor(page.motivoChiusa)
    const chosen = page.alternative.find(({ pk }) => pk === alternativaPk)
    if (!chosen) throw UserErrors.of('alternativaPk', UNKNOWN_ALTERNATIVA)
    const withCodice = asksCodice(ctx.services)
    if (withCodice) await checkCodiceFirma(ctx, link, codice)
    const bytes = Buffer.from(firma.slice(firma.indexOf(',') + 1), 'base64')
    await checkFile(examiner, { nome: 'firma.png', bytes }, 'immagine', 'firma')
    const now = new Date()
    const { indirizzo, userAgent } = ctx
    const provata = withCodice ? page.emailCliente : null
    const sheet = await pdf.render({
      html: await signatureSheet(
        {
          ...page,
          titolo: 'Accettazione dell’offerta',
          righe: [
            ['Offerta', page.nome],
            ['Alternativa', chosen.nome],
            ['Netto, IVA esclusa', formatEuro(chosen.netto)],
            ['Totale, IVA inclusa', formatEuro(chosen.totale)],
          ],
          nome,
          firma,
          il: now,
          indirizzo,
          userAgent,
          provata,
        },
        await readPaper({ db, storage }),
      ),
    })
    const sent = page.mime === 'application/pdf' ? await storage.read(page.impronta) : null
    const signed = Buffer.from(await joinedWithSignature(sent, sheet, 'Offerta accettata'))
    const nomeFile = `${page.nomeFile.replace(/\.\w+$/, '')}-accettata.pdf`
    return inTransaction(ctx, async (writing) => {
      const held = await lockOffertaOfLink(writing, link, INVALID_VISITOR_LINK)
      if (withCodice && !(await spendCodiceFirma(writing.tx, link))) throw UserErrors.of('codice', CODICE_FIRMA_WRONG)
      const file = { nome: nomeFile, mime: 'application/pdf', dimensione: signed.length, bytes: signed }
      const fileId = await saveFile({ ...writing, viewer: null }, file)
      const firmato = { fileId, nome: nomeFile, provata }
      const who = { chi: nome, linkId: link.id, indirizzo }
      await acceptVersione(writing, held, { alternativaPk, ...who, il: now, late: false, firmato })
      return { pagina: await readPaginaOfferta(writing.tx, link) }
    })
  },
})
