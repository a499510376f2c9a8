import { countUses } from '#platform/db/arranged/countUses.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { keyedDoors } from '#platform/graphql/lists/keyedDoors.ts'
import type { Visible } from '#platform/graphql/mutationField.ts'
import { keyedSchema } from '#shared/keyed.ts'
import { MAGAZZINO_REFERENCES, magazziniOperations, PERMESSO_MAGAZZINI } from '../entity.ts'
import { DOCUMENTED_MAGAZZINI } from '../rules.ts'

const elenco: Visible = { model: 'magazzino', visible: (viewer) => (viewer ? {} : { id: { in: [] } }) }

const Magazzino = builder.prismaNode('Magazzino', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(elenco, id, ctx),
  nullable: true,
  description: 'A store, where goods of suppliers are awaited.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    chiave: t.exposeString('chiave', { description: 'What supplier orders call it by; it never changes.' }),
    ...columnFields(t, keyedSchema),
    delProdotto: t.boolean({
      description: 'The product comes with it: it is called otherwise or offered no more, not removed.',
      select: { chiave: true },
      resolve: ({ chiave }) => DOCUMENTED_MAGAZZINI.includes(chiave),
    }),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
    usi: t.int({
      nullable: true,
      description:
        'How many times it is named: what is in use is not removed. Withheld from who does not arrange them: null.',
      authScopes: { permesso: PERMESSO_MAGAZZINI },
      unauthorizedResolver: () => null,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, MAGAZZINO_REFERENCES, id),
    }),
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
