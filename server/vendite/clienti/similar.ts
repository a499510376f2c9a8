import type { Context } from '../../platform/context.ts'
import { readPage, type Selection } from '../../platform/db/read.ts'
import { clientiList } from './list.ts'
import { type ChiaviCliente, chiaviUtili } from './rules.ts'

const QUANTI = 5

/**
 * Customers that the viewer may see with the same VAT number, phone or mail, whatever their spelling.
 * @param escluso the customer being edited
 */
export async function readSimilar(ctx: Context, selection: Selection, dati: ChiaviCliente, escluso: number | null) {
  const { piva, telefono, email } = chiaviUtili(dati)
  const uguali = [
    ...(piva ? [{ pivaNorm: piva }] : []),
    ...(telefono ? [{ telefonoNorm: telefono }] : []),
    ...(email ? [{ emailNorm: email }] : []),
  ]
  if (uguali.length === 0) return []
  const where = {
    AND: [clientiList.visibili(ctx.viewer), { OR: uguali }, ...(escluso === null ? [] : [{ id: { not: escluso } }])],
  }
  return readPage(ctx.services.db, 'cliente', selection, where, [{ nome: 'asc' }, { id: 'asc' }], { take: QUANTI })
}
