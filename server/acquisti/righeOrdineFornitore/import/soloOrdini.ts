import { type ImportedOrdine, importedOrdine } from '#ordini/ordini/import/importedOrdine.ts'
import { insertOrdini } from '#ordini/ordini/import/insertOrdini.ts'
import { readTestate } from '#ordini/ordini/import/readOrdini.ts'
import { findExisting, findReferences, numeroOf } from '#ordini/ordini/import/references.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { type ImportPlan, NO_RESULT, type PlanRow, type ReadSheet } from '#platform/imports/kind.ts'
import { collectFindings, planRow } from '#platform/imports/rows.ts'

const OPTIONS = { senzaMisure: false, autoSchedulazione: false }

/** The orders that the rows name and that are not there yet, and no row: what the rows say of them once is enough. */
export async function planOnlyOrdini(sheets: readonly ReadSheet[], db: Db | Tx): Promise<ImportPlan> {
  const collection = collectFindings()
  const loaded = readTestate(sheets, collection.mark)
  const esistenti = await findExisting(db, loaded)
  const referenced = await findReferences(db, loaded)
  const fresh: ImportedOrdine[] = []
  const righe: PlanRow[] = []
  const untouched = new Set<number>()
  for (const read of loaded) {
    const exists = esistenti.has(numeroOf(read))
    const next = exists ? null : importedOrdine({ ...read, righe: [] }, referenced, OPTIONS, collection.mark)
    if (next) fresh.push(next)
    if (exists) for (const { riga } of read.righe) untouched.add(riga)
    righe.push(...read.righe.map((riga) => planRow(riga, exists ? 'UGUALE' : collection.in(riga) ? 'ERRORE' : 'NUOVO')))
  }
  const existingOrdini = [...esistenti.values()]
  const expected = fresh.map(({ input }) => ({ pk: 0, numeroCommessa: input.numeroCommessa }))
  const part = { ...NO_RESULT, inseriti: fresh.length, invariati: existingOrdini.length, esistenti: existingOrdini }
  return {
    righe,
    // Of an order that is there nothing is changed, whatever the file says of it.
    rilievi: collection.rilievi.filter(({ riga }) => !untouched.has(riga)),
    avvisi: [],
    ignote: [],
    previsto: { ...part, importati: expected, toccati: expected },
    async execute(writing) {
      const { importati, nonSchedulati } = await insertOrdini(fresh, sheets, writing)
      return { ...part, importati, toccati: importati, nonSchedulati }
    },
  }
}
