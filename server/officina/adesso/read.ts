import type { Db } from '../../platform/db/prisma.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { dateOfDay, dayOfDate, hourOfTime } from '../../shared/dates/days.ts'
import { clockTime, dayOfInstant } from '../../shared/dates/zone.ts'
import { wordOf } from '../../shared/fields/words.ts'
import { type LavorazioneDaFare, readLavorazioniDaFare, readRigheDaLavorare } from '../attivita/work.ts'
import { readEndOfHours } from '../chiusura/endOfHours.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { type Rimanenza, readFatti, rimanenzeOf } from '../rimanenze/remaining.ts'
import { type PassoLavoro, passoOf, sessionNow } from './rules.ts'

/** How far back work that stands still is looked for, days, and how many lines a part of the board has at most. */
const GIORNI = 30
const RIGHE_MAX = 200

interface Quale {
  ordinePk: number | null
  numeroCommessa: string
  nomeCliente: string
  lavorazione: string
}

/** A session without an end: somebody who works, or who has left it open. */
export interface LavoroInCorso extends Quale {
  /** Number of the activity. */
  pk: number
  operatore: string
  /** Names of the workstations where its operation is done. */
  postazioni: string[]
  giorno: string
  oraInizio: string | null
  /** When the hours of its department end that day, 'HH:mm'; null of a day without hours. */
  chiusura: string | null
  minuti: number | null
  /** Minutes that the pieces which were left when it began should take. */
  teorico: number
  passo: PassoLavoro
  pezziTotali: number
  pezziEseguiti: number
  attivitaNumero: TipoPezzo
}

/** An operator who has no session now. */
export interface Fermo {
  operatore: string
  giorno: string
  oraFine: string | null
  lavorazione: string
}

/** An operation of an order that was begun and that nobody works at. */
export interface LavorazioneFerma extends Quale {
  dal: string
  pezziTotali: number
  pezziEseguiti: number
  attivitaNumero: TipoPezzo
}

/** CE controls that a finished operation lacks. */
export interface ControlliDovuti extends Quale {
  controlli: string[]
}

export interface OfficinaAdesso {
  letta: Date
  inCorso: LavoroInCorso[]
  lasciateAperte: LavoroInCorso[]
  fermi: Fermo[]
  ferme: LavorazioneFerma[]
  controlli: ControlliDovuti[]
}

const nameOf = (user: { firstName: string; lastName: string; username: string }) =>
  `${user.firstName} ${user.lastName}`.trim() || user.username

interface Begun {
  ordine: number
  lavorazione: number
  dal: Date
}

/** The workshop as it is now: who works on what, who and what stands still, which controls are due. */
export async function readOfficinaAdesso(db: Db, adesso: Date): Promise<OfficinaAdesso> {
  const oggi = dayOfInstant(adesso)
  const da = new Date(dateOfDay(oggi).getTime() - GIORNI * 86_400_000)
  const { stati_ordine_chiusi: chiusi } = await readSettings(db)
  const [lavorazioni, postazioni, aperte, fermi, begun, controlli] = await Promise.all([
    readLavorazioniDaFare(db),
    db.configurazionePostazione.findMany({ orderBy: [{ posizione: 'asc' }, { id: 'asc' }] }),
    readAperte(db),
    readFermi(db, da),
    readBegun(db, da, chiusi),
    readControlli(db, da, chiusi),
  ])
  const ordini = [
    ...new Set([...aperte.flatMap(({ ordineId }) => ordineId ?? []), ...begun.map(({ ordine }) => ordine)]),
  ]
  const rimanenze = await readRimanenzeOrdini(db, lavorazioni, ordini)
  const nomi = new Map(
    (
      await db.ordine.findMany({
        where: { id: { in: ordini } },
        select: { id: true, numeroCommessa: true, nomeCliente: true },
      })
    ).map((ordine) => [ordine.id, ordine]),
  )
  const endOfHours = await readEndOfHours(
    db,
    aperte.map(({ data }) => dayOfDate(data)),
  )
  const clock = clockTime(adesso)
  const ora = { giorno: oggi, minuto: clock.getUTCHours() * 60 + clock.getUTCMinutes() }
  const sessioni = aperte.map((una): LavoroInCorso & { lasciataAperta: boolean } => {
    const rimanenza = una.ordineId === null ? undefined : rimanenze.get(`${una.ordineId}:${una.lavorazioneId}`)
    const giorno = dayOfDate(una.data)
    const oraInizio = una.oraInizio && hourOfTime(una.oraInizio)
    const chiusura = endOfHours(giorno, una.lavorazione.fase)
    const inizio = oraInizio ?? (una.iniziataIl && clockOn(una.iniziataIl, giorno))
    const { lasciataAperta, minuti } = sessionNow({ giorno, inizio, chiusura }, ora)
    const suoi = Number(una.tempoTeorico)
    const teorico = rimanenza ? Math.round(rimanenza.tempoTeorico - rimanenza.tempoTeoricoUsato + suoi) : 0
    return {
      pk: una.id,
      operatore: una.operatore ? nameOf(una.operatore.user) : '',
      postazioni: postazioni
        .filter(({ campi }) => campi.includes(una.lavorazione.nome))
        .map(({ postazione }) => postazione),
      ...quale(una.ordineId, una.ordine, una.lavorazione.nome),
      giorno,
      oraInizio,
      chiusura,
      lasciataAperta,
      minuti,
      teorico,
      passo: passoOf(minuti, teorico),
      pezziTotali: rimanenza?.pezziTotali ?? 0,
      pezziEseguiti: rimanenza?.pezziEseguiti ?? 0,
      attivitaNumero: wordOf(una.lavorazione.attivitaNumero),
    }
  })
  const ferme = begun.flatMap(({ ordine, lavorazione, dal }): LavorazioneFerma[] => {
    const rimanenza = rimanenze.get(`${ordine}:${lavorazione}`)
    if (!rimanenza || rimanenza.pezziEseguiti >= rimanenza.pezziTotali) return []
    const { pezziTotali, pezziEseguiti } = rimanenza
    const { nome, tipo } = rimanenza.lavorazione
    const suo = nomi.get(ordine)
    return [
      { ...quale(ordine, suo ?? null, nome), dal: dayOfDate(dal), pezziTotali, pezziEseguiti, attivitaNumero: tipo },
    ]
  })
  const inCorso = sessioni.filter(({ lasciataAperta }) => !lasciataAperta)
  const lasciateAperte = sessioni.filter(({ lasciataAperta }) => lasciataAperta)
  return { letta: adesso, inCorso, lasciateAperte, fermi, ferme, controlli }
}

/** The 'HH:mm' of an instant, if it is of a day. */
const clockOn = (instant: Date, giorno: string) =>
  dayOfInstant(instant) === giorno ? hourOfTime(clockTime(instant)) : null

function quale(
  ordinePk: number | null,
  ordine: { numeroCommessa: string; nomeCliente: string } | null,
  lavorazione: string,
): Quale {
  const { numeroCommessa = '', nomeCliente = '' } = ordine ?? {}
  return { ordinePk, numeroCommessa, nomeCliente, lavorazione }
}

/** What is left of the operations of some orders, by `order:operation`. */
async function readRimanenzeOrdini(db: Db, lavorazioni: readonly LavorazioneDaFare[], ordini: readonly number[]) {
  const [righe, fatti] = await Promise.all([readRigheDaLavorare(db, ordini), readFatti(db, ordini)])
  const righeDi = Map.groupBy(righe, ({ ordinePk }) => ordinePk)
  const fattiDi = Map.groupBy(fatti, ({ ordine }) => ordine)
  return new Map<string, Rimanenza>(
    ordini.flatMap((ordine) => {
      const suoi = new Map((fattiDi.get(ordine) ?? []).map((uno) => [uno.lavorazione, uno]))
      return rimanenzeOf(lavorazioni, righeDi.get(ordine) ?? [], suoi).map(
        (una) => [`${ordine}:${una.lavorazione.pk}`, una] as const,
      )
    }),
  )
}

const readAperte = (db: Db) =>
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
      ordine: { select: { numeroCommessa: true, nomeCliente: true } },
      lavorazione: { select: { nome: true, fase: true, attivitaNumero: true } },
      operatore: { select: { user: { select: { firstName: true, lastName: true, username: true } } } },
    },
    orderBy: [{ data: 'desc' }, { oraInizio: 'asc' }, { id: 'asc' }],
    take: RIGHE_MAX,
  })

/** The last session of every operator who worked lately and has none open. */
async function readFermi(db: Db, da: Date): Promise<Fermo[]> {
  const trovati = await db.$queryRaw<
    { firstName: string; lastName: string; username: string; data: Date; fine: Date | null; lavorazione: string }[]
  >`
    SELECT u.first_name AS "firstName", u.last_name AS "lastName", u.username, a.data, a.ora_fine AS fine,
      l.nome AS lavorazione
    FROM operatori o JOIN users u ON u.id = o.user_id
    JOIN LATERAL (SELECT * FROM attivita x WHERE x.operatore_id = o.id AND x.data >= ${da}
      ORDER BY x.data DESC, x.ora_fine DESC NULLS LAST, x.id DESC LIMIT 1) a ON true
    JOIN lavorazioni l ON l.id = a.lavorazione_id
    WHERE u.is_active AND NOT EXISTS (SELECT FROM attivita x
      WHERE x.operatore_id = o.id AND x.ora_fine IS NULL AND NOT x.automatica)
    ORDER BY u.last_name, u.first_name, o.id LIMIT ${RIGHE_MAX}`
  return trovati.map(({ data, fine, lavorazione, ...user }) => ({
    operatore: nameOf(user),
    giorno: dayOfDate(data),
    oraFine: fine && hourOfTime(fine),
    lavorazione,
  }))
}

/** Operations of orders that were worked lately, did not end, and that nobody works at; those longest without first. */
const readBegun = (db: Db, da: Date, chiusi: readonly string[]): Promise<Begun[]> => db.$queryRaw`
  SELECT a.ordine_id AS ordine, a.lavorazione_id AS lavorazione, max(a.data) AS dal
  FROM attivita a JOIN ordini o ON o.id = a.ordine_id LEFT JOIN valori_stato v ON v.id = o.stato_id
  WHERE a.data >= ${da} AND NOT a.automatica AND (v.nome IS NULL OR NOT v.nome = ANY(${[...chiusi]}::text[]))
  GROUP BY a.ordine_id, a.lavorazione_id
  HAVING bool_and(a.ora_fine IS NOT NULL) AND NOT bool_or(a.fine_lavorazione)
  ORDER BY max(a.data), a.ordine_id LIMIT ${RIGHE_MAX}`

/** The controls that operations finished lately lack. */
async function readControlli(db: Db, da: Date, chiusi: readonly string[]): Promise<ControlliDovuti[]> {
  return db.$queryRaw<ControlliDovuti[]>`
    SELECT f.ordine_id AS "ordinePk", o.numero_commessa AS "numeroCommessa", o.nome_cliente AS "nomeCliente",
      l.nome AS lavorazione, array_agg(c.descrizione ORDER BY c.ordine, c.id) AS controlli
    FROM (SELECT DISTINCT ordine_id, lavorazione_id FROM attivita
      WHERE data >= ${da} AND fine_lavorazione AND ordine_id IS NOT NULL) f
    JOIN ordini o ON o.id = f.ordine_id LEFT JOIN valori_stato v ON v.id = o.stato_id
    JOIN lavorazioni l ON l.id = f.lavorazione_id
    JOIN controlli_lavorazione c ON c.lavorazione_id = l.id AND c.attivo
    WHERE (v.nome IS NULL OR NOT v.nome = ANY(${[...chiusi]}::text[]))
      AND NOT EXISTS (SELECT FROM controlli_effettuati e WHERE e.ordine_id = f.ordine_id AND e.controllo_id = c.id)
    GROUP BY f.ordine_id, o.numero_commessa, o.nome_cliente, l.nome, l.ordine
    ORDER BY o.numero_commessa, l.ordine LIMIT ${RIGHE_MAX}`
}
