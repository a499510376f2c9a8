// What asking for a search and asking for it again have in common.
import type { Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { fullNameOf, type OperationContext } from '../../platform/operation.ts'
import { searchJob } from './ricerca/job.ts'
import { SCENARI_MAX, SCENARIO_SAME_NAME, SCOPE_LABELS, type SearchParameters, TOO_MANY_SCENARI } from './rules.ts'

/**
 * Looks at the name of a scenario, and whether there is room for one more. Two at once look one after the other.
 * @param pk of the scenario itself; null for a new one
 * @throws UserErrors at `name`
 */
export async function checkScenario(tx: Tx, name: string, pk: number | null): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(1912, 90)`
  const others = await tx.propostaPiano.findMany({
    where: { nome: { not: '' }, stato: 'APERTA', ...(pk === null ? {} : { id: { not: pk } }) },
    select: { nome: true },
  })
  if (pk === null && others.length >= SCENARI_MAX) throw UserErrors.of('nome', TOO_MANY_SCENARI)
  if (others.some((other) => other.nome.toLowerCase() === name.toLowerCase())) {
    throw UserErrors.of('nome', SCENARIO_SAME_NAME)
  }
}

/** Puts the search of a proposal in the queue; the proposal follows it. */
export async function startSearch(
  ctx: OperationContext,
  proposta: number,
  parameters: SearchParameters,
): Promise<void> {
  const { tx, viewer } = ctx
  const descrizione = parameters.nome || `Proposta di piano: ${SCOPE_LABELS[parameters.ambito].toLowerCase()}`
  const utente = { userId: viewer?.id ?? null, descrizione }
  const jobId = await ctx.services.jobs.enqueue(tx, searchJob, { proposta }, utente)
  await tx.propostaPiano.update({ where: { id: proposta }, data: { jobId } })
}

/** The name that who ends a search is told by. */
export const whoStops = ({ viewer }: OperationContext): string => (viewer ? fullNameOf(viewer) : '')
