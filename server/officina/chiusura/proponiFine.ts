import { defaultOre } from '../../persone/calendario/rules.ts'
import type { Db } from '../../platform/db/prisma.ts'
import type { CronKind } from '../../platform/jobs/kind.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { dateOfDay, dayOfDate, hourOfTime, tempoDiOra } from '../../shared/dates/days.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { fineProposta } from './rules.ts'

/** Activities of one night; what is more waits for the next. */
const ALLA_VOLTA = 5000

/**
 * Proposes an end for the activities of earlier days that have none. Nobody's hours are written: the operator confirms
 * it, or writes another.
 * @returns for how many
 */
export async function proponiFine(db: Db, adesso: Date): Promise<number> {
  const aperte = await db.attivita.findMany({
    where: { oraFine: null, automatica: false, fineProposta: null, data: { lt: dateOfDay(dayOfInstant(adesso)) } },
    select: { id: true, data: true, oraInizio: true, lavorazione: { select: { fase: true } } },
    orderBy: { id: 'asc' },
    take: ALLA_VOLTA,
  })
  if (aperte.length === 0) return 0
  const giorni = [...new Set(aperte.map(({ data }) => dayOfDate(data)))]
  const [{ ora_apertura: apertura }, ore, fasi] = await Promise.all([
    readSettings(db),
    db.oreLavorative.findMany({ where: { giorno: { in: giorni.map((giorno) => dateOfDay(giorno)) } } }),
    db.fase.findMany({ select: { nome: true, reparto: true } }),
  ])
  const scritte = new Map(ore.map((riga) => [dayOfDate(riga.giorno), riga]))
  const reparti = new Map(fasi.map(({ nome, reparto }) => [nome, reparto]))
  let proposte = 0
  for (const { id, data, oraInizio, lavorazione } of aperte) {
    const giorno = dayOfDate(data)
    const suo = scritte.get(giorno)
    const sue = reparti.get(lavorazione.fase) === 'MACCHINE' ? suo?.oreLavorativeMacchine : suo?.oreLavorativeBanchi
    const fine = fineProposta(
      oraInizio && hourOfTime(oraInizio),
      apertura,
      sue === undefined ? defaultOre(giorno) : Number(sue),
    )
    const scritto = await db.attivita.updateMany({
      where: { id, oraFine: null },
      data: { fineProposta: tempoDiOra(fine) },
    })
    proposte += scritto.count
  }
  return proposte
}

/** Every night, before anybody is there. */
export const proponiFineCron: CronKind = {
  nome: 'attivita-aperte',
  quando: '30 3 * * *',
  async run({ db, log }) {
    log.info({ proposte: await proponiFine(db, new Date()) }, 'activities left open')
  },
}
