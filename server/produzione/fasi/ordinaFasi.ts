import { fieldHistory } from '../../platform/db/conflict.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { emitFasi } from '../schedulazione/writer.ts'
import { lockFasi } from './configuration.ts'
import { ordineFasiSchema } from './rules.ts'

/**
 * Puts the phases in another order, that of the rows of the timeline.
 * @throws UserErrors when they are not all there, each once: somebody has added or removed one meanwhile
 */
export const ordinaFasi = operation({
  nome: 'ordinaFasi',
  permesso: 'adminImpostazioni',
  schema: ordineFasiSchema,
  async run({ fasi }, ctx) {
    await lockFasi(ctx.tx)
    const salvate = await ctx.tx.fase.findMany({ orderBy: [{ posizione: 'asc' }, { nome: 'asc' }] })
    const chieste = new Set(fasi)
    if (chieste.size !== fasi.length || fasi.length !== salvate.length || !salvate.every(({ id }) => chieste.has(id))) {
      throw UserErrors.of('fasi', 'Le fasi sono cambiate nel frattempo: rileggi la pagina.', 'CONFLICT')
    }
    const perId = new Map(salvate.map((fase) => [fase.id, fase]))
    const mosse = fasi.flatMap((id, posizione) => {
      const prima = perId.get(id)?.posizione ?? null
      return prima === posizione ? [] : [{ id, prima, posizione }]
    })
    if (mosse.length === 0) return { fasi }
    // In one statement: each writes again what orders lack.
    await ctx.tx.$executeRaw`UPDATE fasi f SET posizione = n.posizione
      FROM unnest(${mosse.map(({ id }) => id)}::int[], ${mosse.map(({ posizione }) => posizione)}::int[])
        AS n (id, posizione) WHERE f.id = n.id`
    await ctx.audit(
      ...mosse.flatMap(({ id, prima, posizione }) =>
        fieldHistory('Fase', id, 'ordina', { posizione: prima }, { posizione }),
      ),
    )
    await emitFasi(ctx)
    return { fasi }
  },
})
