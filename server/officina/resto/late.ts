import { Prisma } from '../../../prisma/generated/client.ts'
import { defaultOre } from '../../persone/calendario/rules.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { loadFasi } from '../../produzione/schedulazione/data/fasi.ts'
import type { RepartoFase } from '../../produzione/schedulazione/engine/types.ts'
import { dateOfDay, dayOfDate } from '../../shared/dates/days.ts'
import { clockTime, dayOfInstant } from '../../shared/dates/zone.ts'
import { readLavoroFasi } from './read.ts'
import { ancoraOggi, attesaDa, colpitiDa, minutiRimasti, minutiRitardo } from './rules.ts'

/** A phase that is being worked and runs behind its plan. */
export interface FaseInRitardo {
  ordine: number
  numeroCommessa: string
  nomeCliente: string
  nomeFase: string
  /** 'macchine' or 'banchi'. */
  reparto: RepartoFase
  /** Planned end. */
  fine: Date
  minutiRimasti: number
  minutiRitardo: number
  /** 'YYYY-MM-DD': its last day at the pace of its bookings. */
  fineStimata: string
  /** What it runs into, in words. */
  colpisce: string[]
}

/** How long after its planned end a phase is still looked at, days, and how many at most. */
const GIORNI = 60
const FASI_MAX = 500
/** Minutes of a day of work, where its weekday has none. */
const GIORNATA = 480

interface Trovata {
  ordine: number
  fase: string
  reparto: RepartoFase
  fine: Date
  durata: number
  prenotatiOggi: number
  prenotatiDopo: number
  giorni: number
  numeroCommessa: string
  nomeCliente: string
  dataConsegna: Date | null
}

/**
 * The phases that somebody has begun to work and that run late: what is left of them is more than they have booked from
 * now on. Those with the last of their states are finished, whatever the pieces say.
 * @param soloOrdine only of this order
 */
export async function readRitardi(db: Db, adesso: Date, soloOrdine?: number): Promise<FaseInRitardo[]> {
  const oggi = dayOfInstant(adesso)
  const da = new Date(adesso.getTime() - GIORNI * 86_400_000)
  const trovate = await db.$queryRaw<Trovata[]>`
    SELECT f.ordine_id AS ordine, f.nome_fase AS fase, lower(c.reparto::text) AS reparto, f.fine, f.durata,
      o.numero_commessa AS "numeroCommessa", o.nome_cliente AS "nomeCliente", o.data_consegna AS "dataConsegna",
      coalesce((SELECT sum(p.minuti) FROM prenotazioni p WHERE p.fase_id = f.id AND p.giorno = ${oggi}::date), 0)::int
        AS "prenotatiOggi",
      coalesce((SELECT sum(p.minuti) FROM prenotazioni p WHERE p.fase_id = f.id AND p.giorno > ${oggi}::date), 0)::int
        AS "prenotatiDopo",
      (SELECT count(*) FROM prenotazioni p WHERE p.fase_id = f.id)::int AS giorni
    FROM schedulazioni_fase f
    JOIN fasi c ON c.nome = f.nome_fase AND c.reparto IS NOT NULL AND NOT c.infinite_capacity
    JOIN ordini o ON o.id = f.ordine_id
    WHERE f.inizio <= ${adesso} AND f.fine > ${da}
      ${soloOrdine === undefined ? Prisma.empty : Prisma.sql`AND f.ordine_id = ${soloOrdine}`}
      AND EXISTS (SELECT FROM attivita a JOIN lavorazioni l ON l.id = a.lavorazione_id
        WHERE a.ordine_id = f.ordine_id AND l.fase = f.nome_fase)
      AND NOT EXISTS (SELECT FROM stati_fase s JOIN valori_stato v ON v.id = s.stato_id
        WHERE s.ordine_id = f.ordine_id AND s.nome_fase = f.nome_fase AND v.ordine =
          (SELECT max(u.ordine) FROM valori_stato u WHERE u.contesto = 'FASI' AND u.nome_fase = f.nome_fase))
    ORDER BY f.fine, f.ordine_id LIMIT ${FASI_MAX}`
  if (trovate.length === 0) return []
  const ordini = [...new Set(trovate.map(({ ordine }) => ordine))]
  const [lavoro, fasi, { ora_apertura: apertura }, schedulate] = await Promise.all([
    readLavoroFasi(db, ordini),
    loadFasi(db),
    readSettings(db),
    db.schedulazioneFase.findMany({
      where: { ordineId: { in: ordini } },
      select: { ordineId: true, nomeFase: true, inizio: true },
    }),
  ])
  const clock = clockTime(adesso)
  const minuto = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const [ore = 8, minuti = 0] = apertura.split(':').map(Number)
  const giornata = { apertura: ore * 60 + minuti, durata: defaultOre(oggi) * 60 || GIORNATA }
  return trovate.flatMap((una) => {
    const suo = lavoro.get(una.ordine)?.get(una.fase)
    const rimasti = suo ? minutiRimasti(una.durata, suo) : null
    if (rimasti === null || rimasti === 0) return []
    const attesi = una.prenotatiDopo + ancoraOggi(una.prenotatiOggi, minuto, giornata)
    const ritardo = minutiRitardo(rimasti, attesi)
    if (ritardo === 0) return []
    const alGiorno = Math.max(1, una.giorni === 0 ? GIORNATA : una.durata / una.giorni)
    const ultimo = una.fine < adesso ? oggi : dayOfInstant(una.fine)
    const fineStimata = workDaysAfter(ultimo, Math.ceil(ritardo / alGiorno))
    const attendono = attesaDa(fasi, una.fase)
    const colpisce = colpitiDa(
      fineStimata,
      schedulate
        .filter(({ ordineId, nomeFase }) => ordineId === una.ordine && attendono.has(nomeFase))
        .map(({ nomeFase, inizio }) => ({ nome: nomeFase, giorno: dayOfInstant(inizio) })),
      una.dataConsegna && dayOfDate(una.dataConsegna),
    )
    const { ordine, numeroCommessa, nomeCliente, fase: nomeFase, reparto, fine } = una
    const quale = { ordine, numeroCommessa, nomeCliente, nomeFase, reparto, fine }
    return [{ ...quale, minutiRimasti: rimasti, minutiRitardo: ritardo, fineStimata, colpisce }]
  })
}

/** The day some days of work after one, without Saturdays and Sundays. @param giorno 'YYYY-MM-DD' */
function workDaysAfter(giorno: string, quanti: number): string {
  const data = dateOfDay(giorno)
  for (let resto = Math.min(quanti, 400); resto > 0; ) {
    data.setUTCDate(data.getUTCDate() + 1)
    if (data.getUTCDay() % 6 !== 0) resto--
  }
  return dayOfDate(data)
}
