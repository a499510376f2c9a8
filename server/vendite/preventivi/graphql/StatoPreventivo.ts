import { builder } from '../../../platform/graphql/builder.ts'
import { referenceField } from '../../../platform/graphql/referenceField.ts'

export const StatoPreventivo = builder.prismaObject('StatoPreventivo', {
  description: 'A state a quote may have, one of a configured list.',
  authScopes: { permesso: 'viewPreventivi' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    stato: t.exposeString('stato'),
    colore: t.string({
      description: 'What underlines it: `neutro`, `info`, `positivo`, `attenzione`, `negativo`.',
      select: { colore: true },
      resolve: ({ colore }) => colore.toLowerCase(),
    }),
  }),
})

referenceField('statiPreventivo', {
  tipo: StatoPreventivo,
  model: 'statoPreventivo',
  permesso: 'viewPreventivi',
  description: 'The states to choose from.',
})
