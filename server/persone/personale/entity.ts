import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { announceCalendario } from '../calendario/announce.ts'
import { type PersonaInput, personaSchema, utenteTaken } from './rules.ts'

/** A person of the staff as it is written. */
export const personaEntity = entity({
  model: 'persona',
  permesso: 'adminPersonale',
  schema: personaSchema,
  ...columnCodec('persona', personaSchema),
  title: ({ nome }) => nome,
  async changed(ctx, _pk, [{ dataInizio, dataFine }, after]) {
    const first = after && after.dataInizio < dataInizio ? after.dataInizio : dataInizio
    await announceCalendario(ctx, first, after ? null : dataFine)
  },
})

/** @throws UserErrors when the user is another person's */
async function refuseTakenUtente(ctx: OperationContext, { utentePk }: PersonaInput, own?: number): Promise<void> {
  if (utentePk === null) return
  const other = await ctx.tx.persona.findUnique({ where: { utenteId: utentePk } })
  if (other && other.id !== own) throw UserErrors.of('utentePk', utenteTaken(other.nome))
}

/** Adds a person to the staff. @throws UserErrors when its user is another's */
export const createPersona = createOperation({
  nome: 'createPersona',
  entity: personaEntity,
  check: (ctx, persona) => refuseTakenUtente(ctx, persona),
})

/** Changes the fields of a person that are sent; the others stay. @throws UserErrors when its user is another's */
export const updatePersona = updateOperation({
  nome: 'updatePersona',
  entity: personaEntity,
  check: (ctx, { pk, after }) => refuseTakenUtente(ctx, after, pk),
})

/** Removes a person with their absences; who leaves gets a last day instead, so that the past stays as it was. */
export const deletePersona = deleteOperation({ nome: 'deletePersona', entity: personaEntity })
