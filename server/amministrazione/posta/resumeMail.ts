import { lockMail, saveMail } from '#platform/mail/changeStatus.ts'
import { mailSchema } from '#platform/mail/rules.ts'
import { operation } from '#platform/operation.ts'

/** Lets a held mail go. */
export const resumeMail = operation({
  nome: 'resumeMail',
  permesso: 'adminPosta',
  schema: mailSchema,
  async run({ pk }, ctx) {
    const mail = await lockMail(ctx, pk, 'riprendi')
    return saveMail(ctx, mail, 'riprendi', { stato: 'DA_INVIARE' })
  },
})
