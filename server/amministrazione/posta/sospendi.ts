import { prendiMail, salvaMail } from '../../platform/mail/cambiaStato.ts'
import { mailSchema } from '../../platform/mail/rules.ts'
import { operation } from '../../platform/operation.ts'

/** Holds a waiting mail back until it is resumed. */
export const sospendiMail = operation({
  nome: 'sospendiMail',
  permesso: 'adminPosta',
  schema: mailSchema,
  async run({ pk }, ctx) {
    const mail = await prendiMail(ctx, pk, 'sospendi')
    return salvaMail(ctx, mail, 'sospendi', { stato: 'SOSPESA' })
  },
})
