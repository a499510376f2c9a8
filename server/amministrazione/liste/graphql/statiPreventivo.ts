import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import {
  arrangeStatiPreventivo,
  createStatoPreventivo,
  deleteStatoPreventivo,
  updateStatoPreventivo,
} from '../statiPreventivo/entity.ts'
import { statoPreventivoSchema } from '../statiPreventivo/rules.ts'
import { usageOf } from '../usage.ts'
import { arrangers, listaSource, USES_DESCRIPTION, VERSIONE_DESCRIPTION } from './source.ts'

const stati = listaSource('statoPreventivo')

builder.prismaObjectFields('StatoPreventivo', (t) => ({
  versione: t.exposeInt('versione', { description: VERSIONE_DESCRIPTION, ...arrangers }),
  usi: t.int({
    description: USES_DESCRIPTION,
    select: { id: true },
    resolve: ({ id }, _args, ctx) => usageOf(ctx, 'statoPreventivo', id),
    ...arrangers,
  }),
}))

entityMutations({
  field: 'stato',
  tipo: 'StatoPreventivo',
  elenco: stati,
  input: (t) => inputFields(t, statoPreventivoSchema),
  create: [createStatoPreventivo, 'Adds a state of quotes, after the others.'],
  update: [updateStatoPreventivo, 'Changes name and colour of a state of quotes.'],
  delete: [deleteStatoPreventivo, 'Removes a state that no quote has, not the last one.'],
})
arrangeMutation(arrangeStatiPreventivo, 'Puts the states of quotes in another order: a new quote has the first.')
