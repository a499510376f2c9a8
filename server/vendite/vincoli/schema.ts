import { number } from 'yup'
import type { Context } from '../../platform/context.ts'
import { unknownPkMessage } from '../../shared/fields/fields.ts'
import { readCatalogo } from '../preventivi/catalogo.ts'

/** Required numbers of a family and of a window type that exist now. */
export async function vincoloReferences(ctx: Context) {
  const { famiglie, tipi } = await readCatalogo(ctx)
  return {
    famiglia: riferimento(famiglie),
    tipoSerramento: riferimento(tipi),
  }
}

function riferimento(righe: readonly { id: number }[]) {
  const pks = new Set(righe.map(({ id }) => id))
  return number()
    .required()
    .test(
      'esiste',
      ({ value }) => unknownPkMessage(value),
      (pk) => pk === undefined || pks.has(pk),
    )
}
