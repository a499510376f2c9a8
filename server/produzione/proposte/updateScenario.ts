import { isDeepStrictEqual } from 'node:util'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { markCancelled } from '#platform/jobs/row.ts'
import { operation } from '#platform/operation.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { loadSearch } from './ricerca/load.ts'
import { NOT_SCENARIO, updateScenarioSchema } from './rules.ts'
import { checkScenario, startSearch, whoStops } from './startSearch.ts'

/** As it was kept: what no JSON holds is left out of both. */
const asKept = (parameters: object) => JSON.parse(JSON.stringify(parameters)) as object

/**
 * Changes a scenario, whoever made it, and asks again what comes of it; asked as it was it is searched on the plan as it
 * is now. Another name alone keeps its answer. A search that is going on ends.
 * @throws Refusal NOT_FOUND; UserErrors as `proposePiano`
 */
export const updateScenario = operation({
  nome: 'updateScenario',
  permesso: 'scheduleOrder',
  schema: updateScenarioSchema,
  async run({ pk, ...parameters }, ctx) {
    const { tx } = ctx
    await tx.$queryRaw`SELECT 1 FROM proposte_piano WHERE id = ${pk} FOR UPDATE`
    const scenario = await tx.propostaPiano.findUnique({ where: { id: pk } })
    if (scenario?.stato !== 'APERTA') throw new Refusal('NOT_FOUND')
    if (scenario.nome === '') throw UserErrors.of(null, NOT_SCENARIO)
    await checkScenario(tx, parameters.nome, pk)
    const before = scenario.parametri as object
    const onlyName =
      parameters.nome !== scenario.nome &&
      isDeepStrictEqual(asKept({ ...parameters, nome: scenario.nome }), { ...before, nome: scenario.nome })
    const data = { nome: parameters.nome, parametri: parameters as Prisma.InputJsonValue }
    if (onlyName) {
      await tx.propostaPiano.update({ where: { id: pk }, data })
      return { pk }
    }
    await loadSearch(tx, parameters)
    if (scenario.jobId !== null) await markCancelled(tx, scenario.jobId, whoStops(ctx))
    await tx.propostaPiano.update({
      where: { id: pk },
      data: { ...data, risultato: Prisma.DbNull, creataIl: new Date() },
    })
    await startSearch(ctx, pk, parameters)
    return { pk }
  },
})
