import { builder } from '#platform/graphql/builder.ts'
import {
  AVANZAMENTO_GROUPINGS,
  type AvanzamentoGroup,
  type AvanzamentoGroups,
  type RaggruppamentoAvanzamento,
  readAvanzamentoGroups,
} from '../groups.ts'
import type { CifreAvanzamento } from '../rows.ts'
import { AvanzamentoFilterInput, avanzamentoScopes as authScopes, avanzamentoFigureFields } from './parts.ts'

const By = builder.enumType('RaggruppamentoAvanzamento', {
  description: 'What figures are added up by.',
  values: Object.fromEntries(
    AVANZAMENTO_GROUPINGS.map((name) => [name.toUpperCase(), { value: name, description: descriptions()[name] }]),
  ) as Record<string, { value: RaggruppamentoAvanzamento; description: string }>,
})

function descriptions(): Record<RaggruppamentoAvanzamento, string> {
  return {
    giorno: 'A day; the key is YYYY-MM-DD.',
    settimana: 'A week; the key is its Monday.',
    mese: 'A month; the key is YYYY-MM.',
    operatore: 'An operator; the key is their number, empty for arrivals and automatic activities.',
    lavorazione: 'An operation; the key is its number, empty for arrivals.',
    tipo_cliente: 'A kind of agent; the key is B2C, B2B or B2C*s, empty without an agent.',
  }
}

const Group = builder.objectRef<AvanzamentoGroup>('GruppoAvanzamento').implement({
  description: 'The figures of the events that have something in common.',
  authScopes,
  fields: (t) => ({
    chiave: t.exposeString('chiave', { description: 'What they have in common, for programs.' }),
    nome: t.exposeString('nome', { description: 'The same, for people.' }),
    ordini: t.exposeInt('ordini', { description: 'Orders among them.' }),
    ...avanzamentoFigureFields(t),
  }),
})

const Digits = builder.objectRef<CifreAvanzamento>('CifreAvanzamento').implement({
  description: 'The figures of some events.',
  authScopes,
  fields: avanzamentoFigureFields,
})

const Groups = builder.objectRef<AvanzamentoGroups>('GruppiAvanzamento').implement({
  description: 'Figures of progress by groups, and of all of them.',
  authScopes,
  fields: (t) => ({
    fromDate: t.expose('fromDate', {
      type: 'Date',
      nullable: true,
      description: 'First day; null: from the beginning.',
    }),
    toDate: t.expose('toDate', {
      type: 'Date',
      nullable: true,
      description: 'Last day, included; null: without an end.',
    }),
    gruppi: t.field({ type: [Group], description: 'The groups, by their key.', resolve: ({ gruppi }) => gruppi }),
    totali: t.field({ type: Digits, description: 'Of all of them.', resolve: ({ totali }) => totali }),
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
    resolve: (_root, { filtro, per }, ctx) =>
      readAvanzamentoGroups(filtro ?? {}, per as RaggruppamentoAvanzamento, ctx),
  }),
)
