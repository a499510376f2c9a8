import type { CronKind } from '#platform/jobs/kind.ts'
import type { TipoPromemoria } from './mails.ts'
import { DIGEST_HOUR } from './read.ts'
import { sendPromemoria } from './sendPromemoria.ts'

/** The clock of the reminders: deliveries and missing orders on workdays at 7, the digest of changed plans at 18. */
export function promemoriaCrons({ publicUrl }: { publicUrl: string | undefined }): CronKind[] {
  const cron = (name: string, hour: number, tipi: readonly TipoPromemoria[]): CronKind => ({
    nome: name,
    when: `0 ${hour} * * 1-5`,
    async run({ db, log, signal }) {
      for (const tipo of tipi) {
        const written = await sendPromemoria(tipo, { db, log, publicUrl, signal })
        log.info({ tipo, scritti: written }, 'reminders')
      }
    },
  })
  return [
    cron('promemoria-fornitori', 7, ['consegne', 'mancanti']),
    cron('promemoria-schedulazione', DIGEST_HOUR, ['schedulazione']),
  ]
}
