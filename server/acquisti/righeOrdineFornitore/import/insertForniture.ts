import type { ImportWriting } from '../../../platform/imports/kind.ts'
import { chunks } from '../../../platform/imports/rows.ts'
import { fornituraName, wholeHistory } from '../../ordiniFornitore/history.ts'
import { findStatoFornitura } from '../../ordiniFornitore/lock.ts'
import { ordineFornitoreSchema } from '../../ordiniFornitore/rules.ts'
import { ordineFornitoreData } from '../../ordiniFornitore/values.ts'
import type { ImportedRiga } from './importedRiga.ts'

const keyOfFornitura = ({ ordine, tipologia, fornitore }: ImportedRiga) =>
  JSON.stringify([ordine.pk, tipologia, fornitore])

/**
 * One supplier order for each order, type and supplier of the rows, in its first state if the list has it.
 * @returns the number of the supplier order of a row
 */
export async function insertForniture(
  { tx, audit, emit }: ImportWriting,
  righe: readonly ImportedRiga[],
): Promise<(riga: ImportedRiga) => number | null> {
  const prime = [...Map.groupBy(righe, keyOfFornitura).values()].flatMap(([prima]) => (prima ? [prima] : []))
  const fornitori = await tx.fornitore.findMany({
    where: { id: { in: prime.flatMap(({ fornitore }) => fornitore ?? []) } },
    select: { id: true, nome: true },
  })
  const nomi = new Map(fornitori.map(({ id, nome }) => [id, nome]))
  const pkDi = new Map<string, number>()
  for (const alcune of chunks(prime, 500)) {
    const dati = alcune.map(({ ordine, tipologia, fornitore }) =>
      ordineFornitoreSchema.validateSync({ ordine: ordine.pk, tipologia, fornitore }),
    )
    const stato = dati[0]?.stato ?? ''
    const statoId = await findStatoFornitura({ tx }, stato)
    const create = await tx.ordineFornitore.createManyAndReturn({
      data: dati.map((uno) => ordineFornitoreData(uno, statoId)),
      select: { id: true, ordineId: true, tipologia: true, fornitoreId: true },
    })
    await tx.storicoStatoOrdineFornitore.createMany({
      data: create.map(({ id }) => ({ ordineFornitoreId: id, stato: statoId === null ? '' : stato })),
    })
    await audit(
      create.flatMap(({ id, ordineId, tipologia, fornitoreId }) =>
        wholeHistory('crea', id, ordineId, fornituraName(tipologia, nomi.get(fornitoreId) ?? '')),
      ),
    )
    for (const { id, ordineId, tipologia, fornitoreId } of create) {
      pkDi.set(JSON.stringify([ordineId, tipologia, fornitoreId]), id)
    }
  }
  await emit('ordineFornitore', [...pkDi.values()])
  return (riga) => pkDi.get(keyOfFornitura(riga)) ?? null
}
