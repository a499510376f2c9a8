import { foundWithin } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { deletedPkField, mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { addAllegatoOrdineFornitore } from '../addAllegatoOrdineFornitore.ts'
import { deleteAllegatoOrdineFornitore } from '../deleteAllegatoOrdineFornitore.ts'
import { ordiniFornitoreList } from '../list.ts'
import { OrdineFornitore } from './OrdineFornitore.ts'

const AllegatoOrdineFornitore = builder.prismaNode('AllegatoOrdineFornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: foundWithin(ordiniFornitoreList, 'ordineFornitore'),
  nullable: true,
  description: 'A file attached to a supplier order.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ordineFornitore: t.relation('ordineFornitore', {
      seenIn: ordiniFornitoreList,
      nullable: true,
      description: 'The supplier order.',
    }),
    ordineFornitorePk: t.exposeInt('ordineFornitoreId', { description: 'Number of the supplier order.' }),
    originalName: t.exposeString('originalName', { description: 'Name it had where it came from.' }),
    allegato: t.string({
      description: 'Address of the file; `?scarica` saves instead of showing it.',
      select: { originalName: true, file: { select: { chiave: true } } },
      resolve: ({ originalName, file }) => fileUrl({ chiave: file.chiave, nome: originalName }),
    }),
    dimensione: t.int({
      description: 'Bytes.',
      select: { file: { select: { dimensione: true } } },
      resolve: ({ file }) => file.dimensione,
    }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime', description: 'When it was attached.' }),
  }),
})

builder.prismaObjectField(OrdineFornitore, 'allegati', (t) =>
  t.relation('allegati', {
    type: AllegatoOrdineFornitore,
    query: { orderBy: { id: 'asc' } },
    description: 'Files attached to it.',
  }),
)

mutationField(addAllegatoOrdineFornitore, {
  description: 'Attaches a file to a supplier order.',
  input: (t) => ({
    ordineFornitorePk: t.int({ required: true, description: 'Number of the supplier order.' }),
    originalName: t.string({ description: 'Name to keep it under; the file’s own when missing.' }),
    allegato: t.field({ type: FileInput, description: 'The file.' }),
  }),
  payload: (t) => ({
    ordineFornitore: nodeField(t, OrdineFornitore, ordiniFornitoreList, (result) => result.ordineFornitore),
    allegato: t.prismaField({
      type: AllegatoOrdineFornitore,
      nullable: true,
      description: 'The attachment; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result && ctx.services.db.allegatoOrdineFornitore.findUnique({ ...query, where: { id: result.pk } }),
    }),
  }),
})

mutationField(deleteAllegatoOrdineFornitore, {
  description: 'Removes an attachment of a supplier order.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the attachment.' }) }),
  payload: (t) => ({
    deletedPk: deletedPkField(t),
    ordineFornitore: nodeField(t, OrdineFornitore, ordiniFornitoreList, (result) => result.ordineFornitore),
  }),
})
