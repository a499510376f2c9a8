import { number } from 'yup'
import type { Context } from '../../platform/context.ts'
import { pkIgnoto } from '../../shared/fields/fields.ts'
import { leggiCatalogo } from '../preventivi/catalogo.ts'

/** Required numbers of a family and of a window type that exist now. */
export async function riferimenti(ctx: Context) {
  const { famiglie, tipi } = await leggiCatalogo(ctx)
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
      ({ value }) => pkIgnoto(value),
      (pk) => pk === undefined || pks.has(pk),
    )
}
