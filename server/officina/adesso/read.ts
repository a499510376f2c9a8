import { ordiniSettings } from '#ordini/impostazioni/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { type LavorazioneToDo, readLavorazioniToDo, readRigheToWork } from '../attivita/work.ts'
import { readEndOfHours } from '../chiusura/endOfHours.ts'
import type { ControlloOrdine } from '../controlli/read.ts'
import type { LavoroRimasto } from '../rimanenze/ordersToDo.ts'
import { type Rimanenza, readDone, rimanenzeOf } from '../rimanenze/remaining.ts'
import { beginningOf, clockAt } from './closedAt.ts'
import { type LavoroStep, lavoroStepOf, sessionNow } from './rules.ts'

/** How far back work that stands still is looked for, days, and how many lines a part of the board has at most. */
const DAYS = 30
const RIGHE_MAX = 200

/** A session without an end: somebody who works, or who has left it open. */
export interface LavoroInCorso {
  /** Number of the activity. */
  pk: number
  /** Names of the workstations where its operation is done. */
  postazioni: string[]
  /** When the hours of its department end that day, 'HH:mm'; null of a day without hours. */
  chiusura: string | null
  minuti: number | null
  /** Minutes that the pieces which were left when it began should take. */
  teorico: number
  passo: LavoroStep
  pezziTotali: number
  pezziEseguiti: number
}

export interface OfficinaAdesso {
  letta: Date
  inCorso: LavoroInCorso[]
  lasciateAperte: LavoroInCorso[]
  /** The last sessions of those who have none now, by their numbers. */
  fermi: number[]
  /** Operations that were begun, have pieces left and that nobody works at. */
  ferme: LavoroRimasto[]
  controlli: ControlloOrdine[]
}

interface Begun {
  ordine: number
  lavorazione: number
  dal: Date
}

/** The workshop as it is now: who works on what, who and what stands still, which controls are due. */
export async function readOfficinaAdesso(db: Db, now: Date): Promise<OfficinaAdesso> {
  const today = dayOfInstant(now)
  const from = new Date(dateOfDay(today).getTime() - DAYS * 86_400_000)
  const { stati_ordine_chiusi: closed } = await readSettings(db, ordiniSettings)
  const [lavorazioni, postazioni, open, fermi, begun, controlli] = await Promise.all([
    readLavorazioniToDo(db),
    db.configurazionePostazione.findMany({ orderBy: [{ posizione: 'asc' }, { id: 'asc' }] }),
    readOpen(db),
    readFermi(db, from),
    readBegun(db, from, closed),
    readControlli(db, from, closed),
  ])
  const ordini = [...new Set([...open.flatMap(({ ordineId }) => ordineId ?? []), ...begun.map(({ ordine }) => ordine)])]
  const rimanenze = await readRimanenzeOrdini(db, lavorazioni, ordini)
  const endOfHours = await readEndOfHours(
    db,
    open.map(({ data }) => dayOfDate(data)),
  )
  const hour = clockAt(now)
  const sessions = open.map((one): LavoroInCorso & { wasLeftOpen: boolean } => {
    const rimanenza = one.ordineId === null ? undefined : rimanenze.get(`${one.ordineId}:${one.lavorazioneId}`)
    const day = dayOfDate(one.data)
    const chiusura = endOfHours(day, one.lavorazione.fase)
    const inizio = beginningOf(one)
    const { wasLeftOpen, minuti } = sessionNow({ giorno: day, inizio, chiusura }, hour)
    const own = Number(one.tempoTeorico)
    const teorico = rimanenza ? Math.round(rimanenza.tempoTeorico - rimanenza.tempoTeoricoUsato + own) : 0
    return {
      pk: one.id,
      postazioni: postazioni
        .filter(({ campi }) => campi.includes(one.lavorazione.nome))
        .map(({ postazione }) => postazione),
      chiusura,
      wasLeftOpen,
      minuti,
      teorico,
      passo: lavoroStepOf(minuti, teorico),
      pezziTotali: rimanenza?.pezziTotali ?? 0,
      pezziEseguiti: rimanenza?.pezziEseguiti ?? 0,
    }
  })
  const ferme = begun.flatMap(({ ordine, lavorazione, dal }): LavoroRimasto[] => {
    const rimanenza = rimanenze.get(`${ordine}:${lavorazione}`)
    if (!rimanenza || rimanenza.pezziEseguiti >= rimanenza.pezziTotali) return []
    const { pezziTotali, pezziEseguiti } = rimanenza
    return [{ ordine, lavorazione, fermaDal: dayOfDate(dal), pezziTotali, pezziEseguiti, aperta: null }]
  })
  const inProgress = sessions.filter(({ wasLeftOpen }) => !wasLeftOpen)
  const lasciateAperte = sessions.filter(({ wasLeftOpen }) => wasLeftOpen)
  return { letta: now, inCorso: inProgress, lasciateAperte, fermi, ferme, controlli }
}

/** What is left of the operations of some orders, by `order:operation`. */
async function readRimanenzeOrdini(db: Db, lavorazioni: readonly LavorazioneToDo[], ordini: readonly number[]) {
  const [righe, done] = await Promise.all([readRigheToWork(db, ordini), readDone(db, ordini)])
  const righeOf = Map.groupBy(righe, ({ ordinePk }) => ordinePk)
  const doneOf = Map.groupBy(done, ({ ordine }) => ordine)
  return new Map<string, Rimanenza>(
    ordini.flatMap((ordine) => {
      const own = new Map((doneOf.get(ordine) ?? []).map((one) => [one.lavorazione, one]))
      return rimanenzeOf(lavorazioni, righeOf.get(ordine) ?? [], own).map(
        (one) => [`${ordine}:${one.lavorazione.pk}`, one] as const,
      )
    }),
  )
}

const readOpen = (db: Db) =>
  db.attivita.findMany({
    where: { oraFine: null, automatica: false },
    select: {
      id: true,
      data: true,
      oraInizio: true,
      iniziataIl: true,
      tempoTeorico: true,
      ordineId: true,
      lavorazioneId: true,
      lavorazione: { select: { nome: true, fase: true } },
    },
    orderBy: [{ data: 'desc' }, { oraInizio: 'asc' }, { id: 'asc' }],
    take: RIGHE_MAX,
  })

/** The last session of every operator who worked lately and has none open. */
async function readFermi(db: Db, from: Date): Promise<number[]> {
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT a.id
    FROM operatori o JOIN users u ON u.id = o.user_id
    JOIN LATERAL (SELECT * FROM attivita x WHERE x.operatore_id = o.id AND x.data >= ${from}
      ORDER BY x.data DESC, x.ora_fine DESC NULLS LAST, x.id DESC LIMIT 1) a ON true
    WHERE u.is_active AND NOT EXISTS (SELECT FROM attivita x
      WHERE x.operatore_id = o.id AND x.ora_fine IS NULL AND NOT x.automatica)
    ORDER BY u.last_name, u.first_name, o.id LIMIT ${RIGHE_MAX}`
  return found.map(({ id }) => id)
}

/** Operations of orders that were worked lately, did not end, and that nobody works at; those longest without first. */
const readBegun = (db: Db, from: Date, closed: readonly string[]): Promise<Begun[]> => db.$queryRaw`
  SELECT a.ordine_id AS ordine, a.lavorazione_id AS lavorazione, max(a.data) AS dal
  FROM attivita a JOIN ordini o ON o.id = a.ordine_id LEFT JOIN valori_stato v ON v.id = o.stato_id
  WHERE a.data >= ${from} AND NOT a.automatica AND (v.nome IS NULL OR NOT v.nome = ANY(${[...closed]}::text[]))
  GROUP BY a.ordine_id, a.lavorazione_id
  HAVING bool_and(a.ora_fine IS NOT NULL) AND NOT bool_or(a.fine_lavorazione)
  ORDER BY max(a.data), a.ordine_id LIMIT ${RIGHE_MAX}`

/** The controls that operations finished lately lack, those of 200 operations at most. */
async function readControlli(db: Db, from: Date, closed: readonly string[]): Promise<ControlloOrdine[]> {
  const found = await db.$queryRaw<{ ordine: number; controlli: number[] }[]>`
    SELECT f.ordine_id AS ordine, array_agg(c.id ORDER BY c.ordine, c.id) AS controlli
    FROM (SELECT DISTINCT ordine_id, lavorazione_id FROM attivita
      WHERE data >= ${from} AND fine_lavorazione AND ordine_id IS NOT NULL) f
    JOIN ordini o ON o.id = f.ordine_id LEFT JOIN valori_stato v ON v.id = o.stato_id
    JOIN lavorazioni l ON l.id = f.lavorazione_id
    JOIN controlli_lavorazione c ON c.lavorazione_id = l.id AND c.attivo
    WHERE (v.nome IS NULL OR NOT v.nome = ANY(${[...closed]}::text[]))
      AND NOT EXISTS (SELECT FROM controlli_effettuati e WHERE e.ordine_id = f.ordine_id AND e.controllo_id = c.id)
    GROUP BY f.ordine_id, o.numero_commessa, l.id, l.nome, l.ordine
    ORDER BY o.numero_commessa, l.ordine LIMIT ${RIGHE_MAX}`
  return found.flatMap(({ ordine, controlli }) =>
    controlli.map((controllo) => ({ ordine, controllo, pezzi: null, effettuato: null })),
  )
}
