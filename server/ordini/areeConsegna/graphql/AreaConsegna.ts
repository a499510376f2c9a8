import { countUses } from '#platform/db/arranged/countUses.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { keyedDoors } from '#platform/graphql/lists/keyedDoors.ts'
import type { Visible } from '#platform/graphql/mutationField.ts'
import { keyedSchema } from '#shared/keyed.ts'
import { AREA_CONSEGNA_REFERENCES, areeConsegnaOperations, PERMESSO_AREE_CONSEGNA } from '../entity.ts'
import { DOCUMENTED_AREE_CONSEGNA } from '../rules.ts'

const elenco: Visible = { model: 'areaConsegna', visible: (viewer) => (viewer ? {} : { id: { in: [] } }) }

const AreaConsegna = builder.prismaNode('AreaConsegna', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(elenco, id, ctx),
  nullable: true,
  description: 'A delivery area, where orders go.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    chiave: t.exposeString('chiave', { description: 'What orders call it by; it never changes.' }),
    ...columnFields(t, keyedSchema),
    delProdotto: t.boolean({
      description: 'The product comes with it: it is called otherwise or offered no more, not removed.',
      select: { chiave: true },
      resolve: ({ chiave }) => DOCUMENTED_AREE_CONSEGNA.includes(chiave),
    }),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
    usi: t.int({
      nullable: true,
      description:
        'How many times it is named: what is in use is not removed. Withheld from who does not arrange them: null.',
      authScopes: { permesso: PERMESSO_AREE_CONSEGNA },
      unauthorizedResolver: () => null,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, AREA_CONSEGNA_REFERENCES, id),
    }),
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
