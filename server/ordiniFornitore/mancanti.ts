import type { Prisma } from '../../prisma/generated/client.ts'

type Where = Prisma.OrdineWhereInput

/**
 * Materials that the phases of an order buy (SCHEDULER §2), in the order of the phases: always, but for the frames,
 * which only an order with framed windows needs.
 */
const FASI = ['legno', 'vetro', 'telai', 'verniciatura'] as const
const conTelaio = { tipoSerramento: { conTelaio: true } } as const

/** What `materialiMancanti` reads of an order. */
export const perMancanti = {
  nonSchedulabile: true,
  fasiSpente: true,
  ordiniFornitore: { select: { tipologia: true } },
  righeFornitore: { where: { ordineFornitoreId: null }, select: { tipologia: true } },
  righe: { where: conTelaio, take: 1, select: { id: true } },
} as const

interface OrdinePerMancanti {
  nonSchedulabile: boolean
  /** Phases switched off for this order. */
  fasiSpente: readonly string[]
  ordiniFornitore: readonly { tipologia: string }[]
  /** Rows that wait for a supplier order. */
  righeFornitore: readonly { tipologia: string }[]
  /** Lines with a frame. */
  righe: readonly unknown[]
}

/**
 * Materials that an order still lacks a supplier order for (spec/001 §3 `ordini_fornitore_mancanti`): those of its
 * phases but for those switched off, unless it is not to be scheduled, and those of rows that nobody has ordered yet.
 */
export function materialiMancanti(ordine: OrdinePerMancanti): string[] {
  const { nonSchedulabile, fasiSpente, ordiniFornitore, righeFornitore, righe } = ordine
  const ordinati = new Set(ordiniFornitore.map(({ tipologia }) => tipologia))
  const serve = (fase: string) => !fasiSpente.includes(fase) && (fase !== 'telai' || righe.length > 0)
  const servono = nonSchedulabile ? [] : FASI.filter(serve)
  const inAttesa = righeFornitore.map(({ tipologia }) => tipologia).sort()
  return [...new Set([...servono.filter((fase) => !ordinati.has(fase)), ...inAttesa])]
}

const senza = (tipologia: string): Where => ({ ordiniFornitore: { none: { tipologia } } })

function senzaFase(fase: string): Where {
  const accesa: Where = { NOT: { fasiSpente: { has: fase } } }
  return { ...accesa, ...senza(fase), ...(fase === 'telai' ? { righe: { some: conTelaio } } : {}) }
}

/** Orders with some `materialiMancanti`. */
export const CON_MANCANTI: Where = {
  OR: [{ nonSchedulabile: false, OR: FASI.map(senzaFase) }, { righeFornitore: { some: { ordineFornitoreId: null } } }],
}
