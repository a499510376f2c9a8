import { acquistiSettings } from '#acquisti/impostazioni/rules.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfSerial, daySerial } from '#shared/dates/openDays.ts'

/**
 * When materials are needed by the saved plans: the first start of a phase of a department that waits for it; of a
 * material that no phase is called by, the first start of any department.
 * @returns days 'YYYY-MM-DD' by order and material, as `keyOf`
 */
async function plannedDays(db: Db | Tx, pairs: readonly { ordineId: number; tipologia: string }[]) {
  const asked = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()]
  const tipologie = [...new Set(asked.map(({ tipologia }) => tipologia))]
  const found = await db.$queryRaw<{ ordineId: number; tipologia: string; giorno: string }[]>`
    WITH materiali AS MATERIALIZED (
      SELECT nome, EXISTS (SELECT FROM fasi f WHERE f.nome = m.nome) AS fase, fasi_in_attesa(nome) AS dopo
      FROM unnest(${tipologie}::text[]) AS m (nome))
    SELECT p.ordine AS "ordineId", p.tipologia,
      to_char(min(s.inizio AT TIME ZONE 'Europe/Rome'), 'YYYY-MM-DD') AS giorno
    FROM unnest(${asked.map(({ ordineId }) => ordineId)}::int[], ${asked.map(({ tipologia }) => tipologia)}::text[])
      AS p (ordine, tipologia)
    JOIN materiali m ON m.nome = p.tipologia
    JOIN schedulazioni_fase s ON s.ordine_id = p.ordine
    JOIN fasi f ON f.nome = s.nome_fase AND NOT f.infinite_capacity
    WHERE NOT m.fase OR f.nome = ANY(m.dopo)
    GROUP BY p.ordine, p.tipologia`
  return new Map(found.map((one) => [keyOf(one), one.giorno]))
}

const keyOf = ({ ordineId, tipologia }: { ordineId: number; tipologia: string }) => `${ordineId} ${tipologia}`

/** A row of which one asks when it is needed. */
interface NeededRiga {
  ordineId: number
  tipologia: string
  ordine: { dataConsegna: Date | null }
}

/** When a row is needed. */
interface NeedDay {
  /** 'YYYY-MM-DD'; null while nobody knows it. */
  day: string | null
  /** The plan says so; else it is counted back from the delivery. */
  isPlanned: boolean
}

/** Reads when rows are needed: by the plan, else so many days before the delivery. @returns what tells it of each */
export async function neededDays(db: Db | Tx, righe: readonly NeededRiga[]): Promise<(riga: NeededRiga) => NeedDay> {
  const [planned, { giorni_prima_consegna: before }] = [
    await plannedDays(db, righe),
    await readSettings(db, acquistiSettings),
  ]
  return (riga) => {
    const plan = planned.get(keyOf(riga))
    if (plan !== undefined) return { day: plan, isPlanned: true }
    const { dataConsegna } = riga.ordine
    return { day: dataConsegna && dayOfSerial(daySerial(dayOfDate(dataConsegna)) - before), isPlanned: false }
  }
}

/** When waiting rows are needed, for who gathers what is ordered of them. @returns 'YYYY-MM-DD' by number */
export async function needDaysOf(tx: Tx, rigaPks: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const righe = await tx.rigaOrdineFornitore.findMany({
    where: { id: { in: [...rigaPks] } },
    select: { id: true, ordineId: true, tipologia: true, ordine: { select: { dataConsegna: true } } },
  })
  const needed = await neededDays(tx, righe)
  return new Map(
    righe.flatMap((riga) => {
      const { day } = needed(riga)
      return day === null ? [] : [[riga.id, day] as const]
    }),
  )
}
