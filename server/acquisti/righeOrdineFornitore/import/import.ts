import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { UserErrors } from '../../../platform/errors.ts'
import {
  type ImportKind,
  type ImportPlan,
  NO_RESULT,
  type PlanRow,
  type ReadSheet,
} from '../../../platform/imports/kind.ts'
import { textOfCell } from '../../../platform/imports/reading/cell.ts'
import { breather, collectFindings, planRow, rowsOfSheets } from '../../../platform/imports/rows.ts'
import { IMPORT_COLUMNS, type RigheImportOptions } from '../../../platform/imports/rules.ts'
import { unknownPkMessage } from '../../../shared/fields/fields.ts'
import { formatDate } from '../../../shared/formats/formats.ts'
import { collapseRighe } from './collapse.ts'
import { type ImportedRiga, importedRiga, type RigheReferences } from './importedRiga.ts'
import { insertRighe } from './insertRighe.ts'
import { findAcquistabili, findNamedOrdini } from './references.ts'
import { planSoloOrdini } from './soloOrdini.ts'

/** The order whose rows alone are taken. @throws UserErrors when there is none */
async function findSoloDi(db: Db | Tx, pk: number | null): Promise<RigheReferences['soloDi']> {
  if (pk === null) return null
  const ordine = await db.ordine.findUnique({ where: { id: pk }, select: { numeroCommessa: true } })
  if (!ordine) throw UserErrors.of('ordine', unknownPkMessage(pk))
  return { pk, numeroCommessa: ordine.numeroCommessa, righe: [] }
}

/** What is said of a file that was imported before; it may be again. */
async function warningsOf(db: Db | Tx, fogli: readonly ReadSheet[]): Promise<string[]> {
  const prima = await db.importazioneRighe.findFirst({
    where: { chiave: { in: fogli.map(({ chiave }) => chiave) }, portate: { some: {} } },
    orderBy: { il: 'desc' },
  })
  if (!prima) return []
  const da = prima.userNome === '' ? '' : ` da ${prima.userNome}`
  const quando = formatDate(prima.il)
  return [`Questo file è già stato importato il ${quando}${da}: le sue righe verrebbero aggiunte di nuovo.`]
}

async function planRighe(fogli: readonly ReadSheet[], db: Db | Tx, opzioni: RigheImportOptions): Promise<ImportPlan> {
  const { righe: lette } = rowsOfSheets(fogli, IMPORT_COLUMNS.righe)
  const numeri = [...new Set(lette.map(({ celle }) => textOfCell(celle.numeroCommessa)))]
  const riferiti: RigheReferences = {
    ordini: await findNamedOrdini(db, numeri, opzioni.colonnaRigaOrdine),
    acquistabili: await findAcquistabili(db),
    soloDi: await findSoloDi(db, opzioni.ordine),
  }
  const raccolta = collectFindings()
  const singole: ImportedRiga[] = []
  const righe: PlanRow[] = []
  const pausa = breather()
  for (const letta of lette) {
    await pausa()
    const riga = importedRiga(letta, riferiti, opzioni, raccolta.segna)
    if (riga) singole.push(riga)
    righe.push(planRow(letta, riga ? 'NUOVO' : 'ERRORE'))
  }
  const nuove = opzioni.raggruppaRighe ? collapseRighe(singole, raccolta.segna) : singole
  const toccati = [...new Map(nuove.map(({ ordine }) => [ordine.pk, ordine])).values()].map(
    ({ pk, numeroCommessa }) => ({ pk, numeroCommessa }),
  )
  const previsto = { ...NO_RESULT, inseriti: nuove.length, righeAggiunte: nuove.length, toccati }
  return {
    righe,
    rilievi: raccolta.rilievi,
    avvisi: await warningsOf(db, fogli),
    // What has no column of its own goes with the row.
    ignote: [],
    previsto,
    async esegui(scrittura) {
      const [foglio] = fogli
      if (!foglio || nuove.length === 0) return previsto
      return { ...previsto, importazione: await insertRighe(scrittura, nuove, foglio, opzioni.generaOrdini) }
    },
  }
}

/** Rows for suppliers of orders that there are; or, when only orders are wanted, those that are not there yet. */
export const righeImport: ImportKind<'righe'> = {
  nome: 'righe',
  pianifica: (fogli, db, opzioni) => (opzioni.soloOrdini ? planSoloOrdini(fogli, db) : planRighe(fogli, db, opzioni)),
}
