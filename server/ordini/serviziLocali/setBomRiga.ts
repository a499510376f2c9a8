import { object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { booleanRule, integerRule } from '#shared/fields/fields.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { lockRiga, ordinePk as numeroPk } from '../ordini/lock.ts'
import { bomOfWindow, readBom } from './bom.ts'
import {
  BOM_CHANGED,
  BOM_FROM_SERVICE,
  BOM_FROM_WINDOW,
  righeBomSchema,
  WRITTEN_BOM_MAX,
  writeRigheBom,
} from './rules.ts'

const AT_ONCE = 1000

const count = (righe: readonly object[]) => formatCount(righe.length, 'materiale', 'materiali')

/**
 * Writes the bill of materials of one piece of a line, or the same for all its pieces, in the place of what was there.
 * @throws UserErrors when the local service has the bills, or rules that of the window, for a piece that the line has not, when what is stored is no
 * longer `lette`, for more rows than are written at once
 */
export const setBomRiga = operation({
  nome: 'setBomRiga',
  permesso: 'editOrder',
  schema: object({
    rigaPk: numeroPk,
    posizione: integerRule().min(1),
    tutti: booleanRule(false),
    righe: righeBomSchema,
    lette: righeBomSchema.nullable().default(null),
  }),
  async run({ rigaPk: pk, posizione, tutti, righe, lette }, ctx) {
    if (ctx.services.config.localServicesUrl) throw UserErrors.of(null, BOM_FROM_SERVICE, 'CONFLICT')
    const { ordine, riga } = await lockRiga(ctx, pk)
    if (posizione > riga.numero)
      throw UserErrors.of('posizione', `La riga ha ${formatCount(riga.numero, 'pezzo', 'pezzi')}.`)
    const { numeroCommessa } = ordine
    if (await bomOfWindow(ctx.tx, { numeroCommessa, riga: riga.posizione })) {
      throw UserErrors.of(null, BOM_FROM_WINDOW, 'CONFLICT')
    }
    const pezzo = { numeroCommessa, riga: riga.posizione, posizione }
    const before = await readBom(ctx.tx, undefined, pezzo)
    if (lette && writeRigheBom(lette) !== writeRigheBom(before)) throw UserErrors.of(null, BOM_CHANGED, 'CONFLICT')
    const pezzi = tutti ? Array.from({ length: riga.numero }, (_, index) => index + 1) : [posizione]
    const ordinate = righe.toSorted((a, b) => a.ord - b.ord)
    if (!tutti && writeRigheBom(ordinate) === writeRigheBom(before)) return { righe: before }
    if (ordinate.length * pezzi.length > WRITTEN_BOM_MAX) {
      throw UserErrors.of('tutti', 'Sono troppe righe in una volta: salva la distinta un pezzo alla volta.')
    }
    await ctx.tx.rigaBom.deleteMany({ where: { ...pezzo, posizione: { in: pezzi } } })
    const fresh = pezzi.flatMap((one) => ordinate.map((item) => ({ ...item, ...pezzo, posizione: one })))
    for (let from = 0; from < fresh.length; from += AT_ONCE) {
      await ctx.tx.rigaBom.createMany({ data: fresh.slice(from, from + AT_ONCE) })
    }
    const where = `riga ${riga.posizione}, ${tutti ? 'tutti i pezzi' : `pezzo ${posizione}`}`
    await ctx.audit({
      oggetto: 'Ordine',
      oggettoPk: ordine.id,
      azione: 'distinta',
      campo: 'distinta',
      prima: `${where}: ${count(before)}`,
      dopo: `${where}: ${count(ordinate)}`,
    })
    await ctx.emit('ordine', { pk: ordine.id })
    return { righe: ordinate }
  },
})
