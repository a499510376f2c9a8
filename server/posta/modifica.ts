import { sanitizeRich } from '../html.ts'
import { operation } from '../operation.ts'
import { prendiMail, salvaMail } from './cambiaStato.ts'
import { modificaMailSchema } from './rules.ts'

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
