import { openStati } from '#acquisti/ordiniFornitore/awaited.ts'
import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type Day, dayFromColumn } from '../schedulazione/engine/time.ts'
import { type Block, WARNINGS_MAX } from './block.ts'

/** A material that work has begun without. */
export interface MaterialeNonArrivato {
  materiale: string
  /** Whether there is a supplier order for it, which has not arrived. */
  ordinato: boolean
}

/** An order that operators work on though materials that the work waits for have not arrived. */
export interface OrdineSenzaArrivi {
  /** Its number. */
  ordine: number
  materiali: MaterialeNonArrivato[]
  /** Activities that waited for one of them, the day of the last one, their operations. */
  attivita: number
  ultima: Day
  lavorazioni: string[]
}

interface Found {
  pk: number
  materiali: string[]
  lavorazioni: string[]
  attivita: number
  ultima: Date
}

/**
 * Orders with activities of operators in phases that wait, however indirectly, for a material that the order needs and
 * that no supplier order in state ARRIVATO with its actual day has brought. Looked for among the orders that have not
 * got everything, which are few.
 */
async function findAll(db: Db): Promise<Found[]> {
  const open = await openStati(db)
  return db.$queryRaw`
    WITH attese (materiale, fase) AS MATERIALIZED (
      SELECT m.nome, f.nome FROM fasi m CROSS JOIN LATERAL unnest(fasi_in_attesa(m.nome)) AS f (nome)
      WHERE m.with_fornitore
    ), incompleti AS (
      SELECT id FROM ordini WHERE mancanza_id IN (SELECT id FROM mancanze WHERE mancano)
      UNION SELECT ordine_id FROM ordini_fornitore WHERE stato_id = ANY(${open}::int[])
      UNION SELECT ordine_id FROM ordini_fornitore WHERE stato_id IS NULL
      UNION SELECT ordine_id FROM ordini_fornitore WHERE data_arrivo IS NULL
    )
    SELECT a.ordine_id AS pk, array_agg(DISTINCT m.nome) AS materiali, array_agg(DISTINCT l.nome) AS lavorazioni,
      count(DISTINCT a.id)::int AS attivita, max(a.data) AS ultima
    FROM incompleti i
    JOIN attivita a ON a.ordine_id = i.id AND NOT a.automatica
    JOIN ordini o ON o.id = i.id
    LEFT JOIN mancanze z ON z.id = o.mancanza_id
    JOIN lavorazioni l ON l.id IN (a.lavorazione_id, a.seconda_lavorazione_id)
    JOIN attese t ON t.fase = l.fase
    JOIN fasi m ON m.nome = t.materiale AND m.with_fornitore AND NOT m.nome = ANY(o.fasi_spente)
      AND (NOT m.solo_con_telai OR z.con_telaio)
    WHERE NOT EXISTS (
      SELECT FROM ordini_fornitore f JOIN valori_stato v ON v.id = f.stato_id AND v.nome = ${ARRIVATO}
      WHERE f.ordine_id = i.id AND f.tipologia = m.nome AND f.data_arrivo IS NOT NULL)
    GROUP BY a.ordine_id
    ORDER BY ultima DESC, a.ordine_id`
}

/** Those that a viewer sees, the one worked last before. Finished orders too: their arrivals were never written. */
export async function findWithoutArrivi(db: Db, where: Prisma.OrdineWhereInput): Promise<Block<OrdineSenzaArrivi>> {
  const all = await findAll(db)
  const visible = await db.ordine.findMany({
    where: { AND: [where, { id: { in: all.map(({ pk }) => pk) } }] },
    select: { id: true },
  })
  const seen = new Set(visible.map(({ id }) => id))
  const found = all.filter(({ pk }) => seen.has(pk))
  const primi = found.slice(0, WARNINGS_MAX)
  const ordini = await db.ordine.findMany({
    where: { id: { in: primi.map(({ pk }) => pk) } },
    select: { id: true, ordiniFornitore: { select: { tipologia: true } } },
  })
  const known = new Map(ordini.map((ordine) => [ordine.id, ordine]))
  const righe = primi.flatMap(({ pk, materiali, ultima, ...lavoro }): OrdineSenzaArrivi[] => {
    const ordine = known.get(pk)
    if (!ordine) return []
    const sorted = new Set(ordine.ordiniFornitore.map(({ tipologia }) => tipologia))
    return [
      {
        ...lavoro,
        ordine: pk,
        materiali: materiali.map((materiale) => ({ materiale, ordinato: sorted.has(materiale) })),
        ultima: dayFromColumn(ultima),
      },
    ]
  })
  return { righe, totale: found.length }
}
