import { builder } from '#platform/graphql/builder.ts'
import { type CodiceSenzaTempistica, codiciSenzaTempistica } from '../codiciSenzaTempistica.ts'

const Codice = builder.objectRef<CodiceSenzaTempistica>('CodiceSenzaTempistica').implement({
  description: 'A window code that lines of a window type use, without a timing of its own.',
  authScopes: { permesso: 'adminOrders' },
  fields: (t) => ({
    tipoSerramentoPk: t.exposeInt('tipoSerramentoPk', { description: 'Number of the window type.' }),
    codiceSerramentoPk: t.exposeInt('codiceSerramentoPk', { description: 'Number of the window code.' }),
  }),
})

builder.queryField('codiciSenzaTempistica', (t) =>
  t.field({
    type: [Codice],
    description: 'Codes used by orders that inherit their timing, or miss it (at most 1000).',
    authScopes: { permesso: 'adminOrders' },
    args: { tipoSerramento: t.arg.int({ description: 'Only of this window type.' }) },
    resolve: (_root, { tipoSerramento }, ctx) => codiciSenzaTempistica(ctx.services.db, tipoSerramento ?? null),
  }),
)
