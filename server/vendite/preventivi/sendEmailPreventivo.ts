import { number, object } from 'yup'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { operation } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { longTextRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'
import { isBlankHtml } from '#shared/text.ts'
import { emailFacts, fillEmail } from './mail/fillEmail.ts'
import { whyNoEmailCliente } from './mail/rules.ts'
import { lockPreventivo, preventivoPk } from './transitions.ts'

/**
 * Sends the customer a mail made from a template, as it is or edited; once for a quote.
 * It is written to the outbox with the quote, which is locked meanwhile: two at the same moment make one mail.
 * @throws UserErrors with the reason when it may not be sent (code CONFLICT), or about template, subject or body
 */
export const sendEmailPreventivo = operation({
  nome: 'sendEmailPreventivo',
  permesso: 'updatePreventivi',
  schema: object({
    preventivoPk,
    emailTemplatePk: number().integer().required(REQUIRED_FIELD),
    subject: singleLineRule(300),
    body: longTextRule(100_000),
  }),
  async run(input, ctx) {
    const preventivo = await lockPreventivo(ctx, input.preventivoPk)
    refuseFor(whyNoEmailCliente(preventivo))
    const template = await ctx.tx.emailTemplate.findUnique({
      where: { id: input.emailTemplatePk, destinatario: 'CLIENTE' },
    })
    if (!template) {
      throw UserErrors.of('emailTemplatePk', `Pk "${input.emailTemplatePk}" non valido - l'oggetto non esiste.`)
    }
    const filled = fillEmail(template, await emailFacts(ctx.tx, ctx, preventivo.id))
    const body = sanitizeRich(input.body || filled.body)
    if (isBlankHtml(body)) throw UserErrors.of('body', REQUIRED_FIELD, 'REQUIRED')
    const mail = await enqueueMail(
      ctx.tx,
      {
        aIndirizzo: preventivo.email,
        aNome: preventivo.nomeCognome,
        oggetto: input.subject || filled.subjectCompiled,
        corpo: body,
        contesto: 'Preventivo',
        contestoPk: preventivo.id,
        creataDaId: ctx.viewer?.id,
      },
      { aIndirizzo: 'preventivo', aNome: 'preventivo', oggetto: 'subject', corpo: 'body' },
    )
    await ctx.tx.preventivo.update({
      where: { id: preventivo.id },
      data: {
        emailInviataIl: new Date(),
        emailInviataSubject: mail.oggetto,
        emailInviataBody: mail.corpo,
        mailClienteId: mail.id,
        versione: { increment: 1 },
      },
    })
    await ctx.audit({ oggetto: 'Preventivo', oggettoPk: preventivo.id, azione: 'sendEmail', dopo: mail.oggetto })
    await ctx.emit('preventivo', { pk: preventivo.id })
    return { pk: preventivo.id }
  },
})
