import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { countToDo, type LavorazioneToDo, readLavorazioniToDo, readRigheToWork } from '../attivita/work.ts'
import { type Effettuato, effettuatoInclude } from './record.ts'

/** A control of an operation, with what was recorded of it for an order. */
export interface ReadControllo {
  id: number
  descrizione: string
  frequenza: string
  effettuato: Effettuato | null
}

/** The controls of an operation that an order needs. */
export interface ReadControlli {
  lavorazione: LavorazioneToDo
  /** Pieces of the order for the operation. */
  pezzi: number
  controlli: ReadControllo[]
}

/** A control that an order needs, by its numbers. */
export interface ControlloOrdine {
  ordine: number
  controllo: number
  /** Pieces of the order for its operation; null of what is only told to be due. */
  pezzi: number | null
  /** What was recorded; null while nothing was. */
  effettuato: number | null
}

/** The controls of an order one by one, in the order of their operations. */
export async function listControlliOrdine(db: Db | Tx, ordine: number): Promise<ControlloOrdine[]> {
  return (await readControlliOrdine(db, ordine)).flatMap(({ pezzi, controlli }) =>
    controlli.map(({ id, effettuato }) => ({ ordine, controllo: id, pezzi, effettuato: effettuato?.id ?? null })),
  )
}

/** What was recorded of controls, for who reads those of its order. */
export const effettuatiList: Pick<ListSource<Prisma.ControlloEffettuatoWhereInput, never>, 'model' | 'visible'> = {
  model: 'controlloEffettuato',
  visible(viewer) {
    const ordine = checkableOrdini(viewer)
    return Object.keys(ordine).length === 0 ? {} : { ordine }
  },
}

/**
 * The orders whose controls a user reads: those that they see, and for operators those that they have worked on.
 */
export function checkableOrdini(viewer: Context['viewer']): Prisma.OrdineWhereInput {
  if (!can(viewer, 'viewMarcaturaCe')) return { id: { in: [] } }
  const seen = ordiniList.visible(viewer)
  const operatoreId = viewer?.operatore?.id
  // Prisma leaves empty conditions out of an OR.
  const all = Object.keys(seen).length === 0
  return all || operatoreId === undefined ? seen : { OR: [seen, { attivita: { some: { operatoreId } } }] }
}

/** The order whose controls are meant; null for a missing one and for one that is not theirs to see. */
export async function findCheckable(db: Db | Tx, pk: unknown, viewer: Context['viewer']) {
  return db.ordine.findFirst({
    where: { id: boundedInteger(pk), AND: checkableOrdini(viewer) },
    select: { id: true, numeroCommessa: true, nomeCliente: true, riferimento: true },
  })
}

/** The controls of the operations that an order needs, and of those that something was recorded for. */
export async function readControlliOrdine(db: Db | Tx, ordineId: number): Promise<ReadControlli[]> {
  const [lavorazioni, righe, controlli] = await Promise.all([
    readLavorazioniToDo(db),
    readRigheToWork(db, [ordineId]),
    db.controlloLavorazione.findMany({
      include: { effettuati: { where: { ordineId }, include: effettuatoInclude } },
      orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
    }),
  ])
  return lavorazioni.flatMap((lavorazione) => {
    const pezzi = countToDo(righe, lavorazione)
    const serve = lavorazione.attiva && pezzi > 0
    const own = controlli.flatMap(({ lavorazioneId, attivo, effettuati, id, descrizione, frequenza }) => {
      const effettuato = effettuati[0] ?? null
      if (lavorazioneId !== lavorazione.pk || !(effettuato || (serve && attivo))) return []
      return [{ id, descrizione, frequenza, effettuato }]
    })
    return own.length > 0 ? [{ lavorazione, pezzi, controlli: own }] : []
  })
}
