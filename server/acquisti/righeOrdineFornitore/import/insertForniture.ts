import type { ImportWriting } from '#platform/imports/kind.ts'
import { chunks } from '#platform/imports/rows.ts'
import { fornituraName, wholeHistory } from '../../ordiniFornitore/history.ts'
import { findStatoFornitura } from '../../ordiniFornitore/lock.ts'
import { ordineFornitoreSchema } from '../../ordiniFornitore/rules.ts'
import { ordineFornitoreData } from '../../ordiniFornitore/values.ts'
import type { ImportedRiga } from './importedRiga.ts'

const keyOfFornitura = ({ ordine, tipologia, fornitorePk }: ImportedRiga) =>
  JSON.stringify([ordine.pk, tipologia, fornitorePk])

/**
 * One supplier order for each order, type and supplier of the rows, in its first state if the list has it.
 * @returns the number of the supplier order of a row
 */
export async function insertForniture(
  { tx, audit, emit }: ImportWriting,
  righe: readonly ImportedRiga[],
): Promise<(riga: ImportedRiga) => number | null> {
  const prime = [...Map.groupBy(righe, keyOfFornitura).values()].flatMap(([before]) => (before ? [before] : []))
  const fornitori = await tx.fornitore.findMany({
    where: { id: { in: prime.flatMap(({ fornitorePk }) => fornitorePk ?? []) } },
    select: { id: true, nome: true },
  })
  const names = new Map(fornitori.map(({ id, nome }) => [id, nome]))
  const pkOf = new Map<string, number>()
  for (const some of chunks(prime, 500)) {
    const data = some.map(({ ordine, tipologia, fornitorePk }) =>
      ordineFornitoreSchema.validateSync({ ordinePk: ordine.pk, tipologia, fornitorePk }),
    )
    const stato = data[0]?.stato ?? ''
    const statoId = await findStatoFornitura({ tx }, stato)
    const create = await tx.ordineFornitore.createManyAndReturn({
      data: data.map((one) => ordineFornitoreData(one, statoId)),
      select: { id: true, ordineId: true, tipologia: true, fornitoreId: true },
    })
    await tx.storicoStatoOrdineFornitore.createMany({
      data: create.map(({ id }) => ({ ordineFornitoreId: id, stato: statoId === null ? '' : stato })),
    })
    await audit(
      create.flatMap(({ id, ordineId, tipologia, fornitoreId }) =>
        wholeHistory('crea', id, ordineId, fornituraName(tipologia, names.get(fornitoreId) ?? '')),
      ),
    )
    for (const { id, ordineId, tipologia, fornitoreId } of create) {
      pkOf.set(JSON.stringify([ordineId, tipologia, fornitoreId]), id)
    }
  }
  await emit('ordineFornitore', [...pkOf.values()])
  return (riga) => pkOf.get(keyOfFornitura(riga)) ?? null
}
