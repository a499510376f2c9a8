import { pulisciFile } from '../files/pulisci.ts'
import { pruneStorage, type Storage } from '../storage.ts'
import type { CronTipo } from './tipo.ts'

/** Every night: files that nothing needs, and what writes cut short have left. @param dir folder of the store */
export function puliziaFile(storage: Storage, dir: string): CronTipo {
  return {
    nome: 'pulizia-file',
    quando: '40 3 * * *',
    async run({ db, log }) {
      const { righe, file } = await pulisciFile({ db, storage })
      log.info({ righe, file, interrotti: await pruneStorage(dir) }, 'clean-up of files')
    },
  }
}
