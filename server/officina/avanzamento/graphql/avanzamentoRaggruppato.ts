import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { AVANZAMENTO_GROUPINGS, type AvanzamentoGroups, readAvanzamentoGroups } from '../groups.ts'
import {
  AvanzamentoFilterInput,
  avanzamentoScopes as authScopes,
  avanzamentoPeriodFields,
  CifreAvanzamentoRef,
} from './parts.ts'

const By = choiceEnum('RaggruppamentoAvanzamento', AVANZAMENTO_GROUPINGS, 'What figures are added up by.', {
  giorno: 'A day; the key is YYYY-MM-DD.',
  settimana: 'A week; the key is its Monday.',
  mese: 'A month; the key is YYYY-MM.',
  operatore: 'An operator; the key is their number, empty for arrivals and automatic activities.',
  lavorazione: 'An operation; the key is its number, empty for arrivals.',
  tipo_cliente: 'A kind of agent; the key is B2C, B2B or B2C*s, empty without an agent.',
})

const Groups = builder.objectRef<AvanzamentoGroups>('GruppiAvanzamento').implement({
  description: 'Figures of progress by groups, and of all of them.',
  authScopes,
  fields: (t) => ({
    ...avanzamentoPeriodFields(t),
    gruppi: t.field({
      type: [CifreAvanzamentoRef],
      description: 'The groups, by their key.',
      resolve: ({ gruppi }) => gruppi,
    }),
    totali: t.field({
      type: CifreAvanzamentoRef,
      description: 'Of all of them; its key is empty.',
      resolve: ({ totali }) => totali,
    }),
  }),
})

builder.queryField('avanzamentoRaggruppato', (t) =>
  t.field({
    type: Groups,
    description: 'The figures of progress by day, week, month, operator, operation or kind of customer.',
    authScopes,
    args: {
      filtro: t.arg({ type: AvanzamentoFilterInput }),
      per: t.arg({ type: By, required: true, description: 'What they are added up by.' }),
    },
    resolve: (_root, { filtro, per }, ctx) => readAvanzamentoGroups(filtro ?? {}, per, ctx),
  }),
)
