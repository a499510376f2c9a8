import { whereOne } from '#platform/db/whereOne.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields, rowFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { rowListField } from '#platform/graphql/rowField.ts'
import { importInput, importPayload } from '#platform/imports/importFields.ts'
import { codiciSenzaTempistica } from '../codiciSenzaTempistica.ts'
import { createCodiceSerramento } from '../createCodiceSerramento.ts'
import { deleteCodiceSerramento } from '../deleteCodiceSerramento.ts'
import { deleteTempistica } from '../deleteTempistica.ts'
import { createTempistica, updateTempistica } from '../entity.ts'
import { importTempi } from '../import/importTempi.ts'
import { tempisticheFilters, tempisticheList } from '../list.ts'
import { codiceSchema, tempisticaSchema } from '../rules.ts'
import { updateCodiceSerramento } from '../updateCodiceSerramento.ts'
import { CodiceSerramento } from './CodiceSerramento.ts'

export const Tempistica = builder.prismaNode('Tempistica', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(tempisticheList, id, ctx),
  nullable: true,
  description:
    'Minutes for one piece of a window type: with one code, with any of a category and a shape, or with any.',
  authScopes: { permesso: 'adminOrders' },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    tipoSerramento: t.relation('tipoSerramento'),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', { description: 'Number of the window type.' }),
    codiceSerramento: t.relation('codiceSerramento', {
      nullable: true,
      description: 'The window code; null when it holds for more than one.',
    }),
    codiceSerramentoPk: t.exposeInt('codiceSerramentoId', {
      nullable: true,
      description: 'Number of the window code.',
    }),
    ...columnFields(t, tempisticaSchema.omit(['tipoSerramentoPk', 'codiceSerramentoPk'])),
  }),
})

/** The list of timings, also of what has timings. */
export const tempistiche = listField('tempistiche', {
  tipo: Tempistica,
  elenco: tempisticheList,
  filtro: filterInput('FiltroTempistiche', tempisticheFilters, 'Filters of the timings; all that are given must hold.'),
  permesso: 'adminOrders',
  description: 'Timings by window type, category, shape and code.',
})

detailField('tempistica', {
  tipo: Tempistica,
  elenco: tempisticheList,
  permesso: 'adminOrders',
  description: 'One timing by its number.',
})

const codiciOf = createBatch<number, number[]>((tipi, { services }) => codiciSenzaTempistica(services.db, tipi))

/** Everybody sees all of them. */
const codici = { model: 'codiceSerramento' as const, visible: () => ({}) }

builder.prismaObjectFields('TipoSerramento', (t) => ({
  codiciSenzaTempistica: rowListField(
    t as never,
    'CodiceSerramento',
    codici,
    async ({ id }: { id: number }, ctx) => (await codiciOf(id, ctx)) ?? [],
    'Codes that orders use with it and that inherit their timing, or miss it; at most 1000 of all types that are asked together. Withheld from who does not administer orders: null.',
    { nullable: true, authScopes: { permesso: 'adminOrders' }, unauthorizedResolver: () => null },
  ),
}))

mutationField(importTempi, {
  description: 'Imports timings from an .xlsx file: all of them or none.',
  input: importInput,
  payload: importPayload,
})

relatedList(
  'CodiceSerramento',
  'tempistiche',
  tempistiche,
  (codiceSerramentoId) => ({ codiceSerramentoId }),
  'The timings of this code alone.',
)

relatedList(
  'TipoSerramento',
  'tempistiche',
  tempistiche,
  (tipoSerramentoId) => ({ tipoSerramentoId }),
  'The timings of the window type.',
)

entityMutations({
  field: 'tempistica',
  tipo: Tempistica,
  elenco: tempisticheList,
  input: (t) => inputFields(t, tempisticaSchema),
  create: [createTempistica, 'Adds a timing.'],
  update: [updateTempistica, 'Changes a timing.'],
  delete: [deleteTempistica, 'Removes a timing.'],
  deleted: ['pk', 'deletedId'],
})

entityMutations({
  field: 'codiceSerramento',
  tipo: CodiceSerramento,
  elenco: { model: 'codiceSerramento', visible: () => ({}) },
  input: (t) => inputFields(t, codiceSchema),
  create: [createCodiceSerramento, 'Adds a window code.'],
  update: [updateCodiceSerramento, 'Changes a window code; the lines and the timings that use it stay with it.'],
  delete: [deleteCodiceSerramento, 'Removes a window code that no line and no timing uses.'],
  deleted: ['pk'],
})
