import type { Context } from '../../context.ts'
import { readOne } from '../../db/read.ts'
import { Refusal } from '../../errors.ts'
import { builder } from '../../graphql/builder.ts'
import { whereUno } from '../../graphql/elencoField.ts'
import { elencoOrdini } from '../../ordini/elenco.ts'
import { CAMPI_RISERVATI } from '../../ordini/storia.ts'
import type { Flag } from '../../permissions.ts'
import { leggiStorico, type VoceStorico } from '../leggi.ts'
import { VoceStoricoType } from './VoceStorico.ts'

/** Fields whose history this viewer does not see, because the field itself is withheld. */
function riservati(ctx: Context): string[] {
  return Object.entries(CAMPI_RISERVATI).flatMap(([flag, campi]) => (ctx.puo(flag as Flag) ? [] : campi))
}

async function storicoOrdine(pk: number, ctx: Context): Promise<VoceStorico[]> {
  const { db } = ctx.services
  const where = whereUno(elencoOrdini, pk, ctx)
  if (!(await readOne(db, 'ordine', { select: { id: true } }, where))) throw new Refusal('NOT_FOUND')
  return leggiStorico(db, 'Ordine', pk, { campi: riservati(ctx) })
}

builder.queryField('storicoOrdine', (t) =>
  t.field({
    type: [VoceStoricoType],
    description:
      'What has been done with an order, newest first (the Logs tab). Entries about prices, agent and mail are withheld from who may not see those.',
    authScopes: { permesso: 'viewOrders' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { pk }, ctx) => storicoOrdine(pk, ctx),
  }),
)
