import { prendiMail, salvaMail } from '../../platform/mail/cambiaStato.ts'
import { modificaMailSchema } from '../../platform/mail/rules.ts'
import { operation } from '../../platform/operation.ts'
import { sanitizeRich } from '../../platform/pdf/html.ts'

/** Corrects recipient, subject or body of a mail that has not left. */
export const modificaMail = operation({
  nome: 'modificaMail',
  permesso: 'adminPosta',
  schema: modificaMailSchema,
  async run({ pk, corpo, ...campi }, ctx) {
    const mail = await prendiMail(ctx, pk, 'modifica')
    return salvaMail(ctx, mail, 'modifica', { ...campi, corpo: sanitizeRich(corpo) })
  },
})
