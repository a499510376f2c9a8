import type { OperationContext } from '#platform/operation.ts'
import { createHook } from '#platform/registry.ts'

/**
 * Topic of what capacity is made of: staff, absences, holidays, working hours. Its events tell the days that may be
 * different, `da` and `a`; null for an open end.
 */
export const CALENDARIO = 'calendario'

/** The capacity of a stretch of days is another one; without an end: from the first day on. */
export const calendarioChanged = createHook<[ctx: OperationContext, da: string, a: string | null]>()

/** Tells the others that staff, absences, holidays or hours of these days have changed. */
export async function announceCalendario(ctx: OperationContext, from: string, a: string | null): Promise<void> {
  await ctx.emit(CALENDARIO, { da: from, a })
  await calendarioChanged.run(ctx, from, a)
}

/** The days that a change from one period to another touches. */
export function touchedDays(...periods: { giornoDa: string; giornoA: string }[]): [da: string, a: string] {
  const from = periods.map(({ giornoDa }) => giornoDa).sort()
  const a = periods.map(({ giornoA }) => giornoA).sort()
  return [from[0] ?? '', a.at(-1) ?? '']
}
