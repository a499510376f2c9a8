import { fieldHistory, refuseIfStale } from '../../../platform/db/conflict.ts'
import { Refusal } from '../../../platform/errors.ts'
import { operation } from '../../../platform/operation.ts'
import { configurationEditSchema, OPERATION_LABELS } from '../rules.ts'
import type { RigheStatisticaColumn } from '../totals.ts'
import { statisticaColumns } from './read.ts'

/** Changes a configuration of statistics whole. @throws Refusal NOT_FOUND, CONFLICT when another version was read */
export const updateConfigurazioneStatistica = operation({
  nome: 'updateConfigurazioneStatistica',
  permesso: 'viewStats',
  schema: configurationEditSchema,
  async run({ pk, versione: vista, name, fieldsConf }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM configurazioni_statistiche WHERE id = ${pk} FOR UPDATE`
    const current = await ctx.tx.configurazioneStatistica.findUnique({ where: { id: pk } })
    if (!current) throw new Refusal('NOT_FOUND')
    const before = { name: current.name, fields: inWords(statisticaColumns(current.fieldsConf)) }
    const after = { name, fields: inWords(fieldsConf.fields) }
    await refuseIfStale(ctx, {
      oggetto: 'ConfigurazioneStatistica',
      pk,
      vista: vista ?? null,
      attuale: current,
      prima: before,
      dopo: after,
    })
    const history = fieldHistory('ConfigurazioneStatistica', pk, 'modifica', before, after)
    if (history.length === 0) return { pk }
    await ctx.tx.configurazioneStatistica.update({
      where: { id: pk },
      data: { name, fieldsConf, versione: { increment: 1 } },
    })
    await ctx.audit(...history)
    return { pk }
  },
})

/** 'netto: Somma, Media' for each column. */
const inWords = (fields: readonly RigheStatisticaColumn[]) =>
  fields.map(({ name, operations }) => `${name}: ${operations.map((one) => OPERATION_LABELS[one]).join(', ')}`)
