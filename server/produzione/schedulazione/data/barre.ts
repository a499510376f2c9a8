import type { Context } from '#platform/context.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import { writeDay } from '../engine/time.ts'
import { readArco } from '../slots.ts'

/**
 * `[order, numero_commessa, phase, start, end, supplier or null, margin or null, customer, name of the supplier or null]`;
 * times without hour at midnight.
 */
type FaseInRange = [number, string, string, string, string, number | null, number | null, string, string | null]

/**
 * The saved phases without capacity that overlap a range of days, for the rows of the timeline: thousands, so as short
 * as they can be told. The margin is null where `bandOfOrdine` says nothing: the plan is over, or the order is finished.
 * @param ordini only of these orders, when given
 * @throws UserErrors
 */
export async function fasiInArco(
  periodo: Periodo,
  ordini: readonly number[] | null,
  ctx: Context,
): Promise<FaseInRange[]> {
  const { da, a } = readArco(periodo)
  const today = startOfDay(dayOfInstant(new Date()))
  const [riga] = await ctx.services.db.$queryRaw<[{ barre: FaseInRange[] }]>`
    SELECT coalesce(json_agg(json_build_array(f.ordine_id, o.numero_commessa, f.nome_fase,
      replace(to_char(f.inizio AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD HH24:MI:SS'), ' 00:00:00', ''),
      replace(to_char(f.fine AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD HH24:MI:SS'), ' 00:00:00', ''), f.fornitore_id,
      CASE WHEN o.fine_schedulazione >= ${today} AND v.chiuso IS NOT TRUE THEN o.margine END, k.nome, s.nome)
      ORDER BY f.inizio, f.ordine_id, f.id), '[]') AS barre
    FROM schedulazioni_fase f
    JOIN fasi c ON c.nome = f.nome_fase AND c.infinite_capacity
    JOIN ordini o ON o.id = f.ordine_id
    JOIN clienti k ON k.id = o.cliente_id
    LEFT JOIN fornitori s ON s.id = f.fornitore_id
    LEFT JOIN valori_stato v ON v.id = o.stato_id
    WHERE f.inizio < (${writeDay(a + 1)}::timestamp AT TIME ZONE 'Europe/Rome')
      AND f.fine >= (${writeDay(da)}::timestamp AT TIME ZONE 'Europe/Rome')
      AND (${ordini}::int[] IS NULL OR f.ordine_id = ANY(${ordini}::int[]))`
  return riga.barre
}
