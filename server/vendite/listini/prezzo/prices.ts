import type { Context } from '#platform/context.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'
import { type OfCliente, scontoOfCliente } from '../sconti/cliente/rules.ts'
import { type PrezzoFinestra, prezzoFinestra } from './calcolo/rules.ts'
import type { Finestra } from './finestra/rules.ts'
import { readListiniInForce, readListinoPrezzi, type WholeListino } from './read.ts'
import type { FinestraToPrice } from './rules.ts'
import { prezzoServizio } from './servizi/rules.ts'

export const NO_LISTINO = 'Nessun listino è in vigore in questo giorno: da quotare.'

/** A price, with the list that it is by and what else that says. */
export interface PrezzoByListino extends PrezzoFinestra {
  /** Null when no list has an entry for the window. */
  listinoPk: number | null
  /** Percent that the customer has by the list. */
  sconto: number
  /** What each service of the list would cost for the pieces of the window. */
  servizi: { nome: string; importo: number; iva: number }[]
}

const NOBODY: OfCliente = { pk: null, tipoCliente: null }

interface Asked {
  /** A list by its number, a draft too; those in force unless told. */
  listinoPk?: number | null | undefined
  /** 'YYYY-MM-DD'; today unless told. */
  giorno?: string | null | undefined
  /** Whose discount is told; nobody's unless told. */
  cliente?: OfCliente
}

/**
 * The price of a window by one of several lists: on a day one of them alone has an entry for a family and type.
 */
function prezzoAmong(listini: readonly WholeListino[], finestra: Finestra, cliente: OfCliente): PrezzoByListino {
  const own = listini.find(({ voci }) =>
    voci.some((v) => v.famigliaPk === finestra.famigliaPk && v.tipoSerramentoPk === finestra.tipoSerramentoPk),
  )
  const listino = own ?? listini[0]
  if (!listino) {
    return { pezzo: null, riga: null, passi: [], senzaPrezzo: NO_LISTINO, listinoPk: null, sconto: 0, servizi: [] }
  }
  const { altezza, larghezza, quantita: pezzi } = finestra
  const served = { pezzi, area: BigInt(altezza) * BigInt(larghezza) * BigInt(pezzi) }
  return {
    ...prezzoFinestra(listino, finestra),
    listinoPk: own?.pk ?? null,
    sconto: scontoOfCliente(listino.sconti, cliente),
    servizi: listino.servizi.map((servizio) => {
      const { nome, iva } = servizio
      return { nome, importo: prezzoServizio(servizio, served), iva }
    }),
  }
}

/**
 * The prices of windows, each with every step of it, by the lists in force on a day or by one that is named.
 * @returns null where the list that is named is not there
 */
export async function readPrezzi(
  ctx: Context,
  finestre: readonly FinestraToPrice[],
  { listinoPk, giorno, cliente = NOBODY }: Asked = {},
): Promise<PrezzoByListino[] | null> {
  const named = listinoPk == null ? undefined : await readListinoPrezzi(ctx, listinoPk)
  if (named === null) return null
  const listini = named ? [named] : await readListiniInForce(ctx, giorno ?? isoDate(new Date()))
  const { tipi } = await readCatalogo(ctx)
  const anteOf = new Map(tipi.map(({ id, ante }) => [id, ante]))
  return finestre.map(({ ante, ...finestra }) =>
    prezzoAmong(listini, { ...finestra, ante: ante ?? anteOf.get(finestra.tipoSerramentoPk) ?? 1 }, cliente),
  )
}
