import { whereOf } from '#platform/db/listSource.ts'
import { builder } from '#platform/graphql/builder.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { whereLate } from '../awaited.ts'
import { ordiniFornitoreList } from '../list.ts'
import { OrdiniFornitoreFilterInput } from './OrdineFornitore.ts'

/** Supplier orders of one state. */
interface OrdiniFornitoreOfStato {
  statoPk: number | null
  conteggio: number
  inRitardo: number
}

const OrdiniFornitorePerStato = builder.objectRef<OrdiniFornitoreOfStato>('OrdiniFornitorePerStato').implement({
  description: 'The supplier orders of one state among those that a filter leaves.',
  authScopes: { login: true },
  fields: (t) => ({
    statoPk: t.exposeInt('statoPk', { nullable: true, description: 'Number of the state; null for none.' }),
    conteggio: t.exposeInt('conteggio', { description: 'Supplier orders.' }),
    inRitardo: t.exposeInt('inRitardo', {
      description: 'Of them those that should be here, as `inRitardo` finds them.',
    }),
  }),
})

builder.queryField('ordiniFornitorePerStato', (t) =>
  t.field({
    type: [OrdiniFornitorePerStato],
    description: 'How many of the supplier orders that `ordiniFornitore` shows have each state, and how many are late.',
    authScopes: { permesso: 'viewOrdiniFornitore' },
    args: { filtro: t.arg({ type: OrdiniFornitoreFilterInput }) },
    async resolve(_root, { filtro }, { services, viewer }): Promise<OrdiniFornitoreOfStato[]> {
      const where = whereOf(ordiniFornitoreList, filtro, viewer)
      const late = whereLate(dayOfInstant(new Date()))
      const { ordineFornitore } = services.db
      const [groups, lateGroups] = await Promise.all([
        ordineFornitore.groupBy({ by: ['statoId'], where, _count: true }),
        ordineFornitore.groupBy({ by: ['statoId'], where: { AND: [where, late] }, _count: true }),
      ])
      const lateOf = new Map(lateGroups.map(({ statoId, _count }) => [statoId, _count]))
      return groups.map(({ statoId, _count }) => ({
        statoPk: statoId,
        conteggio: _count,
        inRitardo: lateOf.get(statoId) ?? 0,
      }))
    },
  }),
)
