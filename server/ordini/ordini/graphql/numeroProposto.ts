import { builder } from '#platform/graphql/builder.ts'
import { readNextNumero } from '../nextNumero.ts'

builder.queryField('numeroCommessaProposto', (t) =>
  t.string({
    description:
      'The number that a new order is offered: the next of the year. Empty when there is none to go on from.',
    authScopes: { permesso: 'addOrders' },
    resolve: (_root, _args, { services: { db } }) => readNextNumero(db),
  }),
)
