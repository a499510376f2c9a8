import { operation } from '../../../platform/operation.ts'
import { configurationSchema } from '../rules.ts'

/** Adds a configuration of statistics. */
export const createConfigurazioneStatistica = operation({
  nome: 'createConfigurazioneStatistica',
  permesso: 'viewStats',
  schema: configurationSchema,
  async run({ name, fieldsConf }, ctx) {
    const { id } = await ctx.tx.configurazioneStatistica.create({ data: { name, fieldsConf } })
    await ctx.audit({ oggetto: 'ConfigurazioneStatistica', oggettoPk: id, azione: 'crea', dopo: name })
    return { pk: id }
  },
})
