import { saveChange } from '#platform/db/entity/entity.ts'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { alignTempi } from '#produzione/schedulazione/align.ts'
import { tempisticaEntity } from '#produzione/tempistiche/entity.ts'
import { type AcceptedItem, accettaTempiSchema, CHANGED_TEMPO, DUPLICATE_ITEM, REPARTO_FIELDS } from './rules.ts'
import { readTempiAppresi } from './tempiAppresi.ts'

/** Who else must know is told once, when all are written. */
const entityOfMany = { ...tempisticaEntity, changed: async () => {} }

/**
 * Writes learned times into their timings; plans that were made with the old ones are flagged, none is moved.
 * @returns numbers of the timings
 * @throws UserErrors when a time is no longer what is learned, or is there twice; Refusal CONFLICT on a stale version
 */
export async function writeTempiAppresi(items: readonly AcceptedItem[], ctx: OperationContext): Promise<number[]> {
  const byTempistica = Map.groupBy(items, ({ tempisticaPk }) => tempisticaPk)
  const pks = [...byTempistica.keys()].sort((a, b) => a - b)
  const righe = []
  for (const pk of pks) righe.push(await tempisticaEntity.take(ctx, pk))
  const appresi = new Map(
    (await readTempiAppresi(ctx.tx, pks)).map((one) => [`${one.tempistica} ${one.reparto}`, one.proposta]),
  )
  const viste = new Set<string>()
  for (const [index, { tempisticaPk, reparto, minuti }] of items.entries()) {
    const key = `${tempisticaPk} ${reparto}`
    if (viste.has(key)) throw UserErrors.of(`voci[${index}]`, DUPLICATE_ITEM)
    viste.add(key)
    if (appresi.get(key) !== minuti) throw UserErrors.of(`voci[${index}].minuti`, CHANGED_TEMPO, 'CONFLICT')
  }
  for (const row of righe) {
    const own = byTempistica.get(row.id) ?? []
    const sent = Object.fromEntries(own.map(({ reparto, minuti }) => [REPARTO_FIELDS[reparto], minuti]))
    await saveChange(ctx, entityOfMany, { row, sent, seen: own[0]?.versione ?? null })
  }
  await alignTempi(ctx, [...new Set(righe.map(({ tipoSerramentoId }) => tipoSerramentoId))])
  for (const pk of pks) await ctx.emit('tempistica', { pk })
  return pks
}

/** Accepts learned times, one or many. @throws as `writeTempiAppresi` */
export const acceptTempiAppresi = operation({
  nome: 'acceptTempiAppresi',
  permesso: tempisticaEntity.permesso,
  schema: accettaTempiSchema,
  run: async ({ voci }, ctx) => ({ pks: await writeTempiAppresi(voci, ctx) }),
})
