import { STATO_CONTEXTS } from '#ordini/valoriStato/rules.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { whereOne } from '#platform/graphql/listField.ts'
import { byOrdine, referenceField } from '#platform/graphql/referenceField.ts'
import { wordOf } from '#shared/fields/words.ts'
import { usageOf } from '../usage.ts'
import { createValoreStato } from '../valoriStato/createValoreStato.ts'
import { deleteValoreStato } from '../valoriStato/deleteValoreStato.ts'
import { ordinaValoriStato } from '../valoriStato/ordinaValoriStato.ts'
import { motivoNomeFisso, valoreStatoSchema } from '../valoriStato/rules.ts'
import { updateValoreStato } from '../valoriStato/updateValoreStato.ts'
import { listaSource, PERMESSO_LISTE, USES_DESCRIPTION } from './source.ts'

const stati = listaSource('valoreStato')

const StatoInLista = builder.prismaNode('ValoreStato', {
  variant: 'StatoInLista',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(stati, id, ctx),
  nullable: true,
  description: 'A state of orders, supplier orders, phases or materials, for those who arrange its list.',
  authScopes: { permesso: PERMESSO_LISTE },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    contesto: t.field({
      type: choiceOf(STATO_CONTEXTS),
      description: 'What it is a state of.',
      select: { contesto: true },
      resolve: ({ contesto }) => wordOf(contesto),
    }),
    nomeFase: t.exposeString('nomeFase', { description: 'Phase whose list it is in; empty for the other lists.' }),
    nome: t.exposeString('nome'),
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
      resolve: ({ id }, _args, ctx) => usageOf(ctx, 'valoreStato', id),
    }),
    motivoNomeFisso: t.string({
      nullable: true,
      description: 'Why it can be neither called otherwise nor removed; null when it can.',
      select: { contesto: true, nome: true },
      resolve: ({ contesto, nome }) => motivoNomeFisso({ contesto: wordOf(contesto), nome }),
    }),
  }),
})

referenceField('statiInLista', {
  tipo: StatoInLista,
  model: 'valoreStato',
  permesso: PERMESSO_LISTE,
  description: 'The states of orders, supplier orders, phases and materials, list by list, for those who arrange them.',
  orderBy: [{ contesto: 'asc' }, { nomeFase: 'asc' }, ...byOrdine],
})

entityMutations({
  field: 'stato',
  tipo: StatoInLista,
  elenco: stati,
  input: (t) => inputFields(t, valoreStatoSchema),
  create: [createValoreStato, 'Adds a state at the end of its list.'],
  update: [updateValoreStato, 'Changes name and colour of a state: the new name is everywhere at once.'],
  delete: [deleteValoreStato, 'Removes a state that nothing has, not the last of its list.'],
})
arrangeMutation(ordinaValoriStato, 'Puts the states of a list in another order.')
