import { sealedFor } from '#amministrazione/utenti/secondoFattore/check.ts'
import { WEBHOOK_PURPOSE } from '#amministrazione/webhook/secret.ts'
import type { Db } from '#platform/db/prisma.ts'
import { currentKey, seal, sealedWith, unseal, type VaultSettings } from '#platform/identity/vault.ts'
import { formatDateTime } from '#shared/formats/formats.ts'

interface Resealed {
  /** Sealed anew with the newest key. */
  done: number
  /** Whose key is lost: they are set up again. */
  lost: number
}

/** A sealed secret of a row. */
interface Sealed {
  purpose: string
  segreto: string
  /** Writes it over the one that was read; a row changed meanwhile is sealed by a key that is kept. */
  write(segreto: string): Promise<{ count: number }>
}

async function reseal(settings: VaultSettings, rows: readonly Sealed[]): Promise<Resealed> {
  const newest = currentKey(settings)
  const result: Resealed = { done: 0, lost: 0 }
  for (const { purpose, segreto, write } of rows) {
    if (sealedWith(segreto) === newest) continue
    const secret = unseal(settings, purpose, segreto)
    if (secret) result.done += (await write(seal(settings, purpose, secret))).count
    else result.lost++
  }
  return result
}

/** Seals with the newest key what an older one has sealed and is kept for long: second factors and webhooks. */
export async function resealAll(db: Db, settings: VaultSettings): Promise<{ factors: Resealed; webhooks: Resealed }> {
  const factors = await db.secondoFattore.findMany()
  const webhooks = await db.webhook.findMany({ select: { id: true, segreto: true } })
  return {
    factors: await reseal(
      settings,
      factors.map(({ id, userId, segreto }) => ({
        purpose: sealedFor(userId),
        segreto,
        write: (anew) => db.secondoFattore.updateMany({ where: { id, segreto }, data: { segreto: anew } }),
      })),
    ),
    webhooks: await reseal(
      settings,
      webhooks.map(({ id, segreto }) => ({
        purpose: WEBHOOK_PURPOSE,
        segreto,
        write: (anew) => db.webhook.updateMany({ where: { id, segreto }, data: { segreto: anew } }),
      })),
    ),
  }
}

/** A seal of the history goes under every five minutes: one who has not sealed for so long has been restarted or ended. */
const STILL_MINUTES = 15

/**
 * Who still seals with an older key although a newer one is there: a machine that was not restarted.
 * @param written when the newest key was written, where a file has it; nothing of before counts
 * @returns a reason in Italian; null when nobody does
 */
export async function oldKeyInUse(db: Db, settings: VaultSettings, written: Date | null): Promise<string | null> {
  const newest = currentKey(settings)
  const last = await db.sigillo.findFirst({ where: { chiave: { lt: newest } }, orderBy: { id: 'desc' } })
  if (!last || (written && last.il <= written)) return null
  const after = await db.sigillo.count({ where: { id: { gt: last.id } } })
  if (after > 0 && Date.now() - last.il.getTime() > STILL_MINUTES * 60_000) return null
  const when = formatDateTime(last.il)
  return `una macchina sigilla ancora con la chiave ${last.chiave} (l’ultima volta il ${when}), e la nuova è la ${newest}: riavviarle tutte, poi ripetere dopo un quarto d’ora`
}
