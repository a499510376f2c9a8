import { pulisciFile } from '../files/pulisci.ts'
import type { Storage } from '../storage/storage.ts'
import type { CronTipo } from './tipo.ts'

/** Every night: files that nothing needs, and what writes cut short have left. */
export function puliziaFile(storage: Storage): CronTipo {
  return {
    nome: 'pulizia-file',
    quando: '40 3 * * *',
    async run({ db, log }) {
      const { righe, file } = await pulisciFile({ db, storage })
      log.info({ righe, file, interrotti: await storage.prune() }, 'clean-up of files')
    },
  }
}
