import { Refusal, refuseFor, UserErrors } from '#platform/errors.ts'
import { limitLinks } from '#platform/identity/secretLinks.ts'
import { openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { tokenSchema } from '#shared/fields/visitorToken.ts'
import { asksCodice, bodyWithoutCodice, CODICE_CONTEXT, readSigner } from './codice.ts'

/** More mails would only annoy. */
const PER_LINK = [
  { max: 3, secondi: 900 },
  { max: 10, secondi: 86_400 },
]

/**
 * Sends the code of a signature to the address that the confirmation, or the offer, has for its customer, whoever has
 * the link.
 * @throws UserErrors when it is signed, or no code is asked for; Refusal NOT_FOUND, THROTTLED
 */
export const requestCodiceFirma = freeOperation({
  nome: 'requestCodiceFirma',
  permesso: 'pubblico',
  conToken: false,
  schema: tokenSchema,
  async run({ token }, ctx) {
    await throttleLink(ctx)
    const link = await openLink(ctx, token)
    const signer = await readSigner(ctx.services.db, link)
    if (!signer) throw new Refusal('NOT_FOUND')
    refuseFor(signer.closed)
    if (!asksCodice(ctx.services)) throw UserErrors.of(null, 'Per firmare non serve un codice.', 'CONFLICT')
    const text = (seconds: number) => `Il codice è già stato mandato più volte. Riprova fra ${seconds} secondi.`
    await limitLinks(ctx.services, `firma:mail:${link.id}`, PER_LINK, text)
    await inTransaction(ctx, ({ tx }) =>
      enqueueMail(tx, {
        aIndirizzo: signer.emailCliente,
        aNome: signer.nomeCliente,
        oggetto: 'Il codice per firmare',
        corpo: bodyWithoutCodice,
        contesto: CODICE_CONTEXT,
        contestoPk: link.id,
      }),
    )
    return { fatto: true }
  },
})
