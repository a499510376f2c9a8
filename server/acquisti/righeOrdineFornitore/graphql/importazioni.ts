import { readPage } from '#platform/db/read.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { importInput, importPayload } from '#platform/imports/importFields.ts'
import { can } from '#platform/permissions.ts'
import { importRigheOrdiniFornitore } from '../import/importRigheOrdiniFornitore.ts'
import { undoImportazioneRighe } from '../undoImportazioneRighe.ts'

/** Imports of an order that are shown. */
const LAST = 5

const NOBODY = { id: { in: [] as number[] } }

const ImportazioneRighe = builder.prismaNode('ImportazioneRighe', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, { viewer }) => ({ id: boundedInteger(id), AND: can(viewer, 'adminOrders') ? {} : NOBODY }),
  nullable: true,
  description: 'An import that brought rows of orders.',
  authScopes: { permesso: 'adminOrders' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'By which it is taken back.' }),
    il: t.expose('il', { type: 'DateTime', description: 'When.' }),
    userNome: t.exposeString('userNome', { description: 'Who imported them.' }),
    nomeFile: t.exposeString('nomeFile', { description: 'Name of the file.' }),
    righe: t.exposeInt('righe', { description: 'Rows that it brought, of all orders.' }),
    righeDi: t.int({
      description: 'Those of them that an order still has.',
      args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
      select: ({ ordinePk }) => ({
        _count: { select: { portate: { where: { ordineId: boundedInteger(ordinePk) } } } },
      }),
      resolve: ({ _count }) => _count.portate,
    }),
  }),
})

// By name: the type belongs to the orders.
builder.prismaObjectField('Ordine', 'importazioniRighe', (t) =>
  t.prismaField({
    type: [ImportazioneRighe],
    nullable: true,
    description: `The last ${LAST} imports that brought rows of it. Withheld from who does not administer orders: null.`,
    authScopes: { permesso: 'adminOrders' },
    unauthorizedResolver: () => null,
    select: { id: true },
    resolve: (query, { id: ordineId }, _args, { services }) =>
      readPage(services.db, 'importazioneRighe', query, { portate: { some: { ordineId } } }, [{ id: 'desc' }], {
        take: LAST,
      }),
  }),
)

mutationField(undoImportazioneRighe, {
  description:
    'Takes back the rows that an import brought, with the supplier orders made of them, while nobody touched them.',
  input: (t) => ({ pk: t.int({ required: true, description: 'As the import answered: `importazione`.' }) }),
  payload: (t) => ({
    righe: t.int({
      nullable: true,
      description: 'How many rows went; null when there are errors.',
      resolve: ({ result }) => result?.righe ?? null,
    }),
  }),
})

mutationField(importRigheOrdiniFornitore, {
  description: 'Imports rows for suppliers from an .xls file, or only the orders that it names: all of them or none.',
  input: (t) => ({
    ...importInput(t),
    soloOrdini: t.boolean({ description: 'Only add the orders that are not there yet, and no row.' }),
    generaOrdini: t.boolean({ description: 'One supplier order for each order, type and supplier.' }),
    raggruppaRighe: t.boolean({ description: 'Rows equal in all but the quantity become one.' }),
    colonnaRigaOrdine: t.boolean({ description: 'Read the line of the order that each row is for, from 1.' }),
    ordinePk: t.int({ description: 'Number of the only order whose rows are taken.' }),
  }),
  payload: importPayload,
})
