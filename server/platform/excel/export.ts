import type { Context } from '../context.ts'
import { type ListSource, orderByOf, whereOf } from '../db/listSource.ts'
import { UserErrors } from '../errors.ts'
import type { SheetCell } from './cell.ts'
import { type OutgoingSheet, openSheet, type SheetColumn } from './sheet.ts'

/** Rows of a sheet at most. */
const EXPORT_ROWS_MAX = 250_000
/**
 * Rows read at a time. Few, so that they are gone before the collector keeps them, and others' requests go between:
 * docs/decisions/12-cost-of-a-request.md
 */
const PER_PAGE = 50

interface ExcelRequest<Filter> {
  filtro: Filter | null
  ordinamento: readonly string[]
  /** Columns of the list in the order shown; all when empty. */
  colonne: readonly string[]
}

/** An export that is ready to be written. */
interface Export {
  totale: number
  sheet: OutgoingSheet
  /** Writes it all, unless it is stopped. @param done rows written so far */
  write(done: (count: number) => void): Promise<void>
}

/** A column of a sheet and how a row fills it. */
export interface ColumnOf<Riga> extends SheetColumn {
  valore(riga: Riga): SheetCell
}

/** A list that can be exported: its sheet has its rows, order and withheld fields. */
export interface ExcelList<Where extends object, Filter, Riga extends { id: number }> {
  /** Name of the sheet, and what its rows are called: 'Gli ordini'. */
  nome: string
  plurale: string
  elenco: ListSource<Where, Filter>
  /** The columns for those that are asked, all when none is; those withheld from the viewer are left out. */
  colonne(asked: readonly string[], ctx: Context): Promise<readonly ColumnOf<Riga>[]>
  /** The numbers of the rows in their order. */
  keys(where: { where: object; orderBy: object[]; take: number }, ctx: Context): Promise<{ id: number }[]>
  /** @param asked names of columns, as in `colonne`: what others need may be left out */
  read(where: object, ctx: Context, asked: readonly string[]): Promise<Riga[]>
}

/**
 * A list as a sheet: the conditions are the list's own (its `ListSource`) and every column asks for the permission of its
 * field.
 *
 * Rows are read in keyset pages: first the numbers of all of them in their order, which is all that is kept, then the
 * rows by number, some tens at a time. So any order costs one sort, memory does not grow with the rows, and what
 * changes meanwhile can neither repeat a row nor skip one; a row that leaves the viewer's sight is left out.
 * @throws UserErrors on an order that is unknown or withheld, on too many rows
 */
export async function prepareSheet<Where extends object, Filter, Riga extends { id: number }>(
  tipo: ExcelList<Where, Filter, Riga>,
  request: ExcelRequest<Filter>,
  ctx: Context,
  signal: AbortSignal,
): Promise<Export> {
  const { nome, plurale, elenco } = tipo
  const where = whereOf(elenco, request.filtro, ctx.viewer)
  const orderBy = orderByOf(elenco as ListSource<object, never>, request.ordinamento, ctx.viewer)
  const keys = await tipo.keys({ where, orderBy, take: EXPORT_ROWS_MAX + 1 }, ctx)
  if (keys.length > EXPORT_ROWS_MAX) {
    throw UserErrors.of(null, `${plurale} sono più di ${EXPORT_ROWS_MAX.toLocaleString('it-IT')}: restringi i filtri.`)
  }
  const numeri = Int32Array.from(keys, ({ id }) => id)
  const columns = await tipo.colonne(request.colonne, ctx)
  if (columns.length === 0) throw UserErrors.of('colonne', 'Nessuna delle colonne chieste può essere esportata.')
  const sheet = await openSheet(nome, columns, signal)

  /** The rows of some numbers, in the order of these. */
  async function readExportPage(page: number[]): Promise<SheetCell[][]> {
    const righe = await tipo.read({ id: { in: page }, AND: elenco.visible(ctx.viewer) }, ctx, request.colonne)
    const byNumero = new Map(righe.map((riga) => [riga.id, riga]))
    return page.flatMap((numero) => {
      const riga = byNumero.get(numero)
      return riga ? [columns.map(({ valore }) => valore(riga))] : []
    })
  }

  return {
    totale: numeri.length,
    sheet,
    async write(done) {
      for (let from = 0; from < numeri.length && !signal.aborted; from += PER_PAGE) {
        await sheet.add(await readExportPage([...numeri.subarray(from, from + PER_PAGE)]))
        done(Math.min(from + PER_PAGE, numeri.length))
      }
      if (!signal.aborted) await sheet.close()
    },
  }
}

/** A sheet whole, in memory: for whoever cannot take it as it grows. */
export async function wholeSheet({ sheet, write }: Export): Promise<Uint8Array> {
  const pezzi: Buffer[] = []
  sheet.uscita.on('data', (pezzo: Buffer) => pezzi.push(pezzo))
  const finished = new Promise<void>((resolve, reject) => sheet.uscita.once('end', resolve).once('error', reject))
  await write(() => undefined)
  await finished
  return new Uint8Array(Buffer.concat(pezzi))
}
