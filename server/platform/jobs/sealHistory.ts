import type { Config } from '../env.ts'
import { writeAnchor } from '../history/anchor.ts'
import { SEALED_TABLES, sealRows } from '../history/seals.ts'
import type { CronKind } from './kind.ts'

/** Every few minutes: what was written since goes under a seal, whose hash the log tells too. */
export function sealHistory(config: Config): CronKind {
  return {
    nome: 'sigilli',
    when: '*/5 * * * *',
    async run({ db, log }) {
      for (const table of SEALED_TABLES) {
        const { rows, last } = await sealRows(db, config, table)
        if (!last) continue
        writeAnchor(config.dataDir, last)
        log.info({ table, rows, seal: last.id, hash: last.hash }, 'history sealed')
      }
    },
  }
}
