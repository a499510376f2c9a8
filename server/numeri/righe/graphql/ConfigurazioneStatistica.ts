import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { rowFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import {
  deletedPkField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
} from '#platform/graphql/mutationField.ts'
import { createConfigurazioneStatistica } from '../configurazioni/createConfigurazioneStatistica.ts'
import { deleteConfigurazioneStatistica } from '../configurazioni/deleteConfigurazioneStatistica.ts'
import { configurazioniStatisticheList } from '../configurazioni/list.ts'
import { statisticaColumns } from '../configurazioni/read.ts'
import { updateConfigurazioneStatistica } from '../configurazioni/updateConfigurazioneStatistica.ts'
import { configurazioniStatisticheFilters, OPERATIONS } from '../rules.ts'
import type { RigheStatisticaColumn } from '../totals.ts'

const permesso = 'viewStats'

const ColumnOperationEnum = choiceEnum('OperazioneColonna', OPERATIONS, 'What is made of a column.', {
  max: 'The largest.',
  min: 'The smallest.',
  avg: 'The average.',
  sum: 'The sum.',
})

const Column = builder.objectRef<RigheStatisticaColumn>('ColonnaStatistica').implement({
  description: 'A column that is added up.',
  authScopes: { permesso },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A column of lines, or the key of an extra field.' }),
    operations: t.field({
      type: [ColumnOperationEnum],
      description: 'What is made of it.',
      resolve: ({ operations }) => [...operations],
    }),
  }),
})

const ConfigurazioneStatistica = builder.prismaNode('ConfigurazioneStatistica', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(configurazioniStatisticheList, id, ctx),
  nullable: true,
  description: 'Columns of the lines of orders that are added up.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    name: t.exposeString('name', { description: 'What it is called.' }),
    fields: t.field({
      type: [Column],
      description: 'Its columns, in their order.',
      select: { fieldsConf: true },
      resolve: ({ fieldsConf }) => statisticaColumns(fieldsConf),
    }),
  }),
})

listField('configurazioniStatistiche', {
  tipo: ConfigurazioneStatistica,
  elenco: configurazioniStatisticheList,
  filtro: filterInput(
    'FiltroConfigurazioniStatistiche',
    configurazioniStatisticheFilters,
    'Filters of the configurations of statistics.',
  ),
  permesso,
  description: 'The configurations of statistics, by name.',
})

detailField('configurazioneStatistica', {
  tipo: ConfigurazioneStatistica,
  elenco: configurazioniStatisticheList,
  permesso,
  description: 'One configuration of statistics by its number.',
})

const ColumnInput = builder.inputType('ColonnaStatisticaInput', {
  description: 'A column that is added up; one without a name is left out.',
  fields: (t) => ({
    name: t.string({ description: 'A column of lines, or the key of an extra field.' }),
    operations: t.field({ type: [ColumnOperationEnum], description: 'What is made of it.' }),
  }),
})

const ColumnsInput = builder.inputType('ColonneStatisticaInput', {
  description: 'The columns of a configuration of statistics.',
  fields: (t) => ({ fields: t.field({ type: [ColumnInput], description: 'In their order.' }) }),
})

const fields = (t: InputBuilder) => ({
  name: t.string({ description: 'What it is called.' }),
  fieldsConf: t.field({ type: ColumnsInput, description: 'Its columns.' }),
})
const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  configurazioneStatistica: nodeField(t, ConfigurazioneStatistica, configurazioniStatisticheList, ({ pk }) => pk),
})

mutationField(createConfigurazioneStatistica, {
  description: 'Adds a configuration of statistics.',
  input: fields,
  payload,
})

mutationField(updateConfigurazioneStatistica, {
  description: 'Changes a configuration of statistics whole.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...fields(t),
  }),
  payload,
})

mutationField(deleteConfigurazioneStatistica, {
  description: 'Removes a configuration of statistics.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ pk: deletedPkField(t) }),
})
