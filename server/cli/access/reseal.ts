import { sealedFor } from '#amministrazione/utenti/secondoFattore/check.ts'
import type { Db } from '#platform/db/prisma.ts'
import { currentKey, seal, sealedWith, unseal, type VaultSettings } from '#platform/identity/vault.ts'

interface Resealed {
  /** Sealed anew with the newest key. */
  done: number
  /** Whose key is lost: their users set the second factor up again. */
  lost: number
}

/** Seals with the newest key what an older one has sealed: the secrets of second factors, all that is kept for long. */
export async function resealAll(db: Db, settings: VaultSettings): Promise<Resealed> {
  const newest = currentKey(settings)
  const result: Resealed = { done: 0, lost: 0 }
  for (const { id, userId, segreto } of await db.secondoFattore.findMany()) {
    if (sealedWith(segreto) === newest) continue
    const secret = unseal(settings, sealedFor(userId), segreto)
    if (!secret) {
      result.lost++
      continue
    }
    // Renewed meanwhile: that one is sealed by a key that is kept.
    const data = { segreto: seal(settings, sealedFor(userId), secret) }
    result.done += (await db.secondoFattore.updateMany({ where: { id, segreto }, data })).count
  }
  return result
}
