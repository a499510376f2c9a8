import { object } from 'yup'
import { Refusal } from '../../../platform/errors.ts'
import { operation } from '../../../platform/operation.ts'
import { idRule } from '../../../shared/fields/fields.ts'

/** Removes a configuration of statistics. @throws Refusal NOT_FOUND */
export const deleteConfigurazioneStatistica = operation({
  nome: 'deleteConfigurazioneStatistica',
  permesso: 'viewStats',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const riga = await ctx.tx.configurazioneStatistica.findUnique({ where: { id: pk } })
    if (!riga) throw new Refusal('NOT_FOUND')
    await ctx.tx.configurazioneStatistica.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'ConfigurazioneStatistica', oggettoPk: pk, azione: 'elimina', prima: riga.name })
    return { pk }
  },
})
