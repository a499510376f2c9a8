import type { Tx } from '../../../platform/db/prisma.ts'
import { byOrdine } from '../../../platform/graphql/referenceField.ts'
import { exposeRichText } from '../richText.ts'
import type { OpzioneScritta, ValoreScritto } from './rules.ts'

/** An option of a family as it is stored. */
export interface StoredOpzione extends OpzioneScritta {
  pk: number
  valori: (ValoreScritto & { pk: number })[]
}

/** The options of a family in their order, retired ones too; texts as they are read, so that forms compare with them. */
export async function readOpzioni(tx: Tx, famigliaId: number): Promise<StoredOpzione[]> {
  const opzioni = await tx.opzione.findMany({
    where: { famigliaId },
    orderBy: byOrdine,
    include: { valori: { orderBy: byOrdine } },
  })
  return opzioni.map(({ id, nome, ritirato, valori }) => ({
    pk: id,
    nome,
    ritirato,
    valori: valori.map((valore) => ({
      pk: valore.id,
      nome: valore.nome,
      html: exposeRichText(valore.html),
      ritirato: valore.ritirato,
    })),
  }))
}

/** What is in a list no more. */
export function missingFrom<Voce extends { pk: number }>(
  prima: readonly Voce[],
  dopo: readonly { pk: number | null }[],
): Voce[] {
  const rimasti = new Set(dopo.map(({ pk }) => pk))
  return prima.filter(({ pk }) => !rimasti.has(pk))
}

const pksOf = (voci: readonly { pk: number }[]) => voci.map(({ pk }) => pk)

async function writeValori(tx: Tx, opzioneId: number, prima: StoredOpzione['valori'], dopo: readonly ValoreScritto[]) {
  await tx.valoreOpzione.deleteMany({ where: { id: { in: pksOf(missingFrom(prima, dopo)) } } })
  // Names may change places: none is in the way of another.
  await tx.$executeRaw`UPDATE valori_opzione SET nome = gen_random_uuid()::text WHERE opzione_id = ${opzioneId}`
  for (const [ordine, { pk, ...valore }] of dopo.entries()) {
    const data = { ...valore, ordine }
    if (pk === null) await tx.valoreOpzione.create({ data: { ...data, opzioneId } })
    else await tx.valoreOpzione.update({ where: { id: pk }, data })
  }
}

/** Stores the options of a family in place of those before; nothing that goes may be in use. */
export async function writeOpzioni(
  tx: Tx,
  famigliaId: number,
  prima: readonly StoredOpzione[],
  dopo: readonly OpzioneScritta[],
): Promise<void> {
  await tx.opzione.deleteMany({ where: { id: { in: pksOf(missingFrom(prima, dopo)) } } })
  await tx.$executeRaw`UPDATE opzioni SET nome = gen_random_uuid()::text WHERE famiglia_id = ${famigliaId}`
  for (const [ordine, { pk, nome, ritirato, valori }] of dopo.entries()) {
    const data = { nome, ritirato, ordine }
    const { id } =
      pk === null
        ? await tx.opzione.create({ data: { ...data, famigliaId } })
        : await tx.opzione.update({ where: { id: pk }, data })
    await writeValori(tx, id, prima.find((una) => una.pk === pk)?.valori ?? [], valori)
  }
}
