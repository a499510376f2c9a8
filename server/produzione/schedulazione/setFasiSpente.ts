import { array, object, string } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { alignSchedulazione } from './align.ts'
import { loadFasi } from './data/fasi.ts'
import { loadOrdine } from './data/ordine.ts'
import { FASI_MAX, UNKNOWN_FASE } from './rules.ts'
import { visibleOrdine } from './world.ts'

/** Switches phases off for one order: it does without them. A saved schedule is flagged, not moved. */
export const setFasiSpente = operation({
  nome: 'setFasiSpente',
  permesso: 'scheduleOrder',
  schema: object({
    ordinePk: idRule(),
    fasi: array().of(string().strict().required()).defined().default([]).max(FASI_MAX),
  }),
  async run({ ordinePk: pk, fasi }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR UPDATE`
    const ordine = await loadOrdine(ctx.tx, visibleOrdine(pk, ctx))
    const note = new Set((await loadFasi(ctx.tx)).map(({ nome }) => nome))
    const unknown = fasi.findIndex((name) => !note.has(name))
    if (unknown >= 0) throw UserErrors.of(`fasi[${unknown}]`, UNKNOWN_FASE)
    const fasiSpente = [...new Set(fasi)].sort()
    const [before, after] = [ordine.fasiSpente.join(', '), fasiSpente.join(', ')]
    if (before === after) return { pk }
    await ctx.tx.ordine.update({ where: { id: pk }, data: { fasiSpente } })
    await ctx.audit({
      oggetto: 'Ordine',
      oggettoPk: pk,
      azione: 'fasiSpente',
      campo: 'fasiSpente',
      prima: before,
      dopo: after,
    })
    await alignSchedulazione(ctx, pk)
    await ctx.emit('ordine', { pk })
    return { pk }
  },
})
