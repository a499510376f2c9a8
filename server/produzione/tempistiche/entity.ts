import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { alignTempi } from '../schedulazione/align.ts'
import {
  codiceSchema,
  NO_CODICE,
  scopeOnly,
  TEMPISTICA_ALREADY_PRESENT,
  type TempisticaScope,
  tempisticaSchema,
} from './rules.ts'

/** The columns of a timing. */
export const tempisticaCodec = columnCodec('tempistica', tempisticaSchema)

/** A timing as it is written: a code has its category and its shape in itself. */
export const tempisticaEntity = entity({
  model: 'tempistica',
  permesso: 'adminOrders',
  schema: tempisticaSchema,
  values: tempisticaCodec.values,
  columns: (values) => tempisticaCodec.columns(scopeOnly(values)),
  title: (values) => `macchine ${values.tempoRepartoMacchine} min, banchi ${values.tempoRepartoBanchi} min`,
  async changed(ctx, pk, versions) {
    await alignTempi(
      ctx,
      versions.map(({ tipoSerramentoPk }) => tipoSerramentoPk),
    )
    await ctx.emit('tempistica', { pk })
  },
})

/** A window code as it is written. */
export const codiceSerramentoEntity = entity({
  model: 'codiceSerramento',
  permesso: 'adminOrders',
  schema: codiceSchema,
  async take({ tx }, pk) {
    // One at a time: of two that would become the same the second is told so.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('codici_serramento', 0))`
    return lockRow(tx, 'codiceSerramento', pk)
  },
  ...columnCodec('codiceSerramento', codiceSchema),
  title: ({ categoria, forma, codice }) => `${categoria} ${forma} ${codice}`,
  async changed(ctx, pk, [, after]) {
    // Other timings may hold for it now, and for the codes it was like; one that goes had none.
    if (after) await alignTempi(ctx, null)
    await ctx.emit('tempistica', { codiceSerramento: pk })
  },
})

/** @throws UserErrors when the window type, the code, or any code of the category and the shape does not exist */
async function checkReferred(ctx: OperationContext, scope: TempisticaScope): Promise<void> {
  const { tipoSerramentoPk, codiceSerramentoPk, categoria, forma } = scope
  const tipo = await ctx.tx.tipoSerramento.findUnique({ where: { id: tipoSerramentoPk }, select: { id: true } })
  if (!tipo) throw UserErrors.of('tipoSerramentoPk', unknownPkMessage(tipoSerramentoPk))
  if (categoria !== null && forma !== null) {
    if (await ctx.tx.codiceSerramento.findFirst({ where: { categoria, forma }, select: { id: true } })) return
    throw UserErrors.of('forma', NO_CODICE)
  }
  if (codiceSerramentoPk === null) return
  const codice = await ctx.tx.codiceSerramento.findUnique({ where: { id: codiceSerramentoPk }, select: { id: true } })
  if (!codice) throw UserErrors.of('codiceSerramentoPk', unknownPkMessage(codiceSerramentoPk))
}

/** Serialises the writes of timings of a window type: of two that are the same the second is told so. */
async function lockTipoSerramento(ctx: OperationContext, tipoSerramentoId: number): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tempistiche:${tipoSerramentoId}`}, 0))`
}

/**
 * Whether a timing can be: what it holds for exists, and has no other.
 * @param excluded the timing being changed
 * @throws UserErrors
 */
async function checkTempistica(ctx: OperationContext, values: TempisticaScope, excluded = -1): Promise<void> {
  const scope = scopeOnly(values)
  const { tipoSerramentoPk: tipoSerramentoId, codiceSerramentoPk, categoria, forma } = scope
  await checkReferred(ctx, scope)
  await lockTipoSerramento(ctx, tipoSerramentoId)
  const same = { tipoSerramentoId, codiceSerramentoId: codiceSerramentoPk, categoria, forma }
  if (await ctx.tx.tempistica.findFirst({ where: { ...same, id: { not: excluded } } })) {
    throw UserErrors.of('codiceSerramentoPk', TEMPISTICA_ALREADY_PRESENT)
  }
}

/** Adds the minutes of a window type with a code. @throws UserErrors as `checkTempistica` */
export const createTempistica = createOperation({
  nome: 'createTempistica',
  entity: tempisticaEntity,
  check: (ctx, values) => checkTempistica(ctx, values),
})

/** Changes a timing. @throws UserErrors as `checkTempistica` */
export const updateTempistica = updateOperation({
  nome: 'updateTempistica',
  entity: tempisticaEntity,
  whole: true,
  check: (ctx, { pk, after }) => checkTempistica(ctx, after, pk),
})
