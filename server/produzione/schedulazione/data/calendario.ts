import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { readSettings } from '../../../platform/settings/read.ts'
import type { DatiCalendario } from '../engine/capacita.ts'
import type { Pausa } from '../engine/intervalli.ts'
import { dayFromColumn, dayToColumn, type Giorno, readOra } from '../engine/time.ts'
import type { RepartoFase } from '../engine/types.ts'

interface PausaRiga {
  giornoDa: Date
  giornoA: Date
  oraDa: Date | null
  oraA: Date | null
}

const minutiDi = (ora: Date | null) => ora && ora.getUTCHours() * 60 + ora.getUTCMinutes()

/** A row of absences or holidays as the engine knows it. */
function pausa({ giornoDa, giornoA, oraDa, oraA }: PausaRiga): Pausa {
  return {
    giornoDa: dayFromColumn(giornoDa),
    giornoA: dayFromColumn(giornoA),
    oraDa: minutiDi(oraDa),
    oraA: minutiDi(oraA),
  }
}

const colonnePausa = { giornoDa: true, giornoA: true, oraDa: true, oraA: true } as const

/** What capacity is made of, from a day on. */
export async function loadCalendario(db: Db | Tx, dal: Giorno): Promise<DatiCalendario> {
  const da = dayToColumn(dal)
  const [{ ora_apertura }, ore, festivita, persone] = await Promise.all([
    readSettings(db),
    db.oreLavorative.findMany({ where: { giorno: { gte: da } } }),
    db.festivita.findMany({ where: { giornoA: { gte: da } }, select: colonnePausa }),
    db.persona.findMany({
      where: { reparto: { in: ['MACCHINE', 'BANCHI'] }, OR: [{ dataFine: null }, { dataFine: { gte: da } }] },
      select: {
        reparto: true,
        dataInizio: true,
        dataFine: true,
        assenze: { where: { giornoA: { gte: da } }, select: colonnePausa },
      },
    }),
  ])
  return {
    apertura: readOra(ora_apertura) ?? 0,
    ore: ore.map(({ giorno, oreLavorativeMacchine, oreLavorativeBanchi }) => ({
      giorno: dayFromColumn(giorno),
      macchine: Number(oreLavorativeMacchine),
      banchi: Number(oreLavorativeBanchi),
    })),
    festivita: festivita.map(pausa),
    persone: persone.map(({ reparto, dataInizio, dataFine, assenze }) => ({
      reparto: reparto.toLowerCase() as RepartoFase,
      dal: dayFromColumn(dataInizio),
      al: dataFine && dayFromColumn(dataFine),
      assenze: assenze.map(pausa),
    })),
  }
}
