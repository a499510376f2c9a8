import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { refuseUnlessAsKnown } from './asKnown.ts'
import { loadFasi } from './data/fasi.ts'
import { loadOrdine } from './data/ordine.ts'
import { removeSchema, UNKNOWN_FASE } from './rules.ts'
import { visibleOrdine } from './world.ts'
import { removeFasi } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

/** Takes phases of a saved schedule away, all when none is named; twice is once. */
export const removeSchedulazione = operation({
  nome: 'removeSchedulazione',
  permesso: 'scheduleOrder',
  schema: removeSchema,
  async run({ ordinePk: pk, fasi, attuali }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR UPDATE`
    const ordine = await loadOrdine(ctx.tx, visibleOrdine(pk, ctx))
    const note = new Set([...(await loadFasi(ctx.tx)).map(({ nome }) => nome), ...(ordine.salvata?.fasi.keys() ?? [])])
    const unknown = fasi.findIndex((name) => !note.has(name))
    if (unknown >= 0) throw UserErrors.of(`fasi[${unknown}]`, UNKNOWN_FASE)
    if (ordine.salvata) refuseUnlessAsKnown(ordine, attuali)
    const touched = await removeFasi(ctx, ordine, fasi)
    if (ordine.salvata) {
      await emitOccupazione(ctx, [pk], touched)
      await ctx.emit('ordine', { pk })
    }
    return { pk }
  },
})
