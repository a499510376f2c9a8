import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkName, checkNewEntry, type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { LISTE } from '#platform/db/arranged/topic.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { itemNotDeletableReason } from '#shared/arranged.ts'
import { lavorazioneNotFound, postazioneSchema } from './rules.ts'

const codec = columnCodec('configurazionePostazione', postazioneSchema)

/** Tells the others that the workstations have changed. */
const announcePostazioni = (ctx: OperationContext) => ctx.emit(LISTE, { lista: 'configurazionePostazione' })

/** The workstations as entries of a list. */
export async function readPostazioni({ tx }: OperationContext): Promise<Entry[]> {
  const postazioni = await tx.configurazionePostazione.findMany()
  return postazioni.map(({ id, postazione, posizione }) => ({ id, nome: postazione, ordine: posizione }))
}

/** A workstation as it is written; a new one comes after the others. */
const postazioneEntity = entity({
  model: 'configurazionePostazione',
  permesso: 'adminImpostazioni',
  schema: postazioneSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'configurazionePostazione', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, posizione: nextPlace(await readPostazioni(ctx)) }
  },
  title: ({ postazione }) => postazione,
  changed: announcePostazioni,
})

/** @throws UserErrors for a name that no operation has */
async function checkFields({ tx }: OperationContext, fields: readonly string[]): Promise<void> {
  const found = await tx.lavorazione.findMany({ where: { nome: { in: [...fields] } }, select: { nome: true } })
  const names = new Set(found.map(({ nome }) => nome))
  const lacks = fields.find((name) => !names.has(name))
  if (lacks !== undefined) throw UserErrors.of('campi', lavorazioneNotFound(lacks))
}

/** Adds a workstation after the others. @throws UserErrors for a name that is taken, an operation that is not there */
export const createPostazione = createOperation({
  nome: 'createPostazione',
  entity: postazioneEntity,
  async check(ctx, { postazione, campi }) {
    await checkNewEntry(ctx, 'configurazionePostazione', readPostazioni, postazione, 'postazione')
    await checkFields(ctx, campi)
  },
})

/**
 * Changes name and operations of a workstation; analyses keep those that they were made with.
 * @throws UserErrors for a name that is taken, an operation that is not there
 */
export const updatePostazione = updateOperation({
  nome: 'updatePostazione',
  entity: postazioneEntity,
  async check(ctx, { pk, before, after }) {
    checkName(await readPostazioni(ctx), after.postazione, 'postazione', pk)
    // What it had already may stay, even where its operation is no more.
    await checkFields(
      ctx,
      after.campi.filter((name) => !before.campi.includes(name)),
    )
  },
})

/** Removes a workstation; analyses keep what they were made with. @throws UserErrors when it is the last */
export const deletePostazione = deleteOperation({
  nome: 'deletePostazione',
  entity: postazioneEntity,
  check: async (ctx) => refuseFor(itemNotDeletableReason((await readPostazioni(ctx)).length - 1, [])),
})

/** Puts the workstations in another order. @throws UserErrors when they are not all there, each once */
export const arrangePostazioni = arrangeOperation({
  nome: 'arrangePostazioni',
  model: 'configurazionePostazione',
  place: 'posizione',
  permesso: 'adminImpostazioni',
  list: (ctx) => readPostazioni(ctx),
  changed: announcePostazioni,
})
