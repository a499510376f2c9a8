import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import { alignTempi } from '../schedulazione/align.ts'
import { checkTempistica } from './lock.ts'
import { codiceSchema, scopeOnly, tempisticaSchema } from './rules.ts'

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
