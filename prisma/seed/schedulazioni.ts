// The schedules of the demo orders, made by the engine that planners use: the weeks before and after today well filled,
// a day that no longer holds because somebody is ill, and where the phases of the departments stand.
import type { Tx } from '../../server/platform/db/prisma.ts'
import { loadOrdini, type OrdineCaricato } from '../../server/produzione/schedulazione/data/ordine.ts'
import type { Calendario } from '../../server/produzione/schedulazione/engine/capacita.ts'
import { createDisponibilita } from '../../server/produzione/schedulazione/engine/disponibilita.ts'
import { dipendenzeEffettive } from '../../server/produzione/schedulazione/engine/fasi.ts'
import { book } from '../../server/produzione/schedulazione/engine/libro.ts'
import { prenotazioniOf } from '../../server/produzione/schedulazione/engine/lotto.ts'
import { piazza } from '../../server/produzione/schedulazione/engine/piazza.ts'
import {
  civilInstant,
  dayToColumn,
  type Giorno,
  giornoOf,
  startOf,
} from '../../server/produzione/schedulazione/engine/time.ts'
import { isSavable } from '../../server/produzione/schedulazione/engine/types.ts'
import { richiestaOf } from '../../server/produzione/schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '../../server/produzione/schedulazione/world.ts'
import { writePiano } from '../../server/produzione/schedulazione/writePiano.ts'
import type { Random } from './random.ts'

/** What a plan takes from the first supplier to the last bench, days: the less, the more orders are late. */
const ANTICIPO = [13, 28] as const
/** Within these days from now somebody is ill on a full day. */
const MALATTIA = [4, 25] as const
/** A phase that begins within these days is 'Da fare'. */
const PRESTO = 7

/** Schedules orders by date, each so as to end near its approntamento. */
export async function seedSchedulazioni(tx: Tx, caso: Random, numeri: readonly number[], adesso: Date): Promise<void> {
  const oggi = giornoOf(civilInstant(adesso))
  const ordini = await loadOrdini(tx, { id: { in: [...numeri] } })
  const primo = Math.min(...ordini.map(({ data }) => data))
  const mondo = await loadWorld(tx, primo, [], startOf(primo))
  const libere = createDisponibilita(mondo.calendario, mondo.libro)
  // What the history tells is told once, with the order itself.
  const scrittore = { tx, emit: async () => undefined, audit: async () => undefined }
  for (const ordine of ordini) {
    const anticipo = caso.intero(...ANTICIPO)
    const inizio = Math.max(ordine.data + 1, (ordine.dataConsegna ?? ordine.data + 40) - anticipo)
    const richiesta = daGiorno(ordine, feriale(inizio, mondo.calendario), mondo)
    const piano = piazza(richiesta, libere)
    if (!isSavable(piano)) continue
    await writePiano(scrittore, ordine, richiesta, piano)
    for (const una of prenotazioniOf(ordine.pk, piano.fasi)) book(mondo.libro, una)
  }
  await ammala(tx, mondo, oggi)
  await segnaStati(tx, adesso)
}

/** The order with its first phases on a day; the others follow. */
function daGiorno(ordine: OrdineCaricato, giorno: Giorno, mondo: SchedulingWorld) {
  const richiesta = richiestaOf(ordine, mondo)
  const effettive = dipendenzeEffettive(richiesta.fasi)
  const fasi = richiesta.fasi.map((fase) => ({
    ...fase,
    da: effettive.get(fase.nome)?.length === 0 ? startOf(giorno) : null,
  }))
  return { ...richiesta, fasi }
}

/** The first day, from this one on, on which suppliers and workshop are open. */
function feriale(giorno: Giorno, calendario: Calendario): Giorno {
  const chiuso = new Date(dayToColumn(giorno)).getUTCDay() % 6 === 0 || calendario.capacita('macchine', giorno) === 0
  return chiuso ? feriale(giorno + 1, calendario) : giorno
}

/** Somebody is away on the fullest day of the machines in the next weeks: it no longer holds, and is to be mended. */
async function ammala(tx: Tx, { libro, calendario }: SchedulingWorld, oggi: Giorno): Promise<void> {
  const giorni = [...libro.macchine].flatMap(([giorno, { minuti }]) => {
    const liberi = calendario.capacita('macchine', giorno) - minuti
    const vicino = giorno >= oggi + MALATTIA[0] && giorno <= oggi + MALATTIA[1]
    return vicino && liberi >= 0 ? [{ giorno, liberi }] : []
  })
  for (const { giorno } of giorni.sort((a, b) => a.liberi - b.liberi || a.giorno - b.giorno)) {
    const data = dayToColumn(giorno)
    const presente = await tx.persona.findFirst({
      where: {
        reparto: 'MACCHINE',
        dataInizio: { lte: data },
        OR: [{ dataFine: null }, { dataFine: { gte: data } }],
        assenze: { none: { giornoDa: { lte: data }, giornoA: { gte: data } } },
      },
      orderBy: { id: 'asc' },
    })
    if (!presente) continue
    await tx.assenza.create({ data: { personaId: presente.id, giornoDa: data, giornoA: data, title: 'Malattia' } })
    return
  }
}

/** Where the phases of the departments stand: finished a day after their end, under way, or soon to do. */
async function segnaStati(tx: Tx, adesso: Date): Promise<void> {
  const stati = await tx.valoreStato.findMany({ where: { contesto: 'FASI' } })
  const fra = (giorni: number) => new Date(adesso.getTime() + giorni * 86_400_000)
  const fasi = await tx.schedulazioneFase.findMany({
    where: { prenotazioni: { some: {} }, inizio: { lt: fra(PRESTO) } },
    orderBy: { id: 'asc' },
  })
  await tx.statoFase.createMany({
    data: fasi.flatMap(({ ordineId, nomeFase, inizio, fine }) => {
      const nome = fine < fra(-1) ? 'Finito' : inizio <= adesso ? 'In corso' : 'Da fare'
      const stato = stati.find((uno) => uno.nomeFase === nomeFase && uno.nome === nome)
      return stato ? [{ ordineId, nomeFase, statoId: stato.id }] : []
    }),
  })
}
