import type { Db } from '#platform/db/prisma.ts'
import { openDaysBetween } from '#shared/dates/openDays.ts'
import { SENT } from '../../ordiniFornitore/mail/rules.ts'
import { ARRIVATO } from '../../ordiniFornitore/rules.ts'
import { type ChiusureColumns, openDaysOfFornitore } from '../rules.ts'
import { TEMPI_MAX, TEMPI_MONTHS, type TempiReali, tempiRealiOf } from './rules.ts'

/** What the orders of a supplier really took, by material; none is told of what has never arrived. */
type TempiByMateriale = Map<string, TempiReali>

/**
 * How long the orders of some suppliers really took: from the day of the order, else the first on which it was INVIATO,
 * to the day of its arrival, counting the days on which the supplier is open. By number of the supplier.
 */
export async function readTempiOfAll(
  db: Db,
  fornitori: readonly ({ id: number } & ChiusureColumns)[],
): Promise<Map<number, TempiByMateriale>> {
  const righe = await db.$queryRaw<{ fornitore: number; tipologia: string; dal: number; al: number }[]>`
    SELECT fornitore, tipologia, dal, al FROM (
      SELECT o.fornitore_id AS fornitore, o.tipologia, coalesce(o.data_ordine, inviato.il) - date '1970-01-01' AS dal,
        o.data_arrivo - date '1970-01-01' AS al,
        row_number() OVER (PARTITION BY o.fornitore_id ORDER BY o.data_arrivo DESC, o.id DESC) AS n
      FROM ordini_fornitore o
      JOIN valori_stato s ON s.id = o.stato_id AND s.nome = ${ARRIVATO}
      CROSS JOIN LATERAL (
        SELECT (min(changed_at) AT TIME ZONE 'Europe/Rome')::date AS il FROM storico_stati_ordine_fornitore
        WHERE ordine_fornitore_id = o.id AND stato = ${SENT}
      ) AS inviato
      WHERE o.fornitore_id = ANY(${fornitori.map(({ id }) => id)}::int[])
        AND o.data_inserimento >= now() - make_interval(months => ${TEMPI_MONTHS}::int)
        AND coalesce(o.data_ordine, inviato.il) <= o.data_arrivo
    ) AS latest
    WHERE n <= ${TEMPI_MAX}`
  const byFornitore = Map.groupBy(righe, ({ fornitore }) => fornitore)
  return new Map(
    fornitori.map((fornitore) => {
      const open = openDaysOfFornitore(fornitore)
      const byMateriale = Map.groupBy(byFornitore.get(fornitore.id) ?? [], ({ tipologia }) => tipologia)
      const tempi = [...byMateriale].flatMap(([tipologia, own]) => {
        const one = tempiRealiOf(own.map(({ dal, al }) => openDaysBetween(open, dal, al)))
        return one ? [[tipologia, one] as const] : []
      })
      return [fornitore.id, new Map(tempi)]
    }),
  )
}

/** The same of one supplier. */
export async function readTempiReali(db: Db, fornitore: number): Promise<TempiByMateriale> {
  const found = await db.fornitore.findUniqueOrThrow({ where: { id: fornitore } })
  return (await readTempiOfAll(db, [found])).get(fornitore) ?? new Map()
}
