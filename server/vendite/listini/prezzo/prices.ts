import type { Context } from '#platform/context.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'
import { type OfCliente, scontoOfCliente } from '../sconti/cliente/rules.ts'
import { type PrezzoFinestra, prezzoFinestra } from './calcolo/rules.ts'
import { prezzoComposto } from './composto/rules.ts'
import type { Finestra } from './finestra/rules.ts'
import { readListiniInForce, readListinoPrezzi, type WholeListino } from './read.ts'
import type { FinestraToPrice } from './rules.ts'
import { prezzoServizio } from './servizi/rules.ts'

export const NO_LISTINO = 'Nessun listino è in vigore in questo giorno: da quotare.'

/** A price, with the list that it is by and what else that says. */
export interface PrezzoByListino extends PrezzoFinestra {
  /** Null when no list has an entry for the window, and of an element that several lists price. */
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

/** A field of a composed element as it is sent to be priced; its leaves are those of its type unless told. */
type SpecchiaturaToPrice = Pick<
  FinestraToPrice,
  'tipoSerramentoPk' | 'tipoAperturaPk' | 'altezza' | 'larghezza' | 'ante'
>

/** A window to be priced, or a composed element: then each of its fields is priced. */
interface WholeToPrice extends FinestraToPrice {
  specchiature?: readonly SpecchiaturaToPrice[] | undefined
}

/** The list of several that prices a type of a family: on a day one of them alone has an entry for it. */
const ownListino = (
  listini: readonly WholeListino[],
  { famigliaPk, tipoSerramentoPk }: Pick<Finestra, 'famigliaPk' | 'tipoSerramentoPk'>,
): WholeListino | undefined =>
  listini.find(({ voci }) => voci.some((v) => v.famigliaPk === famigliaPk && v.tipoSerramentoPk === tipoSerramentoPk))

/** What a window or element has beside its own words. */
interface Pricing {
  listini: readonly WholeListino[]
  cliente: OfCliente
  tipi: ReadonlyMap<number, { nome: string; ante: number }>
}

/** The price of a window, or of a composed element, by one of several lists. */
function prezzoAmong(
  { ante, specchiature = [], ...asked }: WholeToPrice,
  { listini, cliente, tipi }: Pricing,
): PrezzoByListino {
  const [first] = listini
  if (!first) {
    return {
      pezzo: null,
      riga: null,
      passi: [],
      costo: null,
      senzaPrezzo: NO_LISTINO,
      listinoPk: null,
      sconto: 0,
      servizi: [],
    }
  }
  const leavesOf = (told: number | null, tipo: number) => told ?? tipi.get(tipo)?.ante ?? 1
  const fields = specchiature.map((one) => ({
    ...one,
    ante: leavesOf(one.ante, one.tipoSerramentoPk),
    nome: tipi.get(one.tipoSerramentoPk)?.nome ?? '',
    own: ownListino(listini, { famigliaPk: asked.famigliaPk, tipoSerramentoPk: one.tipoSerramentoPk }),
  }))
  const leaves =
    fields.length > 0 ? fields.reduce((sum, one) => sum + one.ante, 0) : leavesOf(ante, asked.tipoSerramentoPk)
  const finestra = { ...asked, ante: leaves }
  const owns = fields.length > 0 ? fields.map(({ own }) => own) : [ownListino(listini, finestra)]
  const used = [...new Set(owns.map((own) => own ?? first))]
  const listino = used[0] ?? first
  const { altezza, larghezza, quantita: pezzi } = finestra
  const served = { pezzi, area: BigInt(altezza) * BigInt(larghezza) * BigInt(pezzi) }
  const prezzo =
    fields.length > 0
      ? prezzoComposto(
          finestra,
          fields.map(({ own, ...one }) => ({ ...one, listino: own ?? first })),
        )
      : prezzoFinestra(listino, finestra)
  return {
    ...prezzo,
    // Of several lists none is that of the whole, and the least that they give is given.
    listinoPk: used.length === 1 ? (owns[0]?.pk ?? null) : null,
    sconto: Math.min(...used.map(({ sconti }) => scontoOfCliente(sconti, cliente))),
    servizi: listino.servizi.map((servizio) => {
      const { nome, iva } = servizio
      return { nome, importo: prezzoServizio(servizio, served), iva }
    }),
  }
}

/**
 * The prices of windows and composed elements, each with every step of it, by the lists in force on a day or by one that
 * is named.
 * @returns null where the list that is named is not there
 */
export async function readPrezzi(
  ctx: Context,
  finestre: readonly WholeToPrice[],
  { listinoPk, giorno, cliente = NOBODY }: Asked = {},
): Promise<PrezzoByListino[] | null> {
  const named = listinoPk == null ? undefined : await readListinoPrezzi(ctx, listinoPk)
  if (named === null) return null
  const listini = named ? [named] : await readListiniInForce(ctx, giorno ?? isoDate(new Date()))
  const { tipi } = await readCatalogo(ctx)
  const pricing = { listini, cliente, tipi: new Map(tipi.map(({ id, nome, ante }) => [id, { nome, ante }])) }
  return finestre.map((finestra) => prezzoAmong(finestra, pricing))
}
