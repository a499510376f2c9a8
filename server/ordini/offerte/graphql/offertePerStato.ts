import { whereOf } from '#platform/db/listSource.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { offerteList } from '../list.ts'
import { STATI_OFFERTA, type StatoOfferta } from '../rules.ts'
import { OfferteFilterInput } from './Offerta.ts'

/** Offers of one state. */
interface OfferteOfStato {
  stato: StatoOfferta
  conteggio: number
}

const OffertePerStato = builder.objectRef<OfferteOfStato>('OffertePerStato').implement({
  description: 'The offers of one state among those that a filter leaves.',
  authScopes: { login: true },
  fields: (t) => ({
    stato: t.field({ type: choiceOf(STATI_OFFERTA), description: 'The state.', resolve: ({ stato }) => stato }),
    conteggio: t.exposeInt('conteggio', { description: 'Offers; none of a state is 0.' }),
  }),
})

builder.queryField('offertePerStato', (t) =>
  t.field({
    type: [OffertePerStato],
    description: 'How many of the offers that `offerte` shows have each state; every state is there.',
    authScopes: { permesso: 'viewOfferte' },
    args: { filtro: t.arg({ type: OfferteFilterInput }) },
    async resolve(_root, { filtro }, { services, viewer }): Promise<OfferteOfStato[]> {
      const asked = whereOf(offerteList, filtro, viewer)
      // Expired ones are told by their day: no column to group by.
      return Promise.all(
        STATI_OFFERTA.map(async (stato) => ({
          stato,
          conteggio: await services.db.offerta.count({
            where: { AND: [asked, whereOf(offerteList, { stato }, viewer)] },
          }),
        })),
      )
    },
  }),
)
