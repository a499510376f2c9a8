import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FornituraOrdine } from './rules.ts'

/** What of the supplier orders of an order its deletion asks. */
export const fornituraSelection = {
  select: {
    id: true,
    tipologia: true,
    emailSentAt: true,
    dataArrivo: true,
    fornitore: { select: { nome: true } },
    stato: { select: { nome: true } },
    _count: { select: { arrivi: true } },
  },
  orderBy: [{ tipologia: 'asc' }, { id: 'asc' }],
} satisfies Prisma.Ordine$ordiniFornitoreArgs

type Riga = Prisma.OrdineFornitoreGetPayload<{ select: typeof fornituraSelection.select }>

/** A supplier order as the rules know it. */
export function fornituraOf({ id, tipologia, fornitore, stato, emailSentAt, dataArrivo, _count }: Riga) {
  const data: FornituraOrdine = {
    tipologia,
    fornitore: fornitore.nome,
    stato: stato?.nome ?? '',
    spedito: emailSentAt !== null,
    arrivato: dataArrivo !== null || _count.arrivi > 0,
  }
  return { pk: id, ...data }
}

/** What the workshop has recorded for an order. */
export async function readLavoro(db: Db | Tx, ordineId: number) {
  const [attivita, controlli] = await Promise.all([
    db.attivita.count({ where: { ordineId } }),
    db.controlloEffettuato.count({ where: { ordineId } }),
  ])
  return { attivita, controlli }
}

/** The supplier orders of an order, by material. */
export async function readForniture(db: Db | Tx, ordineId: number) {
  return (await db.ordineFornitore.findMany({ ...fornituraSelection, where: { ordineId } })).map(fornituraOf)
}
