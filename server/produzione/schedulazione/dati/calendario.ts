import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { leggiImpostazioni } from '../../../platform/settings/leggi.ts'
import type { DatiCalendario } from '../engine/capacita.ts'
import type { Pausa } from '../engine/intervalli.ts'
import { type Giorno, giornoDaColonna, giornoVersoColonna, leggiOra } from '../engine/tempo.ts'
import type { Reparto } from '../engine/tipi.ts'

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
    giornoDa: giornoDaColonna(giornoDa),
    giornoA: giornoDaColonna(giornoA),
    oraDa: minutiDi(oraDa),
    oraA: minutiDi(oraA),
  }
}

const colonnePausa = { giornoDa: true, giornoA: true, oraDa: true, oraA: true } as const

/** What capacity is made of, from a day on. */
export async function caricaCalendario(db: Db | Tx, dal: Giorno): Promise<DatiCalendario> {
  const da = giornoVersoColonna(dal)
  const [{ ora_apertura }, ore, festivita, persone] = await Promise.all([
    leggiImpostazioni(db),
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
    apertura: leggiOra(ora_apertura) ?? 0,
    ore: ore.map(({ giorno, oreLavorativeMacchine, oreLavorativeBanchi }) => ({
      giorno: giornoDaColonna(giorno),
      macchine: Number(oreLavorativeMacchine),
      banchi: Number(oreLavorativeBanchi),
    })),
    festivita: festivita.map(pausa),
    persone: persone.map(({ reparto, dataInizio, dataFine, assenze }) => ({
      reparto: reparto.toLowerCase() as Reparto,
      dal: giornoDaColonna(dataInizio),
      al: dataFine && giornoDaColonna(dataFine),
      assenze: assenze.map(pausa),
    })),
  }
}
