import { operation } from '../operation.ts'
import { prendiMail, salvaMail } from './cambiaStato.ts'
import { mailSchema } from './rules.ts'

/** Sends again, at once, a mail that failed, was given up or waits for its next try. */
export const riprovaMail = operation({
  nome: 'riprovaMail',
  permesso: 'adminPosta',
  schema: mailSchema,
  async run({ pk }, ctx) {
    const mail = await prendiMail(ctx, pk, 'riprova')
    return salvaMail(ctx, mail, 'riprova', { stato: 'DA_INVIARE', tentativi: 0, inviaDal: new Date() })
  },
})
