import { lockMail, saveMail } from '#platform/mail/changeStatus.ts'
import { mailSchema } from '#platform/mail/rules.ts'
import { operation } from '#platform/operation.ts'

/** Sends again, at once, a mail that failed, was given up or waits for its next try. */
export const retryMail = operation({
  nome: 'retryMail',
  permesso: 'adminPosta',
  schema: mailSchema,
  async run({ pk }, ctx) {
    const mail = await lockMail(ctx, pk, 'riprova')
    return saveMail(ctx, mail, 'riprova', { stato: 'DA_INVIARE', tentativi: 0, inviaDal: new Date() })
  },
})
