import { fieldHistory, refuseIfStale } from '../../../platform/db/conflict.ts'
import { Refusal } from '../../../platform/errors.ts'
import { operation } from '../../../platform/operation.ts'
import { ETICHETTE_OPERAZIONE, modificaConfigurazioneSchema } from '../rules.ts'
import type { ColonnaStatisticaRighe } from '../totals.ts'
import { colonneStatistica } from './read.ts'

/** Changes a configuration of statistics whole. @throws Refusal NOT_FOUND, CONFLICT when another version was read */
export const updateConfigurazioneStatistica = operation({
  nome: 'updateConfigurazioneStatistica',
  permesso: 'viewStats',
  schema: modificaConfigurazioneSchema,
  async run({ pk, versione: vista, name, fieldsConf }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM configurazioni_statistiche WHERE id = ${pk} FOR UPDATE`
    const attuale = await ctx.tx.configurazioneStatistica.findUnique({ where: { id: pk } })
    if (!attuale) throw new Refusal('NOT_FOUND')
    const prima = { name: attuale.name, fields: inWords(colonneStatistica(attuale.fieldsConf)) }
    const dopo = { name, fields: inWords(fieldsConf.fields) }
    await refuseIfStale(ctx, { oggetto: 'ConfigurazioneStatistica', pk, vista: vista ?? null, attuale, prima, dopo })
    const storia = fieldHistory('ConfigurazioneStatistica', pk, 'modifica', prima, dopo)
    if (storia.length === 0) return { pk }
    await ctx.tx.configurazioneStatistica.update({
      where: { id: pk },
      data: { name, fieldsConf, versione: { increment: 1 } },
    })
    await ctx.audit(...storia)
    return { pk }
  },
})

/** 'netto: Somma, Media' for each column. */
const inWords = (fields: readonly ColonnaStatisticaRighe[]) =>
  fields.map(({ name, operations }) => `${name}: ${operations.map((una) => ETICHETTE_OPERAZIONE[una]).join(', ')}`)
