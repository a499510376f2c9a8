import type { Context } from '#platform/context.ts'
import { whereOf } from '#platform/db/listSource.ts'
import { readPage } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic, type TopicChange } from '#platform/graphql/changeTopic.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields, rowFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { readSettings } from '#platform/settings/read.ts'
import { CALENDARIO } from '../announce.ts'
import { createOreLavorative, deleteOreLavorative, updateOreLavorative } from '../entity.ts'
import { oreLavorativeFilters, oreLavorativeList } from '../list.ts'
import { type OreIntervalInput, type OreReparto, orePlainSchema, oreSchema, readOreReparti } from '../rules.ts'
import { setOreLavorative } from '../setOreLavorative.ts'

const OTHERS =
  'Hours in the departments beside the machines and the benches; those that are not named have the hours of the benches.'

const key = 'Key of the department.'
const hours = 'Hours, 0 to 24.'

const OreRepartoType = builder.objectRef<OreReparto>('OreReparto').implement({
  description: 'The hours of a day in a department beside the machines and the benches.',
  authScopes: { permesso: 'adminPersonale' },
  fields: (t) => ({
    reparto: t.exposeString('reparto', { description: key }),
    ore: t.exposeFloat('ore', { description: hours }),
  }),
})

const OreRepartoInput = builder.inputType('OreRepartoInput', {
  description: 'The hours of a day in a department beside the machines and the benches.',
  fields: (t) => ({
    reparto: t.string({ required: true, description: key }),
    ore: t.field({ type: 'Decimal', description: hours }),
  }),
})

export const OreLavorative = builder.prismaNode('OreLavorative', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(oreLavorativeList, id, ctx),
  nullable: true,
  description: 'The hours of a day that has some of its own.',
  authScopes: { permesso: 'adminPersonale' },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    ...columnFields(t, orePlainSchema),
    oreReparti: t.field({
      type: [OreRepartoType],
      description: OTHERS,
      select: { oreReparti: true },
      resolve: (row) => readOreReparti(row),
    }),
  }),
})

listField('oreLavorative', {
  tipo: OreLavorative,
  elenco: oreLavorativeList,
  filtro: filterInput(
    'FiltroOreLavorative',
    oreLavorativeFilters,
    'Filters of the days with hours of their own; all that are given must hold.',
  ),
  permesso: 'adminPersonale',
  description: 'The days with hours of their own; the others have the default ones of their weekday.',
})

builder.queryField('oreSettimana', (t) =>
  t.floatList({
    description: 'Hours of a usual day, Monday to Sunday: those of the days without hours of their own.',
    authScopes: { permesso: 'adminPersonale' },
    resolve: async (_root, _args, ctx) => (await readSettings(ctx.services.db)).ore_settimana,
  }),
)

/** A range is at most a year. */
const ALL = { take: 1000 }
const whereWritten = ({ periodo }: Pick<OreIntervalInput, 'periodo'>, ctx: Context) =>
  whereOf(oreLavorativeList, { periodo }, ctx.viewer)

entityMutations({
  field: 'oreLavorative',
  tipo: OreLavorative,
  elenco: oreLavorativeList,
  input: (t) => ({
    ...inputFields(t, oreSchema),
    oreReparti: t.field({ type: [OreRepartoInput], description: `${OTHERS} All of them, each once.` }),
  }),
  create: [createOreLavorative, 'Gives a day hours of its own.'],
  update: [updateOreLavorative, 'Changes the hours of a day.'],
  delete: [deleteOreLavorative, 'Takes a day back to the default hours of its weekday.'],
  deleted: ['pk', 'deletedId'],
})

mutationField(setOreLavorative, {
  description: 'Gives every day of a range its hours, or takes them back to the default.',
  input: (t) => ({
    periodo: t.field({ type: PeriodoInput, required: true, description: 'The days, at most a year; both are needed.' }),
    ...inputFields(t, orePlainSchema.omit(['giorno'])),
    oreReparti: t.field({
      type: [OreRepartoInput],
      description: 'Of all other departments, each once; when missing, those that the days have stay.',
    }),
    resetDefault: t.boolean({ description: 'Back to the default of each weekday; then hours are not needed.' }),
    giorniSettimana: t.intList({ description: 'Only these weekdays, 1 Monday … 7 Sunday; all when missing or empty.' }),
  }),
  payload: (t) => ({
    giorni: t.int({
      nullable: true,
      description: 'Days written, or taken back; null when there are errors.',
      resolve: ({ result }) => result?.giorni,
    }),
    giorniScritti: t.prismaField({
      type: [OreLavorative],
      nullable: true,
      description: 'The days of the range with hours of their own, as they are now; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result &&
        readPage(ctx.services.db, 'oreLavorative', query, whereWritten(result, ctx), [{ giorno: 'asc' }], ALL),
    }),
  }),
})

// Deletions too: the event names days, not an object that may be gone.
changeTopic('CALENDARIO', {
  log: CALENDARIO,
  permesso: 'adminPersonale',
  tell: ({ da: dal, a: al }) => ({ dal, al }) as TopicChange,
  description: 'Staff, absences, holidays or working hours, with the days that they touch.',
})
