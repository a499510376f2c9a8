import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { everyEntry, keyedDoors, keyedFields } from '#platform/graphql/lists/keyedDoors.ts'
import { keyedSchema } from '#shared/keyed.ts'
import { AREA_CONSEGNA_REFERENCES, areeConsegnaOperations, PERMESSO_AREE_CONSEGNA } from '../entity.ts'
import { DOCUMENTED_AREE_CONSEGNA } from '../rules.ts'

const elenco = everyEntry('areaConsegna')

const AreaConsegna = builder.prismaNode('AreaConsegna', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(elenco, id, ctx),
  nullable: true,
  description: 'A delivery area, where orders go.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    ...keyedFields(t, {
      named: 'orders',
      documented: DOCUMENTED_AREE_CONSEGNA,
      permesso: PERMESSO_AREE_CONSEGNA,
      references: AREA_CONSEGNA_REFERENCES,
    }),
    ...columnFields(t, keyedSchema),
  }),
})

keyedDoors({
  tipo: AreaConsegna,
  model: 'areaConsegna',
  elenco,
  operations: areeConsegnaOperations,
  list: 'areeConsegna',
  topic: 'AREE_CONSEGNA',
  words: ['delivery area', 'delivery areas'],
})
