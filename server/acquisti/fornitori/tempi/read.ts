import type { Db } from '#platform/db/prisma.ts'
import { openDaysBetween } from '#shared/dates/openDays.ts'
import { SENT } from '../../ordiniFornitore/mail/rules.ts'
import { ARRIVATO } from '../../ordiniFornitore/rules.ts'
import { openDaysOfFornitore } from '../rules.ts'
import { TEMPI_MAX, TEMPI_MONTHS, type TempiReali, tempiRealiOf } from './rules.ts'

/**
 * How long the orders of a supplier really took: from the day of the order, else the first on which it was INVIATO, to
 * the day of its arrival, counting the days on which it is open. Null while none has arrived.
 */
export async function readTempiReali(db: Db, fornitore: number): Promise<TempiReali | null> {
  const righe = await db.$queryRaw<{ dal: number; al: number }[]>`
    SELECT coalesce(o.data_ordine, inviato.il) - date '1970-01-01' AS dal, o.data_arrivo - date '1970-01-01' AS al
    FROM ordini_fornitore o
    JOIN valori_stato s ON s.id = o.stato_id AND s.nome = ${ARRIVATO}
    CROSS JOIN LATERAL (
      SELECT (min(changed_at) AT TIME ZONE 'Europe/Rome')::date AS il FROM storico_stati_ordine_fornitore
      WHERE ordine_fornitore_id = o.id AND stato = ${SENT}
    ) AS inviato
    WHERE o.fornitore_id = ${fornitore} AND o.data_inserimento >= now() - make_interval(months => ${TEMPI_MONTHS}::int)
      AND coalesce(o.data_ordine, inviato.il) <= o.data_arrivo
    ORDER BY o.data_arrivo DESC, o.id DESC
    LIMIT ${TEMPI_MAX}`
  if (righe.length === 0) return null
  const open = openDaysOfFornitore(await db.fornitore.findUniqueOrThrow({ where: { id: fornitore } }))
  return tempiRealiOf(righe.map(({ dal, al }) => openDaysBetween(open, dal, al)))
}
