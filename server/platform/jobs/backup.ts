import { backupCipher } from '../backup/cipher.ts'
import { BackupRunning, createBackup } from '../backup/create.ts'
import { backupMoment, listBackups } from '../backup/place.ts'
import type { Config } from '../env.ts'
import type { Storage } from '../storage/storage.ts'
import type { CronKind } from './kind.ts'

/** Between two looks at the clock. */
const TICK_MS = 60_000

/** Whether to begin one now: at the next look it would be late. */
export const isBackupDue = (newest: Date | undefined, everyMinutes: number, now: Date): boolean =>
  newest === undefined || now.getTime() - newest.getTime() > everyMinutes * 60_000 - TICK_MS

/** Looks every minute whether the newest backup is old enough for another; one that failed is so tried again. */
export function periodicBackup({ config, storage }: { config: Config; storage: Storage }): CronKind {
  const { place, everyMinutes, retention, key } = config.backup
  const cipher = backupCipher(key)
  return {
    nome: 'backup',
    when: '* * * * *',
    scadenzaSecondi: 6 * 3600,
    async run({ log, signal }) {
      const [newest] = await listBackups(place)
      if (!isBackupDue(newest ? backupMoment(newest) : undefined, everyMinutes, new Date())) return
      const begun = performance.now()
      try {
        const { name, manifest, removed } = await createBackup({
          databaseUrl: config.databaseUrl,
          storage,
          place,
          retention,
          cipher,
          signal,
        })
        const { numero, mancanti } = manifest.file
        const ms = Math.round(performance.now() - begun)
        log.info({ name, ms, file: numero, mancanti: mancanti.length, removed: removed.length }, 'backup')
      } catch (error) {
        if (error instanceof BackupRunning) return
        if (!signal.aborted) log.error({ err: error, place }, 'backup failed')
        throw error
      }
    },
  }
}
