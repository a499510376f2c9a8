import { decimalToNumber } from '#platform/db/decimal.ts'
import { whereOf } from '#platform/db/listSource.ts'
import { builder } from '#platform/graphql/builder.ts'
import { can } from '#platform/permissions.ts'
import { ordiniList } from '../list.ts'
import { OrdiniFilterInput } from './filter.ts'

/** Orders of one state, and what they add up to. */
interface OrdiniOfStato {
  statoPk: number | null
  conteggio: number
  serramenti: number
  /** Euro; null to who may not see prices. */
  netto: number | null
}

const OrdiniPerStato = builder.objectRef<OrdiniOfStato>('OrdiniPerStato').implement({
  description: 'The orders of one state among those that a filter leaves, and what they add up to.',
  authScopes: { login: true },
  fields: (t) => ({
    statoPk: t.exposeInt('statoPk', { nullable: true, description: 'Number of the state; null for none.' }),
    conteggio: t.exposeInt('conteggio', { description: 'Orders.' }),
    serramenti: t.exposeInt('serramenti', { description: 'Windows.' }),
    netto: t.expose('netto', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro. Withheld from users who may not see prices: null.',
    }),
  }),
})

builder.queryField('ordiniPerStato', (t) =>
  t.field({
    type: [OrdiniPerStato],
    description: 'How many of the orders that `ordini` shows have each state, and what they add up to.',
    authScopes: { permesso: 'viewElencoOrdini' },
    args: { filtro: t.arg({ type: OrdiniFilterInput }) },
    async resolve(_root, { filtro }, { services, viewer }): Promise<OrdiniOfStato[]> {
      const withPrezzi = can(viewer, 'viewPricesOnOrders')
      const groups = await services.db.ordine.groupBy({
        by: ['statoId'],
        where: whereOf(ordiniList, filtro, viewer),
        _count: true,
        _sum: { numeroSerramenti: true, netto: true },
      })
      return groups.map(({ statoId, _count, _sum }) => ({
        statoPk: statoId,
        conteggio: _count,
        serramenti: _sum.numeroSerramenti ?? 0,
        netto: withPrezzi ? (_sum.netto === null ? 0 : decimalToNumber(_sum.netto)) : null,
      }))
    },
  }),
)
