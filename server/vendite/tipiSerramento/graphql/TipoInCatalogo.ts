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
import { catalogoEntries, famiglieOfTipo } from '../../catalogo/source.ts'
import { arrangeTipiSerramento } from '../arrangeTipiSerramento.ts'
import { createTipoSerramento } from '../createTipoSerramento.ts'
import { deleteTipoSerramento } from '../deleteTipoSerramento.ts'
import { fixedTipoReason, tipoSerramentoSchema } from '../rules.ts'
import { updateTipoInCatalogo } from '../updateTipoInCatalogo.ts'
import { TIPO_REFERENCES } from '../uses.ts'

const tipi = catalogoEntries('tipoSerramento')
const file = { select: { chiave: true, nome: true } } as const

const TipoInCatalogo = builder.prismaNode('TipoSerramento', {
  variant: 'TipoInCatalogo',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(tipi, id, ctx),
  nullable: true,
  description: 'A window type with what is retired of it, for those who edit the catalogue.',
  authScopes: { permesso: 'adminCatalogo' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, tipoSerramentoSchema),
    immagine: t.string({
      nullable: true,
      description: 'Address of the picture.',
      select: { immagine: file },
      resolve: ({ immagine }) => immagine && fileUrl(immagine),
    }),
    aperture: t.relation('aperture', {
      description: 'Its openings, retired ones included.',
      query: { orderBy: byOrdine },
    }),
    accessori: t.relation('accessori', {
      description: 'Its accessories, retired ones included.',
      query: { orderBy: byOrdine },
    }),
    vincoli: t.relation('vincoli', {
      description: 'Its constraints, by family.',
      query: { orderBy: [{ famigliaId: 'asc' }, { altezzaMin: 'asc' }, { id: 'asc' }] },
    }),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
    fisso: t.string({
      nullable: true,
      description: 'Why it is neither retired nor removed: it is the type of the extra lines; null for windows.',
      select: { extra: true },
      resolve: (tipo) => fixedTipoReason(tipo),
    }),
    famiglie: t.stringList({
      description: 'Names of the families that sell it.',
      select: { id: true },
      resolve: ({ id }, _args, ctx) => famiglieOfTipo(ctx, id),
    }),
    usi: t.int({
      description: 'How many windows, lines, constraints and timings have it: what is in use is not removed.',
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, TIPO_REFERENCES, id),
    }),
  }),
})

referenceField('tipiInCatalogo', {
  tipo: TipoInCatalogo,
  model: 'tipoSerramento',
  permesso: 'adminCatalogo',
  description: 'The window types in their order, retired ones included, for those who edit them.',
})

entityMutations({
  field: 'tipo',
  tipo: TipoInCatalogo,
  elenco: tipi,
  input: (t) => ({
    ...inputFields(t, tipoSerramentoSchema),
    aperturaPks: t.intList({ description: 'Numbers of the openings offered; they replace those before.' }),
    accessorioPks: t.intList({ description: 'Numbers of the accessories offered; they replace those before.' }),
    immagine: t.field({ type: FileInput, description: 'A new picture.' }),
    removeImmagine: t.boolean({ description: 'Takes the picture away, unless a new one comes.' }),
  }),
  create: [createTipoSerramento, 'Adds a window type, after the others; a family sells it once it has a constraint.'],
  update: [updateTipoInCatalogo, 'Changes the fields of a window type that are sent.'],
  delete: [deleteTipoSerramento, 'Removes a window type that nothing has, not the last one.'],
})
arrangeMutation(arrangeTipiSerramento, 'Puts the window types in another order: that of the wizard.')
