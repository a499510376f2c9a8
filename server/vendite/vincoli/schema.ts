import { number } from 'yup'
import type { Context } from '#platform/context.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { readCatalogo } from '../preventivi/catalogo.ts'

/**
 * Required numbers of a family and of a window type that are offered now.
 * @param vincolo the constraint that is changed, by number as it was sent: its own may stay though they are retired
 */
export async function vincoloReferences(ctx: Context, vincolo?: unknown) {
  const { famiglie, tipi } = await readCatalogo(ctx)
  const own = vincolo === undefined ? null : await propri(ctx, vincolo)
  return {
    famigliaPk: reference(famiglie, own?.famigliaId),
    tipoSerramentoPk: reference(tipi, own?.tipoSerramentoId),
  }
}

function propri({ services }: Context, vincolo: unknown) {
  const select = { famigliaId: true, tipoSerramentoId: true } as const
  return services.db.vincolo.findUnique({ where: { id: boundedInteger(String(vincolo)) }, select })
}

function reference(righe: readonly { id: number }[], own: number | undefined) {
  const pks = new Set([...righe.map(({ id }) => id), ...(own === undefined ? [] : [own])])
  return number()
    .required()
    .test(
      'esiste',
      ({ value }) => unknownPkMessage(value),
      (pk) => pk === undefined || pks.has(pk),
    )
}
