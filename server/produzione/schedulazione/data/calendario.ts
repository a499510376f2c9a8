import { oreOfRow } from '#persone/calendario/rules.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { ask, oneQuestion, rowsQuestion } from '#platform/db/question.ts'
import { settingsOf, storedSettings } from '#platform/settings/read.ts'
import type { CalendarioData } from '../engine/capacita.ts'
import type { Pause } from '../engine/intervals.ts'
import { type Day, dayFromColumn, dayToColumn, readHour } from '../engine/time.ts'
import { capacitiesOf, repartiQuestion } from './reparti.ts'

interface RigaPause {
  giornoDa: Date
  giornoA: Date
  oraDa: Date | null
  oraA: Date | null
}

const minutesOf = (hour: Date | null) => hour && hour.getUTCHours() * 60 + hour.getUTCMinutes()

/** A row of absences or holidays as the engine knows it. */
function pause({ giornoDa, giornoA, oraDa, oraA }: RigaPause): Pause {
  return {
    giornoDa: dayFromColumn(giornoDa),
    giornoA: dayFromColumn(giornoA),
    oraDa: minutesOf(oraDa),
    oraA: minutesOf(oraA),
  }
}

const pauseColumns = { giornoDa: true, giornoA: true, oraDa: true, oraA: true } as const

/** What capacity is made of, from a day on. */
export function calendarioQuestion(dal: Day) {
  const from = dayToColumn(dal)
  return oneQuestion(
    {
      settings: storedSettings,
      reparti: repartiQuestion,
      hours: rowsQuestion('oreLavorative', { where: { giorno: { gte: from } } }),
      festivita: rowsQuestion('festivita', { where: { giornoA: { gte: from } }, select: pauseColumns }),
      persone: rowsQuestion('persona', {
        where: { repartoDi: { capacita: 'PERSONE' }, OR: [{ dataFine: null }, { dataFine: { gte: from } }] },
        select: {
          reparto: true,
          dataInizio: true,
          dataFine: true,
          assenze: { where: { giornoA: { gte: from } }, select: pauseColumns },
        },
      }),
    },
    ({ settings, reparti, hours, festivita, persone }): CalendarioData => ({
      reparti: capacitiesOf(reparti),
      apertura: readHour(settingsOf(settings).ora_apertura) ?? 0,
      settimana: settingsOf(settings).ore_settimana,
      ore: hours.map((row) => {
        const written = oreOfRow(row)
        return {
          giorno: dayFromColumn(row.giorno),
          ore: Object.fromEntries(reparti.map(({ chiave }) => [chiave, written(chiave)])),
        }
      }),
      festivita: festivita.map(pause),
      persone: persone.map(({ reparto, dataInizio, dataFine, assenze }) => ({
        reparto,
        dal: dayFromColumn(dataInizio),
        al: dataFine && dayFromColumn(dataFine),
        assenze: assenze.map(pause),
      })),
    }),
  )
}

export const loadCalendario = (db: Db | Tx, dal: Day): Promise<CalendarioData> => ask(db, calendarioQuestion(dal))
