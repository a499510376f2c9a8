import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { announceCalendario, touchedDays } from '../calendario/announce.ts'
import { type AssenzaInput, assenzaSchema, describePeriod } from './rules.ts'

/** An absence as it is written. */
const assenzaEntity = entity({
  model: 'assenza',
  permesso: 'adminPersonale',
  schema: assenzaSchema,
  ...columnCodec('assenza', assenzaSchema),
  title: describePeriod,
  changed: (ctx, _pk, periods) => announceCalendario(ctx, ...touchedDays(...periods)),
})

/**
 * Whether who is to be away is there; the person stays locked. Being away twice at the same time is no fault: the hours
 * in common count once.
 * @throws UserErrors when the person does not exist
 */
async function checkAssenza(ctx: OperationContext, data: AssenzaInput): Promise<void> {
  const found = await ctx.tx.$queryRaw<unknown[]>`SELECT 1 FROM persone WHERE id = ${data.personaPk} FOR UPDATE`
  if (found.length === 0) throw UserErrors.of('personaPk', unknownPkMessage(data.personaPk))
}

/** Adds an absence. @throws UserErrors when the person does not exist */
export const createAssenza = createOperation({
  nome: 'createAssenza',
  entity: assenzaEntity,
  check: (ctx, values) => checkAssenza(ctx, values),
})

/** Changes the fields of an absence that are sent; the others stay. @throws UserErrors when the person does not exist */
export const updateAssenza = updateOperation({
  nome: 'updateAssenza',
  entity: assenzaEntity,
  check: (ctx, { after }) => checkAssenza(ctx, after),
})

/** Removes an absence. */
export const deleteAssenza = deleteOperation({ nome: 'deleteAssenza', entity: assenzaEntity })
