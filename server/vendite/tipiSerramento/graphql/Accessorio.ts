import { countUses } from '#platform/db/arranged/countUses.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import {
  ACCESSORIO_REFERENCES,
  arrangeAccessori,
  createAccessorio,
  deleteAccessorio,
  updateAccessorio,
} from '../../accessori/entity.ts'
import { accessorioSchema } from '../../accessori/rules.ts'
import { catalogoEntries, catalogoNode, editors, inner } from '../../catalogo/source.ts'

const WITHHELD = 'Withheld from those who do not edit the catalogue: null.'
const accessori = catalogoEntries('accessorio')

const Accessorio = builder.prismaNode('Accessorio', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(catalogoNode({ ritirato: false }), id, ctx),
  nullable: true,
  description: 'An accessory that a window type may have.',
  authScopes: { pubblico: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, accessorioSchema),
    versione: t.exposeInt('versione', { description: `Sent back with an update. ${WITHHELD}`, ...editors }),
    usi: t.int({
      description: `How many types offer it and windows of quotes have it: what is in use is not removed. ${WITHHELD}`,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, ACCESSORIO_REFERENCES, id),
      ...editors,
    }),
    tipi: t.relation('tipi', {
      description: 'The window types that offer it, retired ones too. Withheld from those who see no quotes: null.',
      query: { orderBy: byOrdine },
      ...inner,
    }),
  }),
})

referenceField('accessoriInCatalogo', {
  tipo: Accessorio,
  model: 'accessorio',
  permesso: 'adminCatalogo',
  description: 'The accessories in their order, retired ones included, for those who edit them.',
})

entityMutations({
  field: 'accessorio',
  tipo: Accessorio,
  elenco: accessori,
  input: (t) => inputFields(t, accessorioSchema),
  create: [createAccessorio, 'Adds an accessory, after the others.'],
  update: [updateAccessorio, 'Changes the fields of an accessory that are sent.'],
  delete: [deleteAccessorio, 'Removes an accessory that no type offers and no quote has, not the last one.'],
})
arrangeMutation(arrangeAccessori, 'Puts the accessories in another order: that of the wizard.')
