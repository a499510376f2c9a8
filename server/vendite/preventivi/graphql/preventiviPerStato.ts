import { whereOf } from '#platform/db/listSource.ts'
import { builder } from '#platform/graphql/builder.ts'
import { preventiviList } from '../list.ts'
import { PreventiviFilterInput } from './filter.ts'

/** Quotes of one state. */
interface PreventiviOfStato {
  statoPk: number | null
  conteggio: number
}

const PreventiviPerStato = builder.objectRef<PreventiviOfStato>('PreventiviPerStato').implement({
  description: 'The quotes of one state among those that a filter leaves.',
  authScopes: { login: true },
  fields: (t) => ({
    statoPk: t.exposeInt('statoPk', { nullable: true, description: 'Number of the state; null for none.' }),
    conteggio: t.exposeInt('conteggio', { description: 'Quotes.' }),
  }),
})

builder.queryField('preventiviPerStato', (t) =>
  t.field({
    type: [PreventiviPerStato],
    description: 'How many of the quotes that `preventivi` shows have each state.',
    authScopes: { permesso: 'viewPreventivi' },
    args: { filtro: t.arg({ type: PreventiviFilterInput }) },
    async resolve(_root, { filtro }, { services, viewer }): Promise<PreventiviOfStato[]> {
      const groups = await services.db.preventivo.groupBy({
        by: ['statoId'],
        where: whereOf(preventiviList, filtro, viewer),
        _count: true,
      })
      return groups.map(({ statoId, _count }) => ({ statoPk: statoId, conteggio: _count }))
    },
  }),
)
