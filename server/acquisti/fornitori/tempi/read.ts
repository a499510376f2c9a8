import type { Db } from '../../../platform/db/prisma.ts'
import { INVIATO } from '../../ordiniFornitore/mail/rules.ts'
import { ARRIVATO } from '../../ordiniFornitore/rules.ts'
import { TEMPI_MAX, TEMPI_MESI, type TempiReali, tempiRealiOf } from './rules.ts'

/** How long the orders of a supplier really took, by the history of their states; null while none has arrived. */
export async function readTempiReali(db: Db, fornitore: number): Promise<TempiReali | null> {
  const righe = await db.$queryRaw<{ giorni: number }[]>`
    SELECT (arrivato.il AT TIME ZONE 'Europe/Rome')::date - (inviato.il AT TIME ZONE 'Europe/Rome')::date AS giorni
    FROM ordini_fornitore o
    CROSS JOIN LATERAL (
      SELECT min(changed_at) AS il FROM storico_stati_ordine_fornitore
      WHERE ordine_fornitore_id = o.id AND stato = ${INVIATO}
    ) AS inviato
    CROSS JOIN LATERAL (
      SELECT min(changed_at) AS il FROM storico_stati_ordine_fornitore
      WHERE ordine_fornitore_id = o.id AND stato = ${ARRIVATO} AND changed_at >= inviato.il
    ) AS arrivato
    WHERE o.fornitore_id = ${fornitore} AND o.data_inserimento >= now() - make_interval(months => ${TEMPI_MESI}::int)
      AND arrivato.il IS NOT NULL
    ORDER BY arrivato.il DESC
    LIMIT ${TEMPI_MAX}`
  return tempiRealiOf(righe.map(({ giorni }) => giorni))
}
