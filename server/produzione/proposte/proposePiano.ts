import { operation } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { loadSearch } from './ricerca/load.ts'
import { proposeSchema } from './rules.ts'
import { checkScenario, startSearch } from './startSearch.ts'

/**
 * Asks for a better plan of some orders; the search goes on by itself, and nothing moves before the proposal is
 * accepted. With a name it is a scenario, which answers a question and is kept.
 * @throws UserErrors when there is nothing to place, or too much
 */
export const proposePiano = operation({
  nome: 'proposePiano',
  permesso: 'scheduleOrder',
  schema: proposeSchema,
  async run(parameters, ctx) {
    const { tx, viewer } = ctx
    if (parameters.nome !== '') await checkScenario(tx, parameters.nome, null)
    // Said now rather than by a search that finds nothing to do.
    await loadSearch(tx, parameters)
    const { id } = await tx.propostaPiano.create({
      data: {
        nome: parameters.nome,
        creataDaId: viewer?.id ?? null,
        parametri: parameters as Prisma.InputJsonValue,
      },
      select: { id: true },
    })
    await startSearch(ctx, id, parameters)
    return { pk: id }
  },
})
