import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import { jsonQuestion, oneQuestion, rowsQuestion } from '#platform/db/question.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Day } from '../schedulazione/engine/time.ts'

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

/** As it is found, by its number. */
export interface FoundSenzaArrivi extends Omit<OrdineSenzaArrivi, 'ordine' | 'materiali'> {
  pk: number
  materiali: string[]
}

/**
 * Orders with activities of operators in phases that wait, however indirectly, for a material that the order needs and
 * that no supplier order in state ARRIVATO with its actual day has brought: the one worked last before. Looked for among
 * the orders that have not got everything, which are few. Finished orders too: their arrivals were never written.
 */
export const withoutArriviQuestion = jsonQuestion<FoundSenzaArrivi[]>(Prisma.sql`
  WITH attese (materiale, fase) AS MATERIALIZED (
    SELECT m.nome, f.nome FROM fasi m CROSS JOIN LATERAL unnest(fasi_in_attesa(m.nome)) AS f (nome)
    WHERE m.with_fornitore
  ), incompleti AS (
    SELECT id FROM ordini WHERE mancanza_id IN (SELECT id FROM mancanze WHERE mancano)
    UNION SELECT ordine_id FROM ordini_fornitore WHERE stato_id = ANY(ARRAY(
      SELECT id FROM valori_stato WHERE contesto = 'ORDINE_FORNITORE' AND nome <> ${ARRIVATO}))
    UNION SELECT ordine_id FROM ordini_fornitore WHERE stato_id IS NULL
    UNION SELECT ordine_id FROM ordini_fornitore WHERE data_arrivo IS NULL
  )
  SELECT coalesce(json_agg(trovati ORDER BY ultima DESC, pk), '[]') FROM (
    SELECT a.ordine_id AS pk, array_agg(DISTINCT m.nome) AS materiali, array_agg(DISTINCT l.nome) AS lavorazioni,
      count(DISTINCT a.id) AS attivita, max(a.data) - date '1970-01-01' AS ultima
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
    GROUP BY a.ordine_id) AS trovati`)

/** Of those found, the ones that a viewer sees. */
export const seenQuestion = (found: readonly FoundSenzaArrivi[], where: Prisma.OrdineWhereInput) =>
  oneQuestion(
    {
      visible: rowsQuestion('ordine', {
        where: { AND: [where, { id: { in: found.map(({ pk }) => pk) } }] },
        select: { id: true },
      }),
    },
    ({ visible }) => {
      const seen = new Set(visible.map(({ id }) => id))
      return found.filter(({ pk }) => seen.has(pk))
    },
  )

/** Orders that a block lists at most; more of them are only counted. */
export const WARNINGS_MAX = 100

/** A block of warnings: the first of them, and how many there are. */
export interface Block<Riga> {
  righe: Riga[]
  totale: number
}

/** The first of them, with what has been ordered. */
export function senzaArriviQuestion(found: readonly FoundSenzaArrivi[]) {
  const first = found.slice(0, WARNINGS_MAX)
  return oneQuestion(
    {
      ordered: rowsQuestion('ordineFornitore', {
        where: { ordineId: { in: first.map(({ pk }) => pk) } },
        select: { ordineId: true, tipologia: true },
      }),
    },
    ({ ordered }): Block<OrdineSenzaArrivi> => {
      const known = Map.groupBy(ordered, ({ ordineId }) => ordineId)
      const righe = first.map(({ pk, materiali, ...lavoro }) => ({
        ...lavoro,
        ordine: pk,
        materiali: materiali.map((materiale) => ({
          materiale,
          ordinato: known.get(pk)?.some(({ tipologia }) => tipologia === materiale) ?? false,
        })),
      }))
      return { righe, totale: found.length }
    },
  )
}
