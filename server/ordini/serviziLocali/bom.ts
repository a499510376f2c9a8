import type { Db, Tx } from '#platform/db/prisma.ts'
import { readDistinte } from '../distinte/read.ts'
import { rigaDistintaText } from '../distinte/rules.ts'
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

const MAX = 2 * 1024 * 1024
const RIGHE_MAX = 5000

const numero = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(String(value).trim().replace(',', '.'))
    : Number.NaN

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 1000).trim() : ''

/** A picture that a page may show: nothing that could run. */
function indirizzo(value: unknown): string {
  const written = text(value)
  const url = URL.canParse(written) ? new URL(written) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : ''
}

/** The rows in what the service answers under `result.data`. @throws ServiceFault when they are no such rows */
export function rowsFromBom(value: unknown): RigaBom[] {
  if (!Array.isArray(value)) throw new ServiceFault('risposta', 'manca result.data')
  if (value.length > RIGHE_MAX) throw new ServiceFault('risposta', `più di ${RIGHE_MAX} righe`)
  return value.map((raw: unknown, index) => {
    const riga = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
    const read = {
      ord: numero(riga.ORD),
      maktx: text(riga.MAKTX),
      quantity: numero(riga.QUANTITY),
      meins: text(riga.MEINS),
      picUrl: indirizzo(riga.PIC_URL),
    }
    const whole = Number.isInteger(read.ord) && Math.abs(read.ord) < 2 ** 31
    if (!whole || read.maktx === '' || !Number.isFinite(read.quantity)) {
      throw new ServiceFault('risposta', `riga ${index + 1} non valida`)
    }
    return read
  })
}

/** The bill of a piece of a line as the rules, or a hand, have it for its window; null where they have none. */
export async function bomOfWindow(db: Db | Tx, { numeroCommessa, riga }: Omit<PezzoBom, 'posizione'>) {
  const [read] = await readDistinte(db, { ordine: { numeroCommessa }, posizione: riga })
  if (!read || read.bill.righe.length === 0) return null
  return read.bill.righe.map((row): RigaBom => {
    const maktx = rigaDistintaText(row)
    return { ord: row.posto, maktx, quantity: row.quantita, meins: row.um, picUrl: '' }
  })
}

/**
 * The bill of materials of a piece where no rule has one of its window: from the local service, or without one from the product's own table.
 * @throws ServiceFault
 */
export async function readBom(
  db: Db | Tx,
  base: string | undefined,
  pezzo: PezzoBom,
  wait?: number,
): Promise<RigaBom[]> {
  if (base) {
    const parameters = {
      order: pezzo.numeroCommessa,
      riga: String(pezzo.riga),
      posizione: String(pezzo.posizione),
    }
    const question = {
      base,
      path: 'svc/bom',
      method: 'GET',
      parametri: parameters,
      max: MAX,
      attesa: wait,
    } as const
    return rowsFromBom(resultOfService(await askService(question), 'data'))
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
