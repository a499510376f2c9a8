import { UserErrors } from '../../errors.ts'
import { builder } from '../../graphql/builder.ts'
import { type SearchHit, searchEverywhere } from '../search.ts'

const MAX = 20

const RisultatoRicerca = builder.objectRef<SearchHit>('RisultatoRicerca').implement({
  description: 'Something found by the search of the top bar.',
  authScopes: { login: true },
  fields: (t) => ({
    tipo: t.exposeString('tipo', { description: 'Kind, in Italian: Cliente, Preventivo.' }),
    titolo: t.exposeString('titolo', { description: 'First line.' }),
    sottotitolo: t.exposeString('sottotitolo', { description: 'Second line.' }),
    url: t.exposeString('url', { description: 'Path of its page.' }),
  }),
})

builder.queryField('cerca', (t) =>
  t.field({
    type: [RisultatoRicerca],
    description: 'Everything the viewer may open that matches every word, in any order, case and accents folded.',
    authScopes: { login: true },
    args: {
      testo: t.arg.string({ required: true, description: 'At least two characters, or a number.' }),
      first: t.arg.int({ defaultValue: 8, description: `Results of each kind, up to ${MAX}.` }),
    },
    resolve: (_root, { testo, first }, ctx) => {
      const count = first ?? 8
      if (count < 1 || count > MAX) throw UserErrors.of('first', `first deve stare fra 1 e ${MAX}.`)
      return searchEverywhere(testo, count, ctx)
    },
  }),
)
