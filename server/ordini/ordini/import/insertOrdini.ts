import { forImport } from '#platform/imports/forImport.ts'
import type { ImportWriting, OrdineNonSchedulato, TouchedOrdine } from '#platform/imports/kind.ts'
import { chunks } from '#platform/imports/rows.ts'
import { addRighe } from '../../finestra/write.ts'
import { ordiniImported } from '../changes.ts'
import { ordineData } from '../data.ts'
import type { ImportedOrdine } from './importedOrdine.ts'

/**
 * Stores the orders of an import with their lines, their history and events; those that schedule themselves do.
 * @returns the orders added, and those that could not be scheduled
 */
export async function insertOrdini(
  fresh: readonly ImportedOrdine[],
  sheets: readonly { nome: string }[],
  { tx, audit, emit, progresso }: ImportWriting,
): Promise<{ importati: TouchedOrdine[]; nonSchedulati: OrdineNonSchedulato[] }> {
  const imported: TouchedOrdine[] = []
  for (const some of chunks(fresh, 200)) {
    const data = some.map(({ input }) => ordineData(input))
    const created = await tx.ordine.createManyAndReturn({ data, select: { id: true, numeroCommessa: true } })
    const pkOf = new Map(created.map(({ id, numeroCommessa }) => [numeroCommessa, id]))
    const own = some.flatMap(({ input, extra }) =>
      input.righe.map((riga, index) => ({
        ordineId: pkOf.get(input.numeroCommessa) ?? 0,
        riga: { ...riga, extraFields: extra[index] ?? {} },
        index,
      })),
    )
    await addRighe(tx, own)
    await audit(
      some.map(({ input, file }) => ({
        oggetto: 'Ordine',
        oggettoPk: pkOf.get(input.numeroCommessa) ?? 0,
        azione: 'crea',
        dopo: `${input.numeroCommessa}, importato da ${sheets[file]?.nome ?? ''}`,
      })),
    )
    imported.push(...created.map(({ id, numeroCommessa }) => ({ pk: id, numeroCommessa })))
    await progresso(imported.length / fresh.length)
  }
  const pks = imported.map(({ pk }) => pk)
  const step = () => progresso(1)
  const nonSchedulati = (await ordiniImported.run(forImport(tx, audit), pks, step)).flat()
  await emit('ordine', pks)
  return { importati: imported, nonSchedulati }
}
