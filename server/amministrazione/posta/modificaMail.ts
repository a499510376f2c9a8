import { lockMail, saveMail } from '../../platform/mail/changeStatus.ts'
import { mailChangeSchema } from '../../platform/mail/rules.ts'
import { operation } from '../../platform/operation.ts'
import { sanitizeRich } from '../../platform/pdf/html.ts'

/** Corrects recipient, subject or body of a mail that has not left. */
export const modificaMail = operation({
  nome: 'modificaMail',
  permesso: 'adminPosta',
  schema: mailChangeSchema,
  async run({ pk, corpo, ...campi }, ctx) {
    const mail = await lockMail(ctx, pk, 'modifica')
    return saveMail(ctx, mail, 'modifica', { ...campi, corpo: sanitizeRich(corpo) })
  },
})
