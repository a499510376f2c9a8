import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import { wordOf } from '#shared/fields/words.ts'

/** Whoever sees quotes, and whoever arranges the list. */
const visible = (viewer: Viewer | null) =>
  can(viewer, 'viewPreventivi') || can(viewer, 'adminImpostazioni') ? {} : { id: { in: [] } }

const StatoPreventivo = builder.prismaNode('StatoPreventivo', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne({ visible }, id, ctx),
  nullable: true,
  description: 'A state a quote may have, one of a configured list.',
  authScopes: { login: true },
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
