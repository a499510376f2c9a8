import type { Prisma } from '../../../prisma/generated/client.ts'
import { operation } from '../../platform/operation.ts'
import { caricaRicerca } from './ricerca/carica.ts'
import { proponiSchema } from './rules.ts'
import { checkScenario, startRicerca } from './startRicerca.ts'

/**
 * Asks for a better plan of some orders; the search goes on by itself, and nothing moves before the proposal is
 * accepted. With a name it is a scenario, which answers a question and is kept.
 * @throws UserErrors when there is nothing to place, or too much
 */
export const proponiPiano = operation({
  nome: 'proponiPiano',
  permesso: 'scheduleOrder',
  schema: proponiSchema,
  async run(parametri, ctx) {
    const { tx, viewer } = ctx
    if (parametri.nome !== '') await checkScenario(tx, parametri.nome, null)
    // Said now rather than by a search that finds nothing to do.
    await caricaRicerca(tx, parametri)
    const { id } = await tx.propostaPiano.create({
      data: {
        nome: parametri.nome,
        creataDaId: viewer?.id ?? null,
        parametri: parametri as unknown as Prisma.InputJsonValue,
      },
      select: { id: true },
    })
    await startRicerca(ctx, id, parametri)
    return { pk: id }
  },
})
