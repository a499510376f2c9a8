import { builder } from '#platform/graphql/builder.ts'
import { readSimilar } from '../similar.ts'
import { Cliente } from './Cliente.ts'

builder.queryField('clientiSimili', (t) =>
  t.prismaField({
    type: [Cliente],
    description:
      'Customers that the viewer may see with the same VAT number, phone or mail, whatever their spelling: at most 5.',
    authScopes: { permesso: 'viewClienti' },
    args: {
      piva: t.arg.string({ description: 'VAT number, as typed.' }),
      telefono: t.arg.string({ description: 'Phone, as typed.' }),
      email: t.arg.string({ description: 'Mail address, as typed.' }),
      esclusoPk: t.arg.int({ description: 'Number of the customer being edited.' }),
    },
    resolve: (query, _root, { piva, telefono, email, esclusoPk }, ctx) =>
      readSimilar(ctx, query, { piva: piva ?? '', telefono: telefono ?? '', email: email ?? '' }, esclusoPk ?? null),
  }),
)
