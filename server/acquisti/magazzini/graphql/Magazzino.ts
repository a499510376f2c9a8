import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { everyEntry, keyedDoors, keyedFields } from '#platform/graphql/lists/keyedDoors.ts'
import { keyedSchema } from '#shared/keyed.ts'
import { MAGAZZINO_REFERENCES, magazziniOperations, PERMESSO_MAGAZZINI } from '../entity.ts'
import { DOCUMENTED_MAGAZZINI } from '../rules.ts'

const elenco = everyEntry('magazzino')

const Magazzino = builder.prismaNode('Magazzino', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(elenco, id, ctx),
  nullable: true,
  description: 'A store, where goods of suppliers are awaited.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    ...keyedFields(t, {
      named: 'supplier orders',
      documented: DOCUMENTED_MAGAZZINI,
      permesso: PERMESSO_MAGAZZINI,
      references: MAGAZZINO_REFERENCES,
    }),
    ...columnFields(t, keyedSchema),
  }),
})

keyedDoors({
  tipo: Magazzino,
  model: 'magazzino',
  elenco,
  operations: magazziniOperations,
  list: 'magazzini',
  topic: 'MAGAZZINI',
  words: ['store', 'stores'],
})
