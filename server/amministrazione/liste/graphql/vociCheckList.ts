import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { whereOne } from '#platform/graphql/listField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { usageOf } from '../usage.ts'
import { createVoceCheckList } from '../vociCheckList/createVoceCheckList.ts'
import { deleteVoceCheckList } from '../vociCheckList/deleteVoceCheckList.ts'
import { ordinaVociCheckList } from '../vociCheckList/ordinaVociCheckList.ts'
import { voceCheckListSchema } from '../vociCheckList/rules.ts'
import { updateVoceCheckList } from '../vociCheckList/updateVoceCheckList.ts'
import { listaSource, PERMESSO_LISTE, USES_DESCRIPTION } from './source.ts'

const items = listaSource('voceCheckList')

const VoceInLista = builder.prismaNode('VoceCheckList', {
  variant: 'VoceInLista',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(items, id, ctx),
  nullable: true,
  description: 'An item of the checklist of orders, for those who arrange it.',
  authScopes: { permesso: PERMESSO_LISTE },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
    usi: t.int({
      description: USES_DESCRIPTION,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => usageOf(ctx, 'voceCheckList', id),
    }),
  }),
})

referenceField('vociInLista', {
  tipo: VoceInLista,
  model: 'voceCheckList',
  permesso: PERMESSO_LISTE,
  description: 'The items of the checklist in their order, for those who arrange it.',
})

entityMutations({
  field: 'voce',
  tipo: VoceInLista,
  elenco: items,
  input: (t) => inputFields(t, voceCheckListSchema),
  create: [createVoceCheckList, 'Adds an item to the checklist, after the others.'],
  update: [updateVoceCheckList, 'Calls an item of the checklist otherwise, in every order.'],
  delete: [deleteVoceCheckList, 'Removes an item that no order has ticked.'],
})
arrangeMutation(ordinaVociCheckList, 'Puts the items of the checklist in another order.')
