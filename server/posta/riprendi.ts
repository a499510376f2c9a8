import { operation } from '../operation.ts'
import { prendiMail, salvaMail } from './cambiaStato.ts'
import { mailSchema } from './rules.ts'

/** Lets a held mail go. */
export const riprendiMail = operation({
  nome: 'riprendiMail',
  permesso: 'adminPosta',
  schema: mailSchema,
  async run({ pk }, ctx) {
    const mail = await prendiMail(ctx, pk, 'riprendi')
    return salvaMail(ctx, mail, 'riprendi', { stato: 'DA_INVIARE' })
  },
})
