import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { whereOne } from '#platform/graphql/listField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { wordOf } from '#shared/fields/words.ts'
import { createStatoPreventivo } from '../statiPreventivo/createStatoPreventivo.ts'
import { deleteStatoPreventivo } from '../statiPreventivo/deleteStatoPreventivo.ts'
import { ordinaStatiPreventivo } from '../statiPreventivo/ordinaStatiPreventivo.ts'
import { statoPreventivoSchema } from '../statiPreventivo/rules.ts'
import { updateStatoPreventivo } from '../statiPreventivo/updateStatoPreventivo.ts'
import { usageOf } from '../usage.ts'
import { listaSource, PERMESSO_LISTE, USES_DESCRIPTION } from './source.ts'

const stati = listaSource('statoPreventivo')

const StatoPreventivoInLista = builder.prismaNode('StatoPreventivo', {
  variant: 'StatoPreventivoInLista',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(stati, id, ctx),
  nullable: true,
  description: 'A state of quotes, for those who arrange the list.',
  authScopes: { permesso: PERMESSO_LISTE },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    stato: t.exposeString('stato', { description: 'Its name.' }),
    colore: t.field({
      type: 'ColoreStato',
      description: 'What underlines it.',
      select: { colore: true },
      resolve: ({ colore }) => wordOf(colore),
    }),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
    usi: t.int({
      description: USES_DESCRIPTION,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => usageOf(ctx, 'statoPreventivo', id),
    }),
  }),
})

referenceField('statiPreventivoInLista', {
  tipo: StatoPreventivoInLista,
  model: 'statoPreventivo',
  permesso: PERMESSO_LISTE,
  description: 'The states of quotes in their order, for those who arrange them.',
})

entityMutations({
  field: 'stato',
  tipo: StatoPreventivoInLista,
  elenco: stati,
  input: (t) => inputFields(t, statoPreventivoSchema),
  create: [createStatoPreventivo, 'Adds a state of quotes, after the others.'],
  update: [updateStatoPreventivo, 'Changes name and colour of a state of quotes.'],
  delete: [deleteStatoPreventivo, 'Removes a state that no quote has, not the last one.'],
})
arrangeMutation(ordinaStatiPreventivo, 'Puts the states of quotes in another order: a new quote has the first.')
