import type { Context } from '../context.ts'
import { type Elenco, orderByElenco, whereElenco } from '../db/elenco.ts'
import { UserErrors } from '../errors.ts'
import type { Cella } from './cella.ts'
import { apriFoglio, type Colonna, type FoglioInUscita } from './foglio.ts'

/** Rows of a sheet at most. */
export const RIGHE_MAX = 250_000
/** Rows read at a time. */
const A_PAGINA = 500

export interface RichiestaExcel<Filtro> {
  filtro: Filtro | null
  ordinamento: readonly string[]
  /** Columns of the list in the order shown; all when empty. */
  colonne: readonly string[]
}

/** An export that is ready to be written. */
export interface Esportazione {
  totale: number
  foglio: FoglioInUscita
  /** Writes it all, unless it is stopped. @param fatte rows written so far */
  scrivi(fatte: (quante: number) => void): Promise<void>
}

/** A column of a sheet and how a row fills it. */
export interface ColonnaDi<Riga> extends Colonna {
  valore(riga: Riga): Cella
}

/** A list that can be exported: its sheet has its rows, order and withheld fields. */
export interface ElencoExcel<Where extends object, Filtro, Riga extends { id: number }> {
  /** Name of the sheet, and what its rows are called: 'Gli ordini'. */
  nome: string
  plurale: string
  elenco: Elenco<Where, Filtro>
  /** The columns for those that are asked, all when none is; those withheld from the viewer are left out. */
  colonne(chieste: readonly string[], ctx: Context): Promise<readonly ColonnaDi<Riga>[]>
  /** The numbers of the rows in their order. */
  chiavi(dove: { where: object; orderBy: object[]; take: number }, ctx: Context): Promise<{ id: number }[]>
  leggi(where: object, ctx: Context): Promise<Riga[]>
}

/**
 * A list as a sheet: the conditions are the list's own (its `Elenco`) and every column asks for the permission of its
 * field.
 *
 * Rows are read in keyset pages: first the numbers of all of them in their order, which is all that is kept, then the
 * rows by number, some hundreds at a time. So any order costs one sort, memory does not grow with the rows, and what
 * changes meanwhile can neither repeat a row nor skip one; a row that leaves the viewer's sight is left out.
 * @throws UserErrors on an order that is unknown or withheld, on too many rows
 */
export async function preparaFoglio<Where extends object, Filtro, Riga extends { id: number }>(
  tipo: ElencoExcel<Where, Filtro, Riga>,
  richiesta: RichiestaExcel<Filtro>,
  ctx: Context,
  segnale: AbortSignal,
): Promise<Esportazione> {
  const { nome, plurale, elenco } = tipo
  const where = whereElenco(elenco, richiesta.filtro, ctx.viewer)
  const orderBy = orderByElenco(elenco as unknown as Elenco<object, never>, richiesta.ordinamento, ctx.viewer)
  const chiavi = await tipo.chiavi({ where, orderBy, take: RIGHE_MAX + 1 }, ctx)
  if (chiavi.length > RIGHE_MAX) {
    throw UserErrors.of(null, `${plurale} sono più di ${RIGHE_MAX.toLocaleString('it-IT')}: restringi i filtri.`)
  }
  const numeri = Int32Array.from(chiavi, ({ id }) => id)
  const colonne = await tipo.colonne(richiesta.colonne, ctx)
  if (colonne.length === 0) throw UserErrors.of('colonne', 'Nessuna delle colonne chieste può essere esportata.')
  const foglio = await apriFoglio(nome, colonne, segnale)

  /** The rows of some numbers, in the order of these. */
  async function leggiPagina(pagina: number[]): Promise<Cella[][]> {
    const righe = await tipo.leggi({ id: { in: pagina }, AND: elenco.visibili(ctx.viewer) }, ctx)
    const perNumero = new Map(righe.map((riga) => [riga.id, riga]))
    return pagina.flatMap((numero) => {
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
export async function foglioIntero({ foglio, scrivi }: Esportazione): Promise<Uint8Array> {
  const pezzi: Buffer[] = []
  foglio.uscita.on('data', (pezzo: Buffer) => pezzi.push(pezzo))
  const finito = new Promise<void>((resolve, reject) => foglio.uscita.once('end', resolve).once('error', reject))
  await scrivi(() => undefined)
  await finito
  return new Uint8Array(Buffer.concat(pezzi))
}
