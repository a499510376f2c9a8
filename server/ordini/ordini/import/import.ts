import {
  type ImportKind,
  type ImportPlan,
  NO_RESULT,
  type PlanRow,
  type TouchedOrdine,
} from '#platform/imports/kind.ts'
import { textOfCell } from '#platform/imports/reading/cell.ts'
import { breather, collectFindings, planRow } from '#platform/imports/rows.ts'
import { type ImportedOrdine, importedOrdine } from './importedOrdine.ts'
import { insertOrdini } from './insertOrdini.ts'
import { type ReadOrdine, readOrdini } from './readOrdini.ts'
import { findExisting, findReferences, numeroOf } from './references.ts'
import { type OrdiniImportOptions, ordiniSheet } from './rules.ts'

/** New orders with their lines; those whose number is known stay as they are. */
export const ordiniImport: ImportKind<OrdiniImportOptions> = {
  sheet: ordiniSheet,
  permesso: 'addOrders',
  title: 'Importazione di ordini',
  description: 'Orders with their lines.',
  async pianifica(sheets, db, options): Promise<ImportPlan> {
    const collection = collectFindings()
    const { ordini } = readOrdini(sheets, collection.mark)
    const esistenti = await findExisting(db, ordini)
    const referenced = await findReferences(db, ordini)
    const seen = new Map<string, number>()
    const alreadyThere: TouchedOrdine[] = []
    const fresh: ImportedOrdine[] = []
    const righe: PlanRow[] = []
    const untouched = new Set<string>()
    const pause = breather()
    for (const read of ordini) {
      await pause()
      const numero = numeroOf(read)
      const elsewhere = seen.get(numero)
      if (numero !== '' && elsewhere !== undefined) {
        const where = { file: read.file, riga: read.testata.numeroCommessa?.riga ?? 1 }
        collection.mark(where, 'numeroCommessa', `l'ordine «${numero}» è anche nel file «${sheets[elsewhere]?.nome}»`)
      }
      seen.set(numero, elsewhere ?? read.file)
      const exists = esistenti.get(numero)
      if (exists) {
        // Untouched, whatever the file says of it.
        if (elsewhere === undefined) alreadyThere.push(exists)
        const own = show(read, () => 'UGUALE')
        for (const { file, riga } of own) untouched.add(`${file} ${riga}`)
        righe.push(...own)
        continue
      }
      const next = importedOrdine(read, referenced, options, collection.mark)
      if (next) fresh.push(next)
      righe.push(...show(read, (where) => (collection.in(where) ? 'ERRORE' : 'NUOVO')))
    }
    const rilievi = collection.rilievi.filter(({ file, riga }) => !untouched.has(`${file} ${riga}`))
    const expected = fresh.map(({ input }) => ({ pk: 0, numeroCommessa: input.numeroCommessa }))
    return {
      righe,
      rilievi,
      avvisi: [],
      ignote: [],
      previsto: {
        ...NO_RESULT,
        inseriti: fresh.length,
        invariati: alreadyThere.length,
        importati: expected,
        esistenti: alreadyThere,
      },
      async execute(writing) {
        const { importati, nonSchedulati } = await insertOrdini(fresh, sheets, writing)
        return {
          ...NO_RESULT,
          inseriti: importati.length,
          invariati: alreadyThere.length,
          importati,
          esistenti: alreadyThere,
          nonSchedulati,
        }
      },
    }
  },
}

type Where = { file: number; riga: number }

/** An order in the preview: its own cells where they stand alone, then its lines. */
function show({ file, testata, righe }: ReadOrdine, action: (where: Where) => PlanRow['azione']): PlanRow[] {
  const ofRighe = new Set(righe.map(({ riga }) => riga))
  const only = new Map<number, PlanRow['celle']>()
  for (const [name, { cella, riga }] of Object.entries(testata)) {
    if (!ofRighe.has(riga)) only.set(riga, { ...only.get(riga), [name]: textOfCell(cella) })
  }
  const above = [...only].map(([riga, celle]) => ({ file, riga, azione: action({ file, riga }), celle }))
  return [...above, ...righe.map((riga) => planRow(riga, action(riga)))]
}
