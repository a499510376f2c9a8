import { cleanFiles } from '../files/clean.ts'
import type { Storage } from '../storage/storage.ts'
import type { CronKind } from './kind.ts'

/** Every night: files that nothing needs, and what writes cut short have left. */
export function fileCleanup(storage: Storage): CronKind {
  return {
    nome: 'pulizia-file',
    when: '40 3 * * *',
    async run({ db, log }) {
      const { righe, file } = await cleanFiles({ db, storage })
      log.info({ righe, file, interrotti: await storage.prune() }, 'clean-up of files')
    },
  }
}
