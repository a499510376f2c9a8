import type { Context } from '../context.ts'
import { type ListSource, orderByOf, whereOf } from '../db/listSource.ts'
import { UserErrors } from '../errors.ts'
import type { SheetCell } from './cell.ts'
import { type OutgoingSheet, openSheet, type SheetColumn } from './sheet.ts'

/** Rows of a sheet at most. */
const EXPORT_ROWS_MAX = 250_000
/** Rows read at a time. */
const A_PAGINA = 500

interface ExcelRequest<Filtro> {
  filtro: Filtro | null
  ordinamento: readonly string[]
  /** Columns of the list in the order shown; all when empty. */
  colonne: readonly string[]
}

/** An export that is ready to be written. */
interface Export {
  totale: number
  foglio: OutgoingSheet
  /** Writes it all, unless it is stopped. @param fatte rows written so far */
  scrivi(fatte: (quante: number) => void): Promise<void>
}

/** A column of a sheet and how a row fills it. */
export interface ColumnOf<Riga> extends SheetColumn {
  valore(riga: Riga): SheetCell
}

/** A list that can be exported: its sheet has its rows, order and withheld fields. */
export interface ExcelList<Where extends object, Filtro, Riga extends { id: number }> {
  /** Name of the sheet, and what its rows are called: 'Gli ordini'. */
  nome: string
  plurale: string
  elenco: ListSource<Where, Filtro>
  /** The columns for those that are asked, all when none is; those withheld from the viewer are left out. */
  colonne(chieste: readonly string[], ctx: Context): Promise<readonly ColumnOf<Riga>[]>
  /** The numbers of the rows in their order. */
  chiavi(dove: { where: object; orderBy: object[]; take: number }, ctx: Context): Promise<{ id: number }[]>
  leggi(where: object, ctx: Context): Promise<Riga[]>
}

/**
 * A list as a sheet: the conditions are the list's own (its `ListSource`) and every column asks for the permission of its
 * field.
 *
 * Rows are read in keyset pages: first the numbers of all of them in their order, which is all that is kept, then the
 * rows by number, some hundreds at a time. So any order costs one sort, memory does not grow with the rows, and what
 * changes meanwhile can neither repeat a row nor skip one; a row that leaves the viewer's sight is left out.
 * @throws UserErrors on an order that is unknown or withheld, on too many rows
 */
export async function prepareSheet<Where extends object, Filtro, Riga extends { id: number }>(
  tipo: ExcelList<Where, Filtro, Riga>,
  richiesta: ExcelRequest<Filtro>,
  ctx: Context,
  segnale: AbortSignal,
): Promise<Export> {
  const { nome, plurale, elenco } = tipo
  const where = whereOf(elenco, richiesta.filtro, ctx.viewer)
  const orderBy = orderByOf(elenco as unknown as ListSource<object, never>, richiesta.ordinamento, ctx.viewer)
  const chiavi = await tipo.chiavi({ where, orderBy, take: EXPORT_ROWS_MAX + 1 }, ctx)
  if (chiavi.length > EXPORT_ROWS_MAX) {
    throw UserErrors.of(null, `${plurale} sono più di ${EXPORT_ROWS_MAX.toLocaleString('it-IT')}: restringi i filtri.`)
  }
  const numeri = Int32Array.from(chiavi, ({ id }) => id)
  const colonne = await tipo.colonne(richiesta.colonne, ctx)
  if (colonne.length === 0) throw UserErrors.of('colonne', 'Nessuna delle colonne chieste può essere esportata.')
  const foglio = await openSheet(nome, colonne, segnale)

  /** The rows of some numbers, in the order of these. */
  async function leggiPagina(page: number[]): Promise<SheetCell[][]> {
    const righe = await tipo.leggi({ id: { in: page }, AND: elenco.visibili(ctx.viewer) }, ctx)
    const perNumero = new Map(righe.map((riga) => [riga.id, riga]))
    return page.flatMap((numero) => {
      const riga = perNumero.get(numero)
      return riga ? [colonne.map(({ valore }) => valore(riga))] : []
    })
  }

  return {
    totale: numeri.length,
    foglio,
    async scrivi(fatte) {
      for (let da = 0; da < numeri.length && !segnale.aborted; da += A_PAGINA) {
        await foglio.aggiungi(await leggiPagina([...numeri.subarray(da, da + A_PAGINA)]))
        fatte(Math.min(da + A_PAGINA, numeri.length))
      }
      if (!segnale.aborted) await foglio.chiudi()
    },
  }
}

/** A sheet whole, in memory: for whoever cannot take it as it grows. */
export async function wholeSheet({ foglio, scrivi }: Export): Promise<Uint8Array> {
  const pezzi: Buffer[] = []
  foglio.uscita.on('data', (pezzo: Buffer) => pezzi.push(pezzo))
  const finito = new Promise<void>((resolve, reject) => foglio.uscita.once('end', resolve).once('error', reject))
  await scrivi(() => undefined)
  await finito
  return new Uint8Array(Buffer.concat(pezzi))
}
