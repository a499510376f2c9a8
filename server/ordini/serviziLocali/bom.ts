import type { Db, Tx } from '../../platform/db/prisma.ts'
import { askService, resultOfService, ServiceFault } from './askService.ts'

/** A row of the bill of materials of one piece. */
export interface RigaBom {
  ord: number
  maktx: string
  quantity: number
  meins: string
  /** Address of a picture; empty when there is none. */
  picUrl: string
}

/** Which piece: the order by its number, the line and the piece from 1. */
interface PezzoBom {
  numeroCommessa: string
  riga: number
  posizione: number
}

const MASSIMO = 2 * 1024 * 1024
const RIGHE_MAX = 5000

const numero = (valore: unknown) =>
  typeof valore === 'number' || (typeof valore === 'string' && valore.trim() !== '')
    ? Number(String(valore).trim().replace(',', '.'))
    : Number.NaN

const testo = (valore: unknown) =>
  typeof valore === 'string' || typeof valore === 'number' ? String(valore).slice(0, 1000).trim() : ''

/** A picture that a page may show: nothing that could run. */
function indirizzo(valore: unknown): string {
  const scritto = testo(valore)
  const url = URL.canParse(scritto) ? new URL(scritto) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : ''
}

/** The rows in what the service answers under `result.data`. @throws ServiceFault when they are no such rows */
export function rowsFromBom(valore: unknown): RigaBom[] {
  if (!Array.isArray(valore)) throw new ServiceFault('risposta', 'manca result.data')
  if (valore.length > RIGHE_MAX) throw new ServiceFault('risposta', `più di ${RIGHE_MAX} righe`)
  return valore.map((grezza: unknown, indice) => {
    const riga = typeof grezza === 'object' && grezza !== null ? (grezza as Record<string, unknown>) : {}
    const letta = {
      ord: numero(riga.ORD),
      maktx: testo(riga.MAKTX),
      quantity: numero(riga.QUANTITY),
      meins: testo(riga.MEINS),
      picUrl: indirizzo(riga.PIC_URL),
    }
    const intera = Number.isInteger(letta.ord) && Math.abs(letta.ord) < 2 ** 31
    if (!intera || letta.maktx === '' || !Number.isFinite(letta.quantity)) {
      throw new ServiceFault('risposta', `riga ${indice + 1} non valida`)
    }
    return letta
  })
}

/**
 * The bill of materials of a piece: from the local service, or without one from the product's own table.
 * @throws ServiceFault
 */
export async function readBom(
  db: Db | Tx,
  base: string | undefined,
  pezzo: PezzoBom,
  attesa?: number,
): Promise<RigaBom[]> {
  if (base) {
    const parametri = {
      order: pezzo.numeroCommessa,
      riga: String(pezzo.riga),
      posizione: String(pezzo.posizione),
    }
    const domanda = { base, path: 'svc/bom', method: 'GET', parametri, massimo: MASSIMO, attesa } as const
    return rowsFromBom(resultOfService(await askService(domanda), 'data'))
  }
  const righe = await db.rigaBom.findMany({
    where: { ...pezzo },
    orderBy: [{ ord: 'asc' }, { id: 'asc' }],
    take: RIGHE_MAX,
  })
  return righe.map(({ ord, maktx, quantity, meins, picUrl }) => ({
    ord,
    maktx,
    quantity: Number(quantity),
    meins,
    picUrl: indirizzo(picUrl),
  }))
}
