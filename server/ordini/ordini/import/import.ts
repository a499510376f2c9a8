import {
  type ImportKind,
  type ImportPlan,
  NO_RESULT,
  type PlanRow,
  type TouchedOrdine,
} from '../../../platform/imports/kind.ts'
import { textOfCell } from '../../../platform/imports/reading/cell.ts'
import { breather, collectFindings, planRow } from '../../../platform/imports/rows.ts'
import { type ImportedOrdine, importedOrdine } from './importedOrdine.ts'
import { insertOrdini } from './insertOrdini.ts'
import { type ReadOrdine, readOrdini } from './readOrdini.ts'
import { findEsistenti, findReferences, numeroOf } from './references.ts'

/** New orders with their lines; those whose number is known stay as they are. */
export const ordiniImport: ImportKind<'ordini'> = {
  nome: 'ordini',
  async pianifica(fogli, db, opzioni): Promise<ImportPlan> {
    const raccolta = collectFindings()
    const { ordini } = readOrdini(fogli, raccolta.segna)
    const esistenti = await findEsistenti(db, ordini)
    const riferiti = await findReferences(db, ordini)
    const visti = new Map<string, number>()
    const giaLi: TouchedOrdine[] = []
    const nuovi: ImportedOrdine[] = []
    const righe: PlanRow[] = []
    const intatte = new Set<string>()
    const pausa = breather()
    for (const letto of ordini) {
      await pausa()
      const numero = numeroOf(letto)
      const altrove = visti.get(numero)
      if (numero !== '' && altrove !== undefined) {
        const dove = { file: letto.file, riga: letto.testata.numeroCommessa?.riga ?? 1 }
        raccolta.segna(dove, 'numeroCommessa', `l'ordine «${numero}» è anche nel file «${fogli[altrove]?.nome}»`)
      }
      visti.set(numero, altrove ?? letto.file)
      const esiste = esistenti.get(numero)
      if (esiste) {
        // Untouched, whatever the file says of it.
        if (altrove === undefined) giaLi.push(esiste)
        const sue = mostra(letto, () => 'UGUALE')
        for (const { file, riga } of sue) intatte.add(`${file} ${riga}`)
        righe.push(...sue)
        continue
      }
      const nuovo = importedOrdine(letto, riferiti, opzioni, raccolta.segna)
      if (nuovo) nuovi.push(nuovo)
      righe.push(...mostra(letto, (dove) => (raccolta.in(dove) ? 'ERRORE' : 'NUOVO')))
    }
    const rilievi = raccolta.rilievi.filter(({ file, riga }) => !intatte.has(`${file} ${riga}`))
    const previsti = nuovi.map(({ input }) => ({ pk: 0, numeroCommessa: input.numeroCommessa }))
    return {
      righe,
      rilievi,
      avvisi: [],
      ignote: [],
      previsto: {
        ...NO_RESULT,
        inseriti: nuovi.length,
        invariati: giaLi.length,
        importati: previsti,
        esistenti: giaLi,
      },
      async esegui(scrittura) {
        const { importati, nonSchedulati } = await insertOrdini(nuovi, fogli, scrittura)
        return {
          ...NO_RESULT,
          inseriti: importati.length,
          invariati: giaLi.length,
          importati,
          esistenti: giaLi,
          nonSchedulati,
        }
      },
    }
  },
}

type Dove = { file: number; riga: number }

/** An order in the preview: its own cells where they stand alone, then its lines. */
function mostra({ file, testata, righe }: ReadOrdine, azione: (dove: Dove) => PlanRow['azione']): PlanRow[] {
  const diRighe = new Set(righe.map(({ riga }) => riga))
  const sole = new Map<number, PlanRow['celle']>()
  for (const [nome, { cella, riga }] of Object.entries(testata)) {
    if (!diRighe.has(riga)) sole.set(riga, { ...sole.get(riga), [nome]: textOfCell(cella) })
  }
  const sopra = [...sole].map(([riga, celle]) => ({ file, riga, azione: azione({ file, riga }), celle }))
  return [...sopra, ...righe.map((riga) => planRow(riga, azione(riga)))]
}
