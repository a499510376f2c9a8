import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { type LetturaContatore, readContatori } from '../read.ts'
import { saveContatoriMacchina } from '../saveContatoriMacchina.ts'

const authScopes = { permesso: 'writeContatori' } as const

const LetturaContatoreRef = builder.objectRef<LetturaContatore>('LetturaContatore').implement({
  description: 'What the counter of the machine said at the end of a day.',
  authScopes,
  fields: (t) => ({
    data: t.expose('data', { type: 'Date', description: 'The day.' }),
    parziale: t.exposeInt('parziale', {
      description: 'Manipulations since the day before that there is; all of the counter after a reset.',
    }),
    totale: t.exposeInt('totale', { description: 'Manipulations, as the counter said them.' }),
  }),
})

builder.queryField('contatoriMacchina', (t) =>
  t.field({
    type: [LetturaContatoreRef],
    description: 'The counter of the machine day by day; the earliest day is 2024-04-01.',
    authScopes,
    args: { periodo: t.arg({ type: PeriodoInput, description: 'The days of this period.' }) },
    resolve: (_root, { periodo }, { services }) => readContatori(services.db, periodo),
  }),
)

const ReadingInput = builder.inputType('LetturaContatoreInput', {
  description: 'What the counter of the machine said at the end of a day.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'The day, `YYYY-MM-DD`.' }),
    total: t.float({ required: true, description: 'What it said, a whole number.' }),
  }),
})

mutationField(saveContatoriMacchina, {
  description: 'Writes the counter of the machine; a day that is there already is replaced.',
  input: (t) => ({ letture: t.field({ type: [ReadingInput], required: true, description: 'Each day once.' }) }),
  payload: (t) => ({
    letture: t.field({
      type: [LetturaContatoreRef],
      nullable: true,
      description: 'The days that were written, and those between them, as they are now.',
      resolve: ({ result }, _args, { services }) =>
        result && readContatori(services.db, { dal: result.da, al: result.a }),
    }),
  }),
})
