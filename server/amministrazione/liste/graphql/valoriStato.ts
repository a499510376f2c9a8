import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { wordOf } from '#shared/fields/words.ts'
import { usageOf } from '../usage.ts'
import { createValoreStato } from '../valoriStato/createValoreStato.ts'
import { arrangeValoriStato, deleteValoreStato } from '../valoriStato/entity.ts'
import { motivoNomeFisso, valoreStatoSchema } from '../valoriStato/rules.ts'
import { updateValoreStato } from '../valoriStato/updateValoreStato.ts'
import { arrangers, listaSource, USES_DESCRIPTION, VERSIONE_DESCRIPTION } from './source.ts'

const stati = listaSource('valoreStato')

builder.prismaObjectFields('ValoreStato', (t) => ({
  versione: t.exposeInt('versione', { description: VERSIONE_DESCRIPTION, ...arrangers }),
  usi: t.int({
    description: USES_DESCRIPTION,
    select: { id: true },
    resolve: ({ id }, _args, ctx) => usageOf(ctx, 'valoreStato', id),
    ...arrangers,
  }),
  motivoNomeFisso: t.string({
    description:
      'Why it can be neither called otherwise nor removed; null when it can, and to those who do not arrange the list.',
    select: { contesto: true, nome: true },
    resolve: ({ contesto, nome }) => motivoNomeFisso({ contesto: wordOf(contesto), nome }),
    ...arrangers,
  }),
}))

entityMutations({
  field: 'stato',
  tipo: 'ValoreStato',
  elenco: stati,
  input: (t) => inputFields(t, valoreStatoSchema),
  create: [createValoreStato, 'Adds a state at the end of its list.'],
  update: [updateValoreStato, 'Changes name and colour of a state: the new name is everywhere at once.'],
  delete: [deleteValoreStato, 'Removes a state that nothing has, not the last of its list.'],
})
arrangeMutation(arrangeValoriStato, 'Puts the states of a list in another order.')
