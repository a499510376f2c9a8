import { type ImportedOrdine, importedOrdine } from '../../../ordini/ordini/import/importedOrdine.ts'
import { insertOrdini } from '../../../ordini/ordini/import/insertOrdini.ts'
import { readTestate } from '../../../ordini/ordini/import/readOrdini.ts'
import { findEsistenti, findReferences, numeroOf } from '../../../ordini/ordini/import/references.ts'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { type ImportPlan, NO_RESULT, type PlanRow, type ReadSheet } from '../../../platform/imports/kind.ts'
import { collectFindings, planRow } from '../../../platform/imports/rows.ts'

const OPZIONI = { senzaMisure: false, autoSchedulazione: false }

/** The orders that the rows name and that are not there yet, and no row: what the rows say of them once is enough. */
export async function planSoloOrdini(fogli: readonly ReadSheet[], db: Db | Tx): Promise<ImportPlan> {
  const raccolta = collectFindings()
  const letti = readTestate(fogli, raccolta.segna)
  const esistenti = await findEsistenti(db, letti)
  const riferiti = await findReferences(db, letti)
  const nuovi: ImportedOrdine[] = []
  const righe: PlanRow[] = []
  const intatte = new Set<number>()
  for (const letto of letti) {
    const esiste = esistenti.has(numeroOf(letto))
    const nuovo = esiste ? null : importedOrdine({ ...letto, righe: [] }, riferiti, OPZIONI, raccolta.segna)
    if (nuovo) nuovi.push(nuovo)
    if (esiste) for (const { riga } of letto.righe) intatte.add(riga)
    righe.push(...letto.righe.map((riga) => planRow(riga, esiste ? 'UGUALE' : raccolta.in(riga) ? 'ERRORE' : 'NUOVO')))
  }
  const esistono = [...esistenti.values()]
  const previsti = nuovi.map(({ input }) => ({ pk: 0, numeroCommessa: input.numeroCommessa }))
  const parte = { ...NO_RESULT, inseriti: nuovi.length, invariati: esistono.length, esistenti: esistono }
  return {
    righe,
    // Of an order that is there nothing is changed, whatever the file says of it.
    rilievi: raccolta.rilievi.filter(({ riga }) => !intatte.has(riga)),
    avvisi: [],
    ignote: [],
    previsto: { ...parte, importati: previsti, toccati: previsti },
    async esegui(scrittura) {
      const { importati, nonSchedulati } = await insertOrdini(nuovi, fogli, scrittura)
      return { ...parte, importati, toccati: importati, nonSchedulati }
    },
  }
}
