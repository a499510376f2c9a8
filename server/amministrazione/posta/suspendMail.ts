import { lockMail, saveMail } from '#platform/mail/changeStatus.ts'
import { mailSchema } from '#platform/mail/rules.ts'
import { operation } from '#platform/operation.ts'

/** Holds a waiting mail back until it is resumed. */
export const suspendMail = operation({
  nome: 'suspendMail',
  permesso: 'adminPosta',
  schema: mailSchema,
  async run({ pk }, ctx) {
    const mail = await lockMail(ctx, pk, 'sospendi')
    return saveMail(ctx, mail, 'sospendi', { stato: 'SOSPESA' })
  },
})
