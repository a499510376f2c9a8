import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'

/** What refers to a department: statement for `countUses`. */
export const REPARTO_REFERENCES = `SELECT r.id AS pk FROM persone p JOIN reparti r ON r.chiave = p.reparto
  UNION ALL SELECT r.id FROM fasi f JOIN reparti r ON r.chiave = f.reparto
  UNION ALL SELECT r.id FROM reparti r WHERE EXISTS (SELECT FROM prenotazioni p WHERE p.reparto = r.chiave)
  UNION ALL SELECT r.id FROM link_calendari l JOIN reparti r ON r.chiave = l.reparto
  UNION ALL SELECT r.id FROM accessi_tablet a JOIN reparti r ON r.chiave = a.reparto
  UNION ALL SELECT r.id FROM tablet_officina t JOIN reparti r ON r.chiave = ANY(t.reparti)`

/** What names a department. TypeScript says when a new reference is missing here. */
export async function usesOfReparto(tx: Tx, reparto: string): Promise<Use[]> {
  const take = NAMED_USES + 1
  const where = { reparto }
  const persone = await tx.persona.findMany({ where, orderBy: { nome: 'asc' }, take, select: { nome: true } })
  const fasi = await tx.fase.findMany({ where, orderBy: { posizione: 'asc' }, take, select: { nome: true } })
  const tablet = await tx.tabletOfficina.findMany({ where: { reparti: { has: reparto } }, select: { nome: true } })
  const booked = await tx.prenotazione.findMany({ where, distinct: ['ordineId'], select: { ordineId: true } })
  const uses = {
    persone: named(await tx.persona.count({ where }), persone, 'persona', 'persone'),
    fasi: named(await tx.fase.count({ where }), fasi, 'fase', 'fasi'),
    prenotazioni: await commesseUse(
      tx,
      booked.length,
      { singolare: 'ordine con minuti prenotati', plurale: 'ordini con minuti prenotati' },
      { id: { in: booked.map(({ ordineId }) => ordineId) } },
    ),
    calendari: named(await tx.linkCalendario.count({ where }), [], 'calendario condiviso', 'calendari condivisi'),
    accessi: named(await tx.accessoTablet.count({ where }), [], 'operatore dei tablet', 'operatori dei tablet'),
  } satisfies Record<keyof Prisma.RepartoCountOutputType, Use>
  return [...Object.values(uses), named(tablet.length, tablet, 'tablet', 'tablet')]
}

function named(count: number, names: readonly { nome: string }[], singolare: string, plurale: string): Use {
  return { count, names: names.slice(0, NAMED_USES + 1).map(({ nome }) => nome), singolare, plurale }
}
