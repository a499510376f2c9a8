import { saveChange } from '../../platform/db/entity/entity.ts'
import { UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { alignTempi } from '../../produzione/schedulazione/align.ts'
import { tempisticaEntity } from '../../produzione/tempistiche/entity.ts'
import { accettaTempiSchema, CAMPI_REPARTO, TEMPO_CAMBIATO, VOCE_DOPPIA, type VoceAccettata } from './rules.ts'
import { readTempiAppresi } from './tempiAppresi.ts'

/** Who else must know is told once, when all are written. */
const entityOfMany = { ...tempisticaEntity, changed: async () => {} }

/**
 * Writes learned times into their timings; plans that were made with the old ones are flagged, none is moved.
 * @returns numbers of the timings
 * @throws UserErrors when a time is no longer what is learned, or is there twice; Refusal CONFLICT on a stale version
 */
export async function writeTempiAppresi(voci: readonly VoceAccettata[], ctx: OperationContext): Promise<number[]> {
  const perTempistica = Map.groupBy(voci, ({ tempistica }) => tempistica)
  const pks = [...perTempistica.keys()].sort((a, b) => a - b)
  const righe = []
  for (const pk of pks) righe.push(await tempisticaEntity.take(ctx, pk))
  const appresi = new Map(
    (await readTempiAppresi(ctx.tx, pks)).map((uno) => [`${uno.tempistica} ${uno.reparto}`, uno.proposta]),
  )
  const viste = new Set<string>()
  for (const [indice, { tempistica, reparto, minuti }] of voci.entries()) {
    const chiave = `${tempistica} ${reparto}`
    if (viste.has(chiave)) throw UserErrors.of(`voci[${indice}]`, VOCE_DOPPIA)
    viste.add(chiave)
    if (appresi.get(chiave) !== minuti) throw UserErrors.of(`voci[${indice}].minuti`, TEMPO_CAMBIATO, 'CONFLICT')
  }
  for (const row of righe) {
    const sue = perTempistica.get(row.id) ?? []
    const sent = Object.fromEntries(sue.map(({ reparto, minuti }) => [CAMPI_REPARTO[reparto], minuti]))
    await saveChange(ctx, entityOfMany, { row, sent, seen: sue[0]?.versione ?? null })
  }
  await alignTempi(ctx, [...new Set(righe.map(({ tipoSerramentoId }) => tipoSerramentoId))])
  for (const pk of pks) await ctx.emit('tempistica', { pk })
  return pks
}

/** Accepts learned times, one or many. @throws as `writeTempiAppresi` */
export const accettaTempiAppresi = operation({
  nome: 'accettaTempiAppresi',
  permesso: tempisticaEntity.permesso,
  schema: accettaTempiSchema,
  run: async ({ voci }, ctx) => ({ pks: await writeTempiAppresi(voci, ctx) }),
})
