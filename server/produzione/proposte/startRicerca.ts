// What asking for a search and asking for it again have in common.
import type { Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { fullNameOf, type OperationContext } from '../../platform/operation.ts'
import { ricercaJob } from './ricerca/job.ts'
import { AMBITO_LABELS, type ParametriRicerca, SCENARI_MAX, SCENARIO_OMONIMO, TROPPI_SCENARI } from './rules.ts'

/**
 * Looks at the name of a scenario, and whether there is room for one more. Two at once look one after the other.
 * @param pk of the scenario itself; null for a new one
 * @throws UserErrors at `nome`
 */
export async function checkScenario(tx: Tx, nome: string, pk: number | null): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(1912, 90)`
  const altri = await tx.propostaPiano.findMany({
    where: { nome: { not: '' }, stato: 'APERTA', ...(pk === null ? {} : { id: { not: pk } }) },
    select: { nome: true },
  })
  if (pk === null && altri.length >= SCENARI_MAX) throw UserErrors.of('nome', TROPPI_SCENARI)
  if (altri.some((altro) => altro.nome.toLowerCase() === nome.toLowerCase())) {
    throw UserErrors.of('nome', SCENARIO_OMONIMO)
  }
}

/** Puts the search of a proposal in the queue; the proposal follows it. */
export async function startRicerca(
  ctx: OperationContext,
  proposta: number,
  parametri: ParametriRicerca,
): Promise<void> {
  const { tx, viewer } = ctx
  const descrizione = parametri.nome || `Proposta di piano: ${AMBITO_LABELS[parametri.ambito].toLowerCase()}`
  const utente = { userId: viewer?.id ?? null, descrizione }
  const jobId = await ctx.services.jobs.enqueue(tx, ricercaJob, { proposta }, utente)
  await tx.propostaPiano.update({ where: { id: proposta }, data: { jobId } })
}

/** The name that who ends a search is told by. */
export const chiFerma = ({ viewer }: OperationContext): string => (viewer ? fullNameOf(viewer) : '')
