import { countUses } from '#platform/db/arranged/countUses.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { whereOne } from '#platform/graphql/listField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { createAccessorio } from '../../accessori/createAccessorio.ts'
import { deleteAccessorio } from '../../accessori/deleteAccessorio.ts'
import { ordinaAccessori } from '../../accessori/ordinaAccessori.ts'
import { accessorioSchema } from '../../accessori/rules.ts'
import { updateAccessorio } from '../../accessori/updateAccessorio.ts'
import { ACCESSORIO_REFERENCES } from '../../accessori/uses.ts'
import { catalogoEntries } from '../../catalogo/source.ts'

const accessori = catalogoEntries('accessorio')

export const AccessorioInCatalogo = builder.prismaNode('Accessorio', {
  variant: 'AccessorioInCatalogo',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(accessori, id, ctx),
  nullable: true,
  description: 'An accessory, for those who edit the catalogue.',
  authScopes: { permesso: 'adminCatalogo' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, accessorioSchema),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
    usi: t.int({
      description: 'How many types offer it and windows of quotes have it: what is in use is not removed.',
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, ACCESSORIO_REFERENCES, id),
    }),
  }),
})

referenceField('accessoriInCatalogo', {
  tipo: AccessorioInCatalogo,
  model: 'accessorio',
  permesso: 'adminCatalogo',
  description: 'The accessories in their order, retired ones included, for those who edit them.',
})

entityMutations({
  field: 'accessorio',
  tipo: AccessorioInCatalogo,
  elenco: accessori,
  input: (t) => inputFields(t, accessorioSchema),
  create: [createAccessorio, 'Adds an accessory, after the others.'],
  update: [updateAccessorio, 'Changes the fields of an accessory that are sent.'],
  delete: [deleteAccessorio, 'Removes an accessory that no type offers and no quote has, not the last one.'],
})
arrangeMutation(ordinaAccessori, 'Puts the accessories in another order: that of the wizard.')
