import { fieldHistory } from '#platform/db/conflict.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { emitFasi } from '../schedulazione/writer.ts'
import { lockFasi } from './configuration.ts'
import { fasiOrderSchema } from './rules.ts'

/**
 * Puts the phases in another order, that of the rows of the timeline.
 * @throws UserErrors when they are not all there, each once: somebody has added or removed one meanwhile
 */
export const arrangeFasi = operation({
  nome: 'arrangeFasi',
  permesso: 'adminImpostazioni',
  schema: fasiOrderSchema,
  async run({ pks }, ctx) {
    await lockFasi(ctx.tx)
    const saved = await ctx.tx.fase.findMany({ orderBy: [{ posizione: 'asc' }, { nome: 'asc' }] })
    const asked = new Set(pks)
    if (asked.size !== pks.length || pks.length !== saved.length || !saved.every(({ id }) => asked.has(id))) {
      throw UserErrors.of('pks', 'Le fasi sono cambiate nel frattempo: rileggi la pagina.', 'CONFLICT')
    }
    const byId = new Map(saved.map((fase) => [fase.id, fase]))
    const rearranged = pks.flatMap((id, posizione) => {
      const before = byId.get(id)?.posizione ?? null
      return before === posizione ? [] : [{ id, prima: before, posizione }]
    })
    if (rearranged.length === 0) return { fasi: pks }
    // In one statement: each writes again what orders lack.
    await ctx.tx.$executeRaw`UPDATE fasi f SET posizione = n.posizione
      FROM unnest(${rearranged.map(({ id }) => id)}::int[], ${rearranged.map(({ posizione }) => posizione)}::int[])
        AS n (id, posizione) WHERE f.id = n.id`
    await ctx.audit(
      ...rearranged.flatMap(({ id, prima, posizione }) =>
        fieldHistory('Fase', id, 'ordina', { posizione: prima }, { posizione }),
      ),
    )
    await emitFasi(ctx)
    return { fasi: pks }
  },
})
