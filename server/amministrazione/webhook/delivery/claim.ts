import type { Db } from '#platform/db/prisma.ts'
import { viewerSelection } from '#platform/identity/viewer.ts'
import type { Prisma } from '#prisma/generated/client.ts'

const maker = { id: true, isActive: true, isSuperuser: true, info: { select: { canAdminUsers: true } } } as const

const withReceiver = {
  webhook: { include: { user: { select: viewerSelection }, creatoDa: { select: { ...maker, email: true } } } },
} satisfies Prisma.ConsegnaWebhookInclude

/** A delivery that this process has taken, with whom it goes to. */
export type ClaimedConsegna = Prisma.ConsegnaWebhookGetPayload<{ include: typeof withReceiver }>

/** Receivers that something may be sent to now. */
export async function liveWebhooks(db: Db): Promise<number[]> {
  const rows = await db.webhook.findMany({
    where: { sospesoIl: null, OR: [{ attesaFino: null }, { attesaFino: { lte: new Date() } }] },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/**
 * Takes due deliveries of a webhook for this process, for `lease` seconds; another process skips them. Of one object the
 * next one is due when the one before it has gone: they leave in their order.
 */
export async function claimConsegne(
  db: Db,
  { webhookId, take, lease }: { webhookId: number; take: number; lease: number },
): Promise<ClaimedConsegna[]> {
  const taken = await db.$queryRaw<{ id: number }[]>`
    UPDATE consegne_webhook SET
      stato = 'IN_INVIO', tentativi = tentativi + 1, primo_tentativo = coalesce(primo_tentativo, now()),
      presa_fino = now() + make_interval(secs => ${lease}::double precision)
    WHERE id IN (
      SELECT c.id FROM consegne_webhook AS c
      WHERE c.webhook_id = ${webhookId}
        AND ((c.stato = 'IN_ATTESA' AND c.prossimo <= now()) OR (c.stato = 'IN_INVIO' AND c.presa_fino < now()))
        AND NOT EXISTS (
          SELECT FROM consegne_webhook AS p
          WHERE p.webhook_id = c.webhook_id AND p.oggetto = c.oggetto AND p.id < c.id
            AND p.stato IN ('IN_ATTESA', 'IN_INVIO'))
      ORDER BY c.id LIMIT ${take} FOR UPDATE SKIP LOCKED)
    RETURNING id`
  if (taken.length === 0) return []
  const id = { in: taken.map((row) => row.id) }
  return db.consegnaWebhook.findMany({ where: { id }, orderBy: { id: 'asc' }, include: withReceiver })
}
