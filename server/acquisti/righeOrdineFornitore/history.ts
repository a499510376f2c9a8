import type { AuditEntry, OperationContext } from '#platform/operation.ts'
import type { RigaOrdineFornitore } from '#prisma/generated/client.ts'
import { formatQuantity } from '#shared/formats/formats.ts'

/** What is done with rows, as the order's history calls it; withheld from users who may not see supplier orders. */
export const RIGHE_ACTIONS = {
  aggiungeRigaFornitore: 'Riga a fornitore aggiunta',
  modificaRigaFornitore: 'Riga a fornitore modificata',
  togliRigaFornitore: 'Riga a fornitore tolta',
  divideRigaFornitore: 'Riga a fornitore divisa',
  duplicaRigaFornitore: 'Riga a fornitore duplicata',
  unisceRigheFornitore: 'Righe a fornitore unite',
  staccaRigaFornitore: 'Riga a fornitore staccata',
  spostaRigaFornitore: 'Riga a fornitore spostata',
  generaOrdineFornitore: 'Ordine a fornitore generato',
  ripristinaRigaFornitore: 'Riga a fornitore ripristinata',
  importaRigheFornitore: 'Righe a fornitore importate',
  generaRigheDistinte: 'Righe a fornitore dalle distinte',
  annullaImportazioneRighe: 'Importazione di righe a fornitore annullata',
} as const

type Described = Pick<RigaOrdineFornitore, 'tipologia' | 'codice' | 'descrizione' | 'um'> & {
  quantita: { toNumber(): number }
}

/** 'vetro V12 × 3 pz': a row in a few words. */
export function describeRigaFornitore({ tipologia, codice, descrizione, quantita, um }: Described): string {
  const name = codice || descrizione.replace(/\s+/g, ' ').slice(0, 60)
  return [tipologia, name, '×', formatQuantity(quantita.toNumber()), um].filter(Boolean).join(' ')
}

interface Item {
  azione: keyof typeof RIGHE_ACTIONS
  /** Number of the row. */
  pk: number
  campo?: string
  prima?: string | null
  dopo?: string | null
}

/** A line of the history of an order about one of its rows for suppliers. */
export function rigaEntry(ordine: number, { pk, campo, ...item }: Item): AuditEntry {
  return { oggetto: 'Ordine', oggettoPk: ordine, campo: `righeFornitore[${pk}]${campo ? `.${campo}` : ''}`, ...item }
}

/** Emits the events of the orders whose rows have changed. */
export async function notifyOrdini(ctx: OperationContext, righe: readonly { ordineId: number }[]): Promise<void> {
  for (const pk of new Set(righe.map(({ ordineId }) => ordineId))) await ctx.emit('ordine', { pk })
}
