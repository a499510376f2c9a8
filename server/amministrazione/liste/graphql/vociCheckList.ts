import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { usageOf } from '../usage.ts'
import {
  arrangeVociCheckList,
  createVoceCheckList,
  deleteVoceCheckList,
  updateVoceCheckList,
} from '../vociCheckList/entity.ts'
import { voceCheckListSchema } from '../vociCheckList/rules.ts'
import { arrangers, listaSource, USES_DESCRIPTION, VERSIONE_DESCRIPTION } from './source.ts'

const items = listaSource('voceCheckList')

builder.prismaObjectFields('VoceCheckList', (t) => ({
  versione: t.exposeInt('versione', { description: VERSIONE_DESCRIPTION, ...arrangers }),
  usi: t.int({
    description: USES_DESCRIPTION,
    select: { id: true },
    resolve: ({ id }, _args, ctx) => usageOf(ctx, 'voceCheckList', id),
    ...arrangers,
  }),
}))

entityMutations({
  field: 'voce',
  tipo: 'VoceCheckList',
  elenco: items,
  input: (t) => inputFields(t, voceCheckListSchema),
  create: [createVoceCheckList, 'Adds an item to the checklist, after the others.'],
  update: [updateVoceCheckList, 'Calls an item of the checklist otherwise, in every order.'],
  delete: [deleteVoceCheckList, 'Removes an item that no order has ticked.'],
})
arrangeMutation(arrangeVociCheckList, 'Puts the items of the checklist in another order.')
