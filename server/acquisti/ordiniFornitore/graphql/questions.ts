import { builder } from '#platform/graphql/builder.ts'
import { readSettings } from '#platform/settings/read.ts'
import { acquistiSettings } from '../../impostazioni/rules.ts'

const authScopes = { permesso: 'viewOrdiniFornitore' } as const

builder.queryField('domandeArrivo', (t) =>
  t.stringList({
    description: 'The three questions about every supplier order that arrives, as an administrator words them.',
    authScopes,
    resolve: async (_root, _args, { services }) => (await readSettings(services.db, acquistiSettings)).domande_arrivo,
  }),
)

builder.queryField('domandeLegno', (t) =>
  t.stringList({
    description: 'The two questions about wood that arrives, as an administrator words them.',
    authScopes,
    resolve: async (_root, _args, { services }) => (await readSettings(services.db, acquistiSettings)).domande_legno,
  }),
)
