import { type Entry, nextPlace, takeEntry } from '../../platform/db/arranged/entries.ts'
import { LISTE } from '../../platform/db/arranged/topic.ts'
import { columnCodec } from '../../platform/db/entity/codec.ts'
import { entity } from '../../platform/db/entity/entity.ts'
import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { lavorazioneNotFound, postazioneSchema } from './rules.ts'

const codec = columnCodec('configurazionePostazione', postazioneSchema)

/** Tells the others that the workstations have changed. */
export const announcePostazioni = (ctx: OperationContext) => ctx.emit(LISTE, { lista: 'configurazionePostazione' })

/** The workstations as entries of a list. */
export async function readPostazioni({ tx }: OperationContext): Promise<Entry[]> {
  const postazioni = await tx.configurazionePostazione.findMany()
  return postazioni.map(({ id, postazione, posizione }) => ({ id, nome: postazione, ordine: posizione }))
}

/** A workstation as it is written; a new one comes after the others. */
export const postazioneEntity = entity({
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
export async function checkFields({ tx }: OperationContext, fields: readonly string[]): Promise<void> {
  const found = await tx.lavorazione.findMany({ where: { nome: { in: [...fields] } }, select: { nome: true } })
  const names = new Set(found.map(({ nome }) => nome))
  const lacks = fields.find((name) => !names.has(name))
  if (lacks !== undefined) throw UserErrors.of('campi', lavorazioneNotFound(lacks))
}
