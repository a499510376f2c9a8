// Days that the customers of scheduled orders were told, with the probability of then: some were kept, some were not.
// Without any, *Date promesse* of a demonstration would have nothing to say.

import type { Tx } from '#platform/db/prisma.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { Random } from '../random.ts'
import type { UtentiDemo } from '../utenti.ts'

const DAY = 86_400_000
/** Days before today from which plans end, and after it up to which. */
const BEFORE = 120
const AFTER = 45
/** Every so many orders nobody told a day of. */
const UNTOLD = 4
/** Days between the end of the plan and the one that was told: what comes of it the workshop decides. */
const MARGIN = { from: 2, to: 6 }
/** Every so many of those whose plan is over were told a day too early for any workshop, days before the end. */
const TOO_EARLY_EVERY = 6
const TOO_EARLY = { from: 6, to: 9 }
/** Days before the end of the plan on which it was told. */
const AHEAD = { from: 18, to: 30 }

/** Tells days of orders whose plans end from four months ago to some weeks from now. */
export async function seedPromesse(tx: Tx, random: Random, utenti: UtentiDemo, now: Date): Promise<void> {
  const plans = await tx.schedulazioneOrdine.findMany({
    where: { fine: { gte: new Date(now.getTime() - BEFORE * DAY), lt: new Date(now.getTime() + AFTER * DAY) } },
    select: { ordineId: true, fine: true },
    orderBy: { ordineId: 'asc' },
  })
  const told = plans.filter((_plan, index) => index % UNTOLD !== UNTOLD - 1)
  const over = told.filter(({ fine }) => fine < now)
  const early = new Set(over.filter((_plan, index) => index % TOO_EARLY_EVERY === 2))
  const rows = told.map((plan, index) => {
    const { ordineId, fine } = plan
    const margin = early.has(plan)
      ? -random.integer(TOO_EARLY.from, TOO_EARLY.to)
      : random.integer(MARGIN.from, MARGIN.to)
    const day = dateOfDay(dayOfInstant(new Date(fine.getTime() + margin * DAY)))
    const fattaIl = new Date(Math.min(now.getTime() - DAY, fine.getTime() - random.integer(AHEAD.from, AHEAD.to) * DAY))
    // Told for eight of ten cases, as the product proposes it.
    const probabilita = random.integer(76, 84) / 100
    const source = index % 3 === 0 ? ('CONFERMA' as const) : ('PRIMA_DATA' as const)
    return {
      ordineId,
      origine: source,
      giorno: day,
      giornoOtto: day,
      probabilita,
      fattaIl,
      creataDaId: utenti.staff.id,
    }
  })
  await tx.promessa.createMany({ data: rows })
}
