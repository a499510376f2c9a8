import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { cartelleList, valid } from '../list.ts'

export const CondivisioneCartella = builder.prismaNode('CondivisioneCartella', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, { viewer }) => ({
    id: boundedInteger(id),
    AND: [valid(), { cartella: cartelleList.visible(viewer) }],
  }),
  nullable: true,
  description: 'An account of the app that sees a folder.',
  authScopes: { permesso: 'adminApp' },
  select: { id: true },
  fields: (t) => ({
    cartella: t.relation('cartella', { description: 'What.' }),
    account: t.relation('appAccount', { description: 'Who.' }),
    finoAl: t.expose('finoAl', {
      type: 'Date',
      nullable: true,
      description: 'The last day on which it sees it; null: until somebody ends it.',
    }),
  }),
})
