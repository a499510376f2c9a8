import { number } from 'yup'
import type { Context } from '#platform/context.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { readCatalogo } from '../preventivi/catalogo.ts'
import { EXTRA_IS_NO_WINDOW } from '../tipiSerramento/rules.ts'

/**
 * Required numbers of a family and of a window type that are offered now; the type of the extra lines is no window.
 * @param vincolo the constraint that is changed, by number as it was sent: its own may stay though they are retired
 */
export async function vincoloReferences(ctx: Context, vincolo?: unknown) {
  const { famiglie, tipi } = await readCatalogo(ctx)
  const extras = new Set(tipi.filter(({ extra }) => extra).map(({ id }) => id))
  const own = vincolo === undefined ? null : await propri(ctx, vincolo)
  return {
    famigliaPk: reference(famiglie, own?.famigliaId),
    tipoSerramentoPk: reference(tipi, own?.tipoSerramentoId).test(
      'finestra',
      EXTRA_IS_NO_WINDOW,
      (pk) => pk === undefined || !extras.has(pk),
    ),
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
