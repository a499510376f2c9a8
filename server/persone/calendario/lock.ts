import { lockRow } from '#platform/db/entity/rows.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { OreLavorative } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { unknownKeyMessage } from '#shared/fields/fields.ts'
import { DAY_ALREADY_PRESENT, NO_HOURS, type OreInput, type OreReparto } from './rules.ts'

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

/**
 * What is kept as JSON no constraint of the database looks at.
 * @param before hours that were there, which stay whatever has become of their departments
 * @throws UserErrors for hours of a department that there is not, or that has none
 */
export async function checkOreReparti(
  { tx }: OperationContext,
  hours: readonly OreReparto[],
  before: readonly OreReparto[] = [],
): Promise<void> {
  const had = new Set(before.map(({ reparto }) => reparto))
  const named = await tx.reparto.findMany({
    where: { chiave: { in: hours.map(({ reparto }) => reparto) } },
    select: { chiave: true, capacita: true },
  })
  const capacities = new Map(named.map(({ chiave, capacita }) => [chiave, capacita]))
  const errors = hours.flatMap(({ reparto }, index) => {
    const capacita = capacities.get(reparto)
    if (had.has(reparto) || capacita === 'PERSONE' || capacita === 'MINUTI') return []
    const message = capacita === undefined ? unknownKeyMessage(reparto) : NO_HOURS
    return [{ field: `oreReparti[${index}].reparto`, message, code: 'INVALID' as const }]
  })
  if (errors.length > 0) throw new UserErrors(errors)
}

/** Hours in words, for the history. */
export function describeOre({ giorno, oreLavorativeMacchine, oreLavorativeBanchi, oreReparti }: OreInput): string {
  const others = oreReparti.length === 0 ? '' : `, ${oreRepartiInWords(oreReparti)}`
  return `${giorno}: macchine ${oreLavorativeMacchine} h, banchi ${oreLavorativeBanchi} h${others}`
}

/** For histories: 'posa 6 h, vetratura 0 h'; departments by their keys. */
export const oreRepartiInWords = (hours: readonly OreReparto[]): string =>
  hours.map(({ reparto, ore }) => `${reparto} ${ore} h`).join(', ')
