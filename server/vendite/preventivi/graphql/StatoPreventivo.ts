import { builder } from '#platform/graphql/builder.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { wordOf } from '#shared/fields/words.ts'

export const StatoPreventivo = builder.prismaObject('StatoPreventivo', {
  description: 'A state a quote may have, one of a configured list.',
  authScopes: { permesso: 'viewPreventivi' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    stato: t.exposeString('stato'),
    colore: t.field({
      type: 'ColoreStato',
      description: 'What underlines it.',
      select: { colore: true },
      resolve: ({ colore }) => wordOf(colore),
    }),
  }),
})

referenceField('statiPreventivo', {
  tipo: StatoPreventivo,
  model: 'statoPreventivo',
  permesso: 'viewPreventivi',
  description: 'The states to choose from.',
})
