import { lockRow } from '#platform/db/entity/rows.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { OreLavorative } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { DAY_ALREADY_PRESENT, type OreInput } from './rules.ts'

/** Serialises the writes of working hours: a range and a day of it wait for each other. */
export async function serializeHoursWrites(ctx: OperationContext): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('ore_lavorative', 0))`
}

/** Locks a day's hours. @throws Refusal NOT_FOUND */
export async function lockOre(ctx: OperationContext, pk: number): Promise<OreLavorative> {
  await serializeHoursWrites(ctx)
  return lockRow(ctx.tx, 'oreLavorative', pk)
}

/** @throws UserErrors when another record has this day */
export async function refuseDuplicateDay(ctx: OperationContext, day: string, excluded?: number): Promise<void> {
  const other = await ctx.tx.oreLavorative.findUnique({ where: { giorno: dateOfDay(day) } })
  if (other && other.id !== excluded) throw UserErrors.of('giorno', DAY_ALREADY_PRESENT)
}

/** Hours in words, for the history. */
export function describeOre({ giorno, oreLavorativeMacchine, oreLavorativeBanchi }: OreInput): string {
  return `${giorno}: macchine ${oreLavorativeMacchine} h, banchi ${oreLavorativeBanchi} h`
}
