import type { Db } from '#platform/db/prisma.ts'
import type { CronKind } from '#platform/jobs/kind.ts'
import { CESTINO_DAYS } from '../cartelle/rules.ts'

/**
 * Empties the bin of what has been in it for 30 days; the clean-up of files then removes the bytes.
 * @returns how many folders and files went, those that went along not counted
 */
export async function purgeCestino(db: Db, now = new Date()): Promise<{ cartelle: number; file: number }> {
  const before = new Date(now.getTime() - CESTINO_DAYS * 86_400_000)
  const file = await db.documentoCartella.deleteMany({ where: { eliminatoIl: { lt: before }, cestinoId: null } })
  const cartelle = await db.cartella.deleteMany({ where: { eliminataIl: { lt: before }, cestinoId: null } })
  return { cartelle: cartelle.count, file: file.count }
}

/** Every night. */
export const cestinoCleanup: CronKind = {
  nome: 'pulizia-cestino',
  when: '25 3 * * *',
  async run({ db, log }) {
    log.info(await purgeCestino(db), 'clean-up of the bin')
  },
}
