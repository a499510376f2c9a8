// A figure that opens rows, for tests.

import type { Flag } from '#platform/permissions.ts'
import type { Random } from '#prisma/seed/random.ts'
import type { Client, TestApp } from '../client.ts'

/** What a figure says, and what its address opens. */
export interface Compared {
  /** Which one, as far as it helps to find it again. */
  figure: string
  shown: unknown
  opened: unknown
}

export interface FigureCase {
  /** Who has the permission of the page sees it. */
  permesso: Flag
  compare(who: Client, random: Random, app: TestApp): Promise<Compared[]>
}

/** Cents, or ten-thousandths: sums of decimals differ in the last bit. */
export const rounded = (value: number, unit = 100): number => Math.round(value * unit) / unit

/** A day around today, 'YYYY-MM-DD'. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export interface ComparedDays {
  from: string
  to: string
}

/** Some days, in the past as a rule, that end after they begin. */
export function somePeriod(random: Random, back: number): ComparedDays {
  const from = -random.integer(1, back)
  return { from: dayFromNow(from), to: dayFromNow(Math.min(5, from + random.integer(0, back))) }
}

/** All days from so many back: there is always something in them, as there may not be in some of them. */
export const wholePeriod = (back: number): ComparedDays => ({ from: dayFromNow(-back), to: dayFromNow(5) })
