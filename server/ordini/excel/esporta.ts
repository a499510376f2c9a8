import type { Context } from '../../context.ts'
import { orderByElenco, whereElenco } from '../../db/elenco.ts'
import { UserErrors } from '../../errors.ts'
import { apriFoglio, type FoglioInUscita } from '../../excel/foglio.ts'
import { elencoOrdini, type FiltroOrdini } from '../elenco.ts'
import { leggiVociCheckList } from '../vociCheckList.ts'
import { COLONNE_FISSE, type ColonnaOrdini, colonneExcel, selectExcel } from './colonne.ts'

/** Orders of a sheet at most. */
export const RIGHE_MAX = 250_000
/** Orders read at a time. */
const A_PAGINA = 500

export interface RichiestaExcel {
  filtro: FiltroOrdini | null
  ordinamento: readonly string[]
  /** Columns of the list in the order shown; all when empty. */
  colonne: readonly string[]
}

/** An export that is ready to be written. */
export interface Esportazione {
  totale: number
  foglio: FoglioInUscita
  /** Writes it all, unless it is stopped. @param fatte orders written so far */
  scrivi(fatte: (quante: number) => void): Promise<void>
}

const TROPPI = `Gli ordini sono più di ${RIGHE_MAX.toLocaleString('it-IT')}: restringi i filtri.`

/**
 * The list of orders as a sheet: same rows, order and withheld fields as `ordini` in GraphQL, because the conditions
 * are the list's own (elenco.ts) and every column asks for the permission of its field.
 *
 * Rows are read in keyset pages: first the numbers of all of them in their order, which is all that is kept, then the
 * orders by number, some hundreds at a time. So any order costs one sort, memory does not grow with the rows, and
 * what changes meanwhile can neither repeat a row nor skip one; an order that leaves the viewer's sight is left out.
 * @throws UserErrors on an order that is unknown or withheld, on too many rows
 */
export async function preparaExcel(
  richiesta: RichiestaExcel,
  ctx: Context,
  segnale: AbortSignal,
): Promise<Esportazione> {
  const { db } = ctx.services
  const where = whereElenco(elencoOrdini, richiesta.filtro, ctx.viewer)
  const orderBy = orderByElenco(elencoOrdini, richiesta.ordinamento, ctx.viewer)
  const chiavi = await db.ordine.findMany({ where, orderBy, select: { id: true }, take: RIGHE_MAX + 1 })
  if (chiavi.length > RIGHE_MAX) throw UserErrors.of(null, TROPPI)
  const numeri = Int32Array.from(chiavi, ({ id }) => id)
  const chieste = richiesta.colonne.length > 0 ? richiesta.colonne : COLONNE_FISSE
  const colonne = colonneExcel(chieste, ctx.viewer, await leggiVociCheckList(ctx))
  if (colonne.length === 0) throw UserErrors.of('colonne', 'Nessuna delle colonne chieste può essere esportata.')
  const foglio = await apriFoglio('Ordini', colonne, segnale)

  return {
    totale: numeri.length,
    foglio,
    async scrivi(fatte) {
      for (let da = 0; da < numeri.length && !segnale.aborted; da += A_PAGINA) {
        const pagina = [...numeri.subarray(da, da + A_PAGINA)]
        await foglio.aggiungi(await leggiPagina(pagina, colonne, ctx))
        fatte(Math.min(da + A_PAGINA, numeri.length))
      }
      if (!segnale.aborted) await foglio.chiudi()
    },
  }
}

/** The rows of some orders, in the order of their numbers here. */
async function leggiPagina(numeri: number[], colonne: readonly ColonnaOrdini[], ctx: Context) {
  const where = { id: { in: numeri }, AND: elencoOrdini.visibili(ctx.viewer) }
  const ordini = await ctx.services.db.ordine.findMany({ where, select: selectExcel })
  const perNumero = new Map(ordini.map((ordine) => [ordine.id, ordine]))
  return numeri.flatMap((numero) => {
    const ordine = perNumero.get(numero)
    return ordine ? [colonne.map(({ valore }) => valore(ordine))] : []
  })
}
