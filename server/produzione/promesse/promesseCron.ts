import type { Db } from '#platform/db/prisma.ts'
import type { CronKind } from '#platform/jobs/kind.ts'
import type { OriginePromessa } from '#prisma/generated/client.ts'
import type { Day } from '../schedulazione/engine/time.ts'
import { keepPromessa } from './keepPromessa.ts'

interface ToldByMail {
  mail: number
  origine: OriginePromessa
  ordine: number
  giorno: Day
  inviata: Date
  chi: number | null
}

/** Mails of the last two days that have left and named the day of an order, and that nobody has kept yet. */
const toldByMail = (db: Db) => db.$queryRaw<ToldByMail[]>`
  SELECT m.id AS mail, CASE WHEN c.id IS NULL THEN 'MAIL' ELSE 'CONFERMA' END AS origine, o.id AS ordine,
    o.data_consegna - date '1970-01-01' AS giorno, m.inviata_il AS inviata, m.creata_da_id AS chi
  FROM mail_outbox m
    LEFT JOIN conferme_ordine c ON c.mail_id = m.id AND m.contesto = 'ConfermaOrdine'
    JOIN ordini o ON o.id = c.ordine_id OR (o.mail_id = m.id AND m.contesto = 'Ordine')
  WHERE m.stato = 'INVIATA' AND m.inviata_il >= now() - interval '2 days' AND m.contesto IN ('Ordine', 'ConfermaOrdine')
    AND o.data_consegna >= (m.inviata_il AT TIME ZONE 'Europe/Rome')::date
    AND NOT EXISTS (SELECT 1 FROM promesse p WHERE p.mail_id = m.id)
  ORDER BY m.id LIMIT 200`

/**
 * Keeps the days that confirmations and approntamento mails have told customers. Beside the sending, not in it: what it
 * takes to reckon a probability must not hold up, or lose, the note that a mail has left.
 */
export const promesseCron: CronKind = {
  nome: 'promesse',
  when: '*/5 * * * *',
  async run({ db, log, signal }) {
    const told = await toldByMail(db)
    let kept = 0
    for (const { mail, origine, ordine, giorno, inviata, chi } of told) {
      if (signal.aborted) return
      const day = { giorno, origine, mailPk: mail, fattaIl: inviata, byUser: chi }
      if ((await keepPromessa(db, { ordinePk: ordine }, day)) !== null) kept++
    }
    if (kept > 0) log.info({ promesse: kept }, 'promises')
  },
}
