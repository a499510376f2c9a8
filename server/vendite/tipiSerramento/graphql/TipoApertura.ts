import { countUses } from '#platform/db/arranged/countUses.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { catalogoEntries, catalogoNode, editors, inner } from '../../catalogo/source.ts'
import {
  APERTURA_REFERENCES,
  arrangeTipiApertura,
  createTipoApertura,
  deleteTipoApertura,
  updateTipoApertura,
} from '../../tipiApertura/entity.ts'
import { tipoAperturaSchema } from '../../tipiApertura/rules.ts'

const WITHHELD = 'Withheld from those who do not edit the catalogue: null.'
const aperture = catalogoEntries('tipoApertura')
const file = { select: { chiave: true, nome: true } } as const

export const TipoApertura = builder.prismaNode('TipoApertura', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(catalogoNode({ ritirato: false }), id, ctx),
  nullable: true,
  description: 'A way of opening.',
  authScopes: { pubblico: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, tipoAperturaSchema),
    immagine: t.string({
      nullable: true,
      description: 'Address of the picture.',
      select: { immagine: file },
      resolve: ({ immagine }) => immagine && fileUrl(immagine),
    }),
    versione: t.exposeInt('versione', { description: `Sent back with an update. ${WITHHELD}`, ...editors }),
    usi: t.int({
      description: `How many types offer it and windows of quotes have it: what is in use is not removed. ${WITHHELD}`,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, APERTURA_REFERENCES, id),
      ...editors,
    }),
    tipi: t.relation('tipi', {
      description: 'The window types that offer it, retired ones too. Withheld from those who see no quotes: null.',
      query: { orderBy: byOrdine },
      ...inner,
    }),
  }),
})

referenceField('apertureInCatalogo', {
  tipo: TipoApertura,
  model: 'tipoApertura',
  permesso: 'adminCatalogo',
  description: 'The openings in their order, retired ones included, for those who edit them.',
})

entityMutations({
  field: 'apertura',
  tipo: TipoApertura,
  elenco: aperture,
  input: (t) => ({
    ...inputFields(t, tipoAperturaSchema),
    immagine: t.field({ type: FileInput, description: 'A new picture.' }),
    removeImmagine: t.boolean({ description: 'Takes the picture away, unless a new one comes.' }),
  }),
  create: [createTipoApertura, 'Adds an opening, after the others.'],
  update: [updateTipoApertura, 'Changes the fields of an opening that are sent.'],
  delete: [deleteTipoApertura, 'Removes an opening that no type offers and no quote has, not the last one.'],
})
arrangeMutation(arrangeTipiApertura, 'Puts the openings in another order: that of the wizard.')
