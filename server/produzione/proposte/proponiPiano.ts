import type { Prisma } from '../../../prisma/generated/client.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { caricaRicerca } from './ricerca/carica.ts'
import { ricercaJob } from './ricerca/job.ts'
import { AMBITO_LABELS, proponiSchema, SCENARI_MAX, TROPPI_SCENARI } from './rules.ts'

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
    if (parametri.nome !== '') {
      // Two at once count one after the other.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(1912, 90)`
      const scenari = await tx.propostaPiano.count({ where: { nome: { not: '' }, stato: 'APERTA' } })
      if (scenari >= SCENARI_MAX) throw UserErrors.of('nome', TROPPI_SCENARI)
    }
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
    const descrizione = parametri.nome || `Proposta di piano: ${AMBITO_LABELS[parametri.ambito].toLowerCase()}`
    const jobId = await ctx.services.jobs.enqueue(
      tx,
      ricercaJob,
      { proposta: id },
      { userId: viewer?.id ?? null, descrizione },
    )
    await tx.propostaPiano.update({ where: { id }, data: { jobId } })
    return { pk: id }
  },
})
