import { builder } from '../../../platform/graphql/builder.ts'
import { dayOfInstant } from '../../../shared/dates/zone.ts'
import { nextNumeroCommessa } from '../rules.ts'

/** Orders that the number is read from: the newest. */
const GUARDATI = 500

builder.queryField('numeroCommessaProposto', (t) =>
  t.string({
    description:
      'The number that a new order is offered: the next of the year. Empty when there is none to go on from.',
    authScopes: { permesso: 'addOrders' },
    async resolve(_root, _args, { services: { db } }) {
      const ordini = await db.ordine.findMany({
        orderBy: [{ data: 'desc' }, { id: 'desc' }],
        take: GUARDATI,
        select: { numeroCommessa: true },
      })
      const anno = Number(dayOfInstant(new Date()).slice(0, 4))
      return nextNumeroCommessa(
        ordini.map(({ numeroCommessa }) => numeroCommessa),
        anno,
      )
    },
  }),
)
