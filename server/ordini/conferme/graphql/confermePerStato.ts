import { whereOf } from '#platform/db/listSource.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { confermeList } from '../list.ts'
import { STATI_CONFERMA, type StatoConferma } from '../rules.ts'
import { ConfermeFilterInput } from './ConfermaOrdine.ts'

/** Confirmations of one state. */
interface ConfermeOfStato {
  stato: StatoConferma
  conteggio: number
}

const ConfermePerStato = builder.objectRef<ConfermeOfStato>('ConfermePerStato').implement({
  description: 'The confirmations of one state among those that a filter leaves.',
  authScopes: { login: true },
  fields: (t) => ({
    stato: t.field({ type: choiceOf(STATI_CONFERMA), description: 'The state.', resolve: ({ stato }) => stato }),
    conteggio: t.exposeInt('conteggio', { description: 'Confirmations; none of a state is 0.' }),
  }),
})

builder.queryField('confermePerStato', (t) =>
  t.field({
    type: [ConfermePerStato],
    description: 'How many of the confirmations that `confermeOrdine` shows have each state; every state is there.',
    authScopes: { permesso: 'confermaOrdini' },
    args: { filtro: t.arg({ type: ConfermeFilterInput }) },
    async resolve(_root, { filtro }, { services, viewer }): Promise<ConfermeOfStato[]> {
      const asked = whereOf(confermeList, filtro, viewer)
      // The state is derived from other tables: no column to group by.
      return Promise.all(
        STATI_CONFERMA.map(async (stato) => ({
          stato,
          conteggio: await services.db.confermaOrdine.count({
            where: { AND: [asked, whereOf(confermeList, { stato }, viewer)] },
          }),
        })),
      )
    },
  }),
)
