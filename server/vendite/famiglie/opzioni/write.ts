import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { exposeRichText } from '../richText.ts'
import type { WrittenOpzione, WrittenValore } from './rules.ts'

/** An option of a family as it is stored. */
export interface StoredOpzione extends WrittenOpzione {
  pk: number
  valori: (WrittenValore & { pk: number })[]
}

/** The options of a family in their order, retired ones too; texts as they are read, so that forms compare with them. */
export async function readOpzioni(tx: Tx, famigliaId: number): Promise<StoredOpzione[]> {
  const options = await tx.opzione.findMany({
    where: { famigliaId },
    orderBy: byOrdine,
    include: { valori: { orderBy: byOrdine } },
  })
  return options.map(({ id, nome, ritirato, valori }) => ({
    pk: id,
    nome,
    ritirato,
    valori: valori.map((value) => ({
      pk: value.id,
      nome: value.nome,
      html: exposeRichText(value.html),
      ritirato: value.ritirato,
    })),
  }))
}

/** What is in a list no more. */
export function missingFrom<Item extends { pk: number }>(
  before: readonly Item[],
  after: readonly { pk: number | null }[],
): Item[] {
  const remaining = new Set(after.map(({ pk }) => pk))
  return before.filter(({ pk }) => !remaining.has(pk))
}

const pksOf = (items: readonly { pk: number }[]) => items.map(({ pk }) => pk)

async function writeValues(
  tx: Tx,
  opzioneId: number,
  before: StoredOpzione['valori'],
  after: readonly WrittenValore[],
) {
  await tx.valoreOpzione.deleteMany({ where: { id: { in: pksOf(missingFrom(before, after)) } } })
  // Names may change places: none is in the way of another.
  await tx.$executeRaw`UPDATE valori_opzione SET nome = gen_random_uuid()::text WHERE opzione_id = ${opzioneId}`
  for (const [ordine, { pk, ...value }] of after.entries()) {
    const data = { ...value, ordine }
    if (pk === null) await tx.valoreOpzione.create({ data: { ...data, opzioneId } })
    else await tx.valoreOpzione.update({ where: { id: pk }, data })
  }
}

/** Stores the options of a family in place of those before; nothing that goes may be in use. */
export async function writeOpzioni(
  tx: Tx,
  famigliaId: number,
  before: readonly StoredOpzione[],
  after: readonly WrittenOpzione[],
): Promise<void> {
  await tx.opzione.deleteMany({ where: { id: { in: pksOf(missingFrom(before, after)) } } })
  await tx.$executeRaw`UPDATE opzioni SET nome = gen_random_uuid()::text WHERE famiglia_id = ${famigliaId}`
  for (const [ordine, { pk, nome, ritirato, valori }] of after.entries()) {
    const data = { nome, ritirato, ordine }
    const { id } =
      pk === null
        ? await tx.opzione.create({ data: { ...data, famigliaId } })
        : await tx.opzione.update({ where: { id: pk }, data })
    await writeValues(tx, id, before.find((one) => one.pk === pk)?.valori ?? [], valori)
  }
}
