import { lockMail, saveMail } from '#platform/mail/changeStatus.ts'
import { mailSchema } from '#platform/mail/rules.ts'
import { operation } from '#platform/operation.ts'

/** Gives up a mail that has not left; it stays readable. */
export const cancelMail = operation({
  nome: 'cancelMail',
  permesso: 'adminPosta',
  schema: mailSchema,
  async run({ pk }, ctx) {
    const mail = await lockMail(ctx, pk, 'annulla')
    return saveMail(ctx, mail, 'annulla', { stato: 'ANNULLATA' })
  },
})
