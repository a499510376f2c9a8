import { type ImportedOrdine, importedOrdine } from '#ordini/ordini/import/importedOrdine.ts'
import { insertOrdini } from '#ordini/ordini/import/insertOrdini.ts'
import { readTestate } from '#ordini/ordini/import/readOrdini.ts'
import { findExisting, findReferences, numeroOf } from '#ordini/ordini/import/references.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { type ImportKind, type ImportPlan, NO_RESULT, type PlanRow, type ReadSheet } from '#platform/imports/kind.ts'
import { textOfCell } from '#platform/imports/reading/cell.ts'
import { breather, collectFindings, planRow, rowsOfSheets } from '#platform/imports/rows.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { mergeKey, QUANTITA_MAX, sumQuantita } from '../rules.ts'
import { type ImportedRiga, importedRiga, type RigheReferences } from './importedRiga.ts'
import { insertRighe } from './insertRighe.ts'
import { findNamedOrdini, findPurchasable } from './references.ts'
import { columnsOfRighe, type RigheImportOptions, righeSheet } from './rules.ts'

/** The order whose rows alone are taken. @throws UserErrors when there is none */
async function findOnlyOf(db: Db | Tx, pk: number | null): Promise<RigheReferences['soloDi']> {
  if (pk === null) return null
  const ordine = await db.ordine.findUnique({ where: { id: pk }, select: { numeroCommessa: true } })
  if (!ordine) throw UserErrors.of('ordinePk', unknownPkMessage(pk))
  return { pk, numeroCommessa: ordine.numeroCommessa, righe: [] }
}

/** What is said of a file that was imported before; it may be again. */
async function warningsOf(db: Db | Tx, sheets: readonly ReadSheet[]): Promise<string[]> {
  const before = await db.importazioneRighe.findFirst({
    where: { chiave: { in: sheets.map(({ chiave }) => chiave) }, portate: { some: {} } },
    orderBy: { il: 'desc' },
  })
  if (!before) return []
  const from = before.userNome === '' ? '' : ` da ${before.userNome}`
  const at = formatDate(before.il)
  return [`Questo file è già stato importato il ${at}${from}: le sue righe verrebbero aggiunte di nuovo.`]
}

/** What of a row decides whether it is like another. */
function compared({ dove: _where, ordine, quantita: _quantita, ...fields }: ImportedRiga) {
  return { ...fields, ordinePk: ordine.pk, ordineFornitorePk: null }
}

/**
 * Rows equal in all but the quantity become one, where the first stood, with the sum.
 * @param mark is told of a sum that is too large
 */
function collapseRighe(
  righe: readonly ImportedRiga[],
  mark: (where: ImportedRiga['dove'], column: string, message: string) => void,
): ImportedRiga[] {
  return [...Map.groupBy(righe, (riga) => mergeKey(compared(riga))).values()].flatMap((equal) => {
    const [before] = equal
    if (!before) return []
    const quantita = sumQuantita(equal.map((riga) => riga.quantita))
    if (quantita > QUANTITA_MAX) mark(before.dove, 'quantita', 'la somma delle righe uguali è troppo grande')
    return [{ ...before, quantita }]
  })
}

async function planRighe(sheets: readonly ReadSheet[], db: Db | Tx, options: RigheImportOptions): Promise<ImportPlan> {
  const { righe: read } = rowsOfSheets(sheets, righeSheet.columns)
  const numeri = [...new Set(read.map(({ celle }) => textOfCell(celle.numeroCommessa)))]
  const referenced: RigheReferences = {
    ordini: await findNamedOrdini(db, numeri, options.colonnaRigaOrdine),
    acquistabili: await findPurchasable(db),
    soloDi: await findOnlyOf(db, options.ordinePk),
  }
  const collection = collectFindings()
  const singles: ImportedRiga[] = []
  const righe: PlanRow[] = []
  const pause = breather()
  for (const loaded of read) {
    await pause()
    const riga = importedRiga(loaded, referenced, options, collection.mark)
    if (riga) singles.push(riga)
    righe.push(planRow(loaded, riga ? 'NUOVO' : 'ERRORE'))
  }
  const fresh = options.raggruppaRighe ? collapseRighe(singles, collection.mark) : singles
  const touched = [...new Map(fresh.map(({ ordine }) => [ordine.pk, ordine])).values()].map(
    ({ pk, numeroCommessa }) => ({ pk, numeroCommessa }),
  )
  const previsto = { ...NO_RESULT, inseriti: fresh.length, righeAggiunte: fresh.length, toccati: touched }
  return {
    righe,
    rilievi: collection.rilievi,
    avvisi: await warningsOf(db, sheets),
    // What has no column of its own goes with the row.
    ignote: [],
    previsto,
    async execute(writing) {
      const [sheet] = sheets
      if (!sheet || fresh.length === 0) return previsto
      return { ...previsto, importazione: await insertRighe(writing, fresh, sheet, options.generaOrdini) }
    },
  }
}

const OPTIONS = { senzaMisure: false, autoSchedulazione: false }

/** The orders that the rows name and that are not there yet, and no row: what the rows say of them once is enough. */
async function planOnlyOrdini(sheets: readonly ReadSheet[], db: Db | Tx): Promise<ImportPlan> {
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

/** Rows for suppliers of orders that there are; or, when only orders are wanted, those that are not there yet. */
export const righeImport: ImportKind<RigheImportOptions> = {
  sheet: righeSheet,
  permesso: 'adminOrders',
  title: 'Importazione di righe ordini a fornitore',
  description: 'Rows for suppliers.',
  columnsOf: columnsOfRighe,
  pianifica: (sheets, db, options) =>
    options.soloOrdini ? planOnlyOrdini(sheets, db) : planRighe(sheets, db, options),
}
