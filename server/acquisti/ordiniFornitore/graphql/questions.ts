import { builder } from '#platform/graphql/builder.ts'
import { readSettings } from '#platform/settings/read.ts'

const DomandeFornitura = builder.objectRef<{ arrivo: string[]; legno: string[] }>('DomandeFornitura').implement({
  description: 'What is asked when a supplier order arrives, as an administrator words it.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  fields: (t) => ({
    arrivo: t.exposeStringList('arrivo', { description: 'The three questions of every material.' }),
    legno: t.exposeStringList('legno', { description: 'The two questions about wood.' }),
  }),
})

builder.queryField('domandeFornitura', (t) =>
  t.field({
    type: DomandeFornitura,
    description: 'The questions of the form of a supplier order.',
    authScopes: { permesso: 'viewOrdiniFornitore' },
    async resolve(_root, _args, { services }) {
      const { domande_arrivo: arrivo, domande_legno: legno } = await readSettings(services.db)
      return { arrivo, legno }
    },
  }),
)
