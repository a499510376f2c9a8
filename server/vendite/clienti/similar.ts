import type { Context } from '#platform/context.ts'
import { readPage, type Selection } from '#platform/db/read.ts'
import { clientiList } from './list.ts'
import { type ClienteKeys, usefulKeys } from './rules.ts'

const COUNT = 5

/**
 * Customers that the viewer may see with the same VAT number, phone or mail, whatever their spelling.
 * @param excluded the customer being edited
 */
export async function readSimilar(ctx: Context, selection: Selection, data: ClienteKeys, excluded: number | null) {
  const { piva, telefono, email } = usefulKeys(data)
  const equal = [
    ...(piva ? [{ pivaNorm: piva }] : []),
    ...(telefono ? [{ telefonoNorm: telefono }] : []),
    ...(email ? [{ emailNorm: email }] : []),
  ]
  if (equal.length === 0) return []
  const where = {
    AND: [clientiList.visible(ctx.viewer), { OR: equal }, ...(excluded === null ? [] : [{ id: { not: excluded } }])],
  }
  return readPage(ctx.services.db, 'cliente', selection, where, [{ nome: 'asc' }, { id: 'asc' }], { take: COUNT })
}
