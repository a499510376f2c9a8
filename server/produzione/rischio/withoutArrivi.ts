import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import { jsonQuestion, oneQuestion, type Question, rowsQuestion } from '#platform/db/question.ts'
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
  last: Day
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
 * the orders that have not got everything, which are few: step by step, since PostgreSQL, which cannot know how few they
 * are, would begin at the activities of all orders. Finished orders too: their arrivals were never written.
 */
export const withoutArriviQuestion = jsonQuestion<FoundSenzaArrivi[]>(Prisma.sql`
  WITH attese AS MATERIALIZED (
    SELECT l.id, l.nome AS lavorazione, m.nome AS materiale, m.solo_con_telai
    FROM fasi m CROSS JOIN LATERAL unnest(fasi_in_attesa(m.nome)) AS f (nome) JOIN lavorazioni l ON l.fase = f.nome
    WHERE m.with_fornitore
  ), incompleti AS MATERIALIZED (
    SELECT id FROM ordini WHERE mancanza_id = ANY(ARRAY(SELECT id FROM mancanze WHERE mancano))
    UNION SELECT ordine_id FROM ordini_fornitore WHERE stato_id = ANY(ARRAY(
      SELECT id FROM valori_stato WHERE contesto = 'ORDINE_FORNITORE' AND nome <> ${ARRIVATO}))
    UNION SELECT ordine_id FROM ordini_fornitore WHERE stato_id IS NULL
    UNION SELECT ordine_id FROM ordini_fornitore WHERE data_arrivo IS NULL
  ), arrivati AS MATERIALIZED (
    SELECT f.ordine_id, array_agg(f.tipologia) AS materiali FROM ordini_fornitore f
    WHERE f.ordine_id = ANY(ARRAY(SELECT id FROM incompleti)) AND f.data_arrivo IS NOT NULL
      AND f.stato_id = ANY(ARRAY(SELECT id FROM valori_stato WHERE nome = ${ARRIVATO}))
    GROUP BY f.ordine_id
  ), guardati AS MATERIALIZED (
    SELECT o.id, o.fasi_spente || coalesce(r.materiali, '{}') AS senza, coalesce(z.con_telaio, false) AS con_telaio
    FROM ordini o LEFT JOIN mancanze z ON z.id = o.mancanza_id LEFT JOIN arrivati r ON r.ordine_id = o.id
    WHERE o.id = ANY(ARRAY(SELECT id FROM incompleti))
  ), lavori AS MATERIALIZED (
    SELECT id, ordine_id, data, lavorazione_id, seconda_lavorazione_id FROM attivita
    WHERE ordine_id = ANY(ARRAY(SELECT id FROM incompleti)) AND NOT automatica
  )
  SELECT coalesce(json_agg(trovati ORDER BY last DESC, pk), '[]') FROM (
    SELECT a.ordine_id AS pk, array_agg(DISTINCT t.materiale) AS materiali,
      array_agg(DISTINCT t.lavorazione) AS lavorazioni, count(DISTINCT a.id) AS attivita,
      max(a.data) - date '1970-01-01' AS last
    FROM lavori a
    JOIN guardati o ON o.id = a.ordine_id
    JOIN attese t ON t.id IN (a.lavorazione_id, a.seconda_lavorazione_id)
      AND NOT t.materiale = ANY(o.senza) AND (NOT t.solo_con_telai OR o.con_telaio)
    GROUP BY a.ordine_id) AS trovati`)

/** In place of the question where nobody asks, or nothing is found. */
export const noQuestion: Question<FoundSenzaArrivi[]> = { parts: [], read: () => [] }

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
