import type { Prisma } from '../../../../prisma/generated/client.ts'
import { forImport } from '../../../platform/imports/forImport.ts'
import type { ImportWriting, OrdineNonSchedulato, TouchedOrdine } from '../../../platform/imports/kind.ts'
import { chunks } from '../../../platform/imports/rows.ts'
import { ordiniImported } from '../changes.ts'
import { ordineData, rigaOrdineData } from '../data.ts'
import type { ImportedOrdine } from './importedOrdine.ts'

/**
 * Stores the orders of an import with their lines, their history and events; those that schedule themselves do.
 * @returns the orders added, and those that could not be scheduled
 */
export async function insertOrdini(
  nuovi: readonly ImportedOrdine[],
  fogli: readonly { nome: string }[],
  { tx, audit, emit, progresso }: ImportWriting,
): Promise<{ importati: TouchedOrdine[]; nonSchedulati: OrdineNonSchedulato[] }> {
  const importati: TouchedOrdine[] = []
  for (const alcuni of chunks(nuovi, 200)) {
    const data = alcuni.map(({ input }) => ordineData(input))
    const creati = await tx.ordine.createManyAndReturn({ data, select: { id: true, numeroCommessa: true } })
    const pkDi = new Map(creati.map(({ id, numeroCommessa }) => [numeroCommessa, id]))
    const suoi = alcuni.flatMap(({ input, extra }) =>
      input.righe.map((riga, indice) => ({
        ...rigaOrdineData(riga, indice),
        ordineId: pkDi.get(input.numeroCommessa) ?? 0,
        extraFields: (extra[indice] ?? {}) as Prisma.InputJsonObject,
      })),
    )
    for (const parte of chunks(suoi, 1000)) await tx.rigaOrdine.createMany({ data: parte })
    await audit(
      alcuni.map(({ input, file }) => ({
        oggetto: 'Ordine',
        oggettoPk: pkDi.get(input.numeroCommessa) ?? 0,
        azione: 'crea',
        dopo: `${input.numeroCommessa}, importato da ${fogli[file]?.nome ?? ''}`,
      })),
    )
    importati.push(...creati.map(({ id, numeroCommessa }) => ({ pk: id, numeroCommessa })))
    await progresso(importati.length / nuovi.length)
  }
  const pks = importati.map(({ pk }) => pk)
  const passo = () => progresso(1)
  const nonSchedulati = (await ordiniImported.run(forImport(tx, audit), pks, passo)).flat()
  await emit('ordine', pks)
  return { importati, nonSchedulati }
}
