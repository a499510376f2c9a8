import { Refusal, UserErrors } from '#platform/errors.ts'
import { markCancelled } from '#platform/jobs/row.ts'
import { operation } from '#platform/operation.ts'
import { DECIDED_PROPOSTA, propostaSchema } from './rules.ts'
import { whoStops } from './startSearch.ts'

/**
 * Drops a proposal or a scenario; a search that is still going on ends. Nothing of it was ever booked. Twice is once.
 * @throws Refusal NOT_FOUND; UserErrors CONFLICT when it was accepted
 */
export const discardProposta = operation({
  nome: 'discardProposta',
  permesso: 'scheduleOrder',
  schema: propostaSchema,
  async run({ pk }, ctx) {
    const { tx } = ctx
    await tx.$queryRaw`SELECT 1 FROM proposte_piano WHERE id = ${pk} FOR UPDATE`
    const proposta = await tx.propostaPiano.findUnique({ where: { id: pk }, select: { stato: true, jobId: true } })
    if (!proposta) throw new Refusal('NOT_FOUND')
    if (proposta.stato === 'ACCETTATA') throw UserErrors.of(null, DECIDED_PROPOSTA, 'CONFLICT')
    if (proposta.jobId !== null) await markCancelled(tx, proposta.jobId, whoStops(ctx))
    await tx.propostaPiano.update({ where: { id: pk }, data: { stato: 'SCARTATA' } })
    return { pk }
  },
})
