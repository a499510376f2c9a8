import { object } from 'yup'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { UserErrors } from '#platform/errors.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { operation } from '#platform/operation.ts'
import { html } from '#platform/pdf/html.ts'
import { emailFacts, fillEmail } from './mail/fillEmail.ts'
import { whyNoEmailAgente } from './mail/rules.ts'
import { lockPreventivo, preventivoPk } from './transitions.ts'

/** A way to the quote, when the public address is known. */
function linkText(publicUrl: string | undefined, pk: number): string {
  return publicUrl ? html`<p><a href="${publicUrl}/preventivi/#/${pk}">Apri il preventivo ${pk}</a></p>`.text : ''
}

/**
 * Writes to the assigned agent, once for a quote and agent, with the first of the agents' templates.
 * Not for agents themselves: the assignment is withheld from them.
 * @throws UserErrors with the reason when it may not be sent (code CONFLICT)
 */
export const sendEmailAgentePreventivo = operation({
  nome: 'sendEmailAgentePreventivo',
  permesso: 'adminPreventivi',
  schema: object({ preventivoPk }),
  async run(input, ctx) {
    const preventivo = await lockPreventivo(ctx, input.preventivoPk)
    const reason = whyNoEmailAgente(preventivo)
    if (reason || !preventivo.agente) throw UserErrors.of(null, reason ?? '', 'CONFLICT')
    const template = await ctx.tx.emailTemplate.findFirst({ where: { destinatario: 'AGENTE' }, orderBy: byOrdine })
    if (!template) throw UserErrors.of(null, 'Manca il modello dell’e-mail per gli agenti', 'CONFLICT')
    const { subjectCompiled, body } = fillEmail(template, await emailFacts(ctx.tx, ctx, preventivo.id))
    const { user } = preventivo.agente
    const mail = await enqueueMail(
      ctx.tx,
      {
        aIndirizzo: user.email,
        aNome: `${user.firstName} ${user.lastName}`.trim(),
        oggetto: subjectCompiled,
        corpo: body + linkText(ctx.services.config.publicUrl, preventivo.id),
        contesto: 'Preventivo',
        contestoPk: preventivo.id,
        creataDaId: ctx.viewer?.id,
      },
      { aIndirizzo: 'preventivo', aNome: 'preventivo', oggetto: 'preventivo', corpo: 'preventivo' },
    )
    await ctx.tx.preventivo.update({
      where: { id: preventivo.id },
      data: { emailInviataAgenteIl: new Date(), mailAgenteId: mail.id, versione: { increment: 1 } },
    })
    await ctx.audit({ oggetto: 'Preventivo', oggettoPk: preventivo.id, azione: 'sendEmailAgente', dopo: mail.aNome })
    await ctx.emit('preventivo', { pk: preventivo.id })
    return { pk: preventivo.id }
  },
})
