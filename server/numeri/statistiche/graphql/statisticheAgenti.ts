import { builder } from '../../../platform/graphql/builder.ts'
import { type OfferedAgente, offeredAgenti } from '../agenti.ts'
import { AGENTI_PER_PAGE } from '../rules.ts'
import { AGENTI_ORDERS, type AgentiTotals, type StatisticaAgente, statisticheAgenti } from '../statisticheAgenti.ts'
import { figureFields, statisticheField, statisticheScopes, totalsFields } from './parts.ts'

interface Name {
  firstName: string
  lastName: string
}

const NomeAgente = builder.objectRef<Name>('NomeAgente').implement({
  description: 'Who an agent is.',
  authScopes: statisticheScopes,
  fields: (t) => ({ firstName: t.exposeString('firstName'), lastName: t.exposeString('lastName') }),
})

const Riga = builder.objectRef<StatisticaAgente>('StatisticaAgente').implement({
  description: 'An agent with what they sold in a period.',
  authScopes: statisticheScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the agent.' }),
    codice: t.exposeString('codice', { description: 'Code of the agent.' }),
    userData: t.field({ type: NomeAgente, description: 'First and last name.', resolve: (riga) => riga }),
    numeroClienti: t.exposeInt('numeroClienti', { description: 'Different customers of the orders that count.' }),
    ...figureFields(t),
    budgetAgente: t.expose('budgetAgente', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro: of the budget of each year the part of its days that are in the period; null without one.',
    }),
  }),
})

const Sums = builder.objectRef<AgentiTotals>('TotaliStatisticheAgenti').implement({
  description: 'The columns of the statistics of agents, added up over all pages.',
  authScopes: statisticheScopes,
  fields: (t) => ({
    totaleClienti: t.exposeInt('totaleClienti', {
      description: 'Different customers: who bought of two agents is one.',
    }),
    ...totalsFields(t),
  }),
})

statisticheField('statisticheAgenti', {
  nome: 'StatisticheAgenti',
  riga: Riga,
  totali: Sums,
  ordini: Object.keys(AGENTI_ORDERS),
  perPagina: AGENTI_PER_PAGE,
  description:
    'The agents that the viewer sees with what they sold in a period; orders without an agent are not in it.',
  leggi: statisticheAgenti,
})

const Offered = builder.objectRef<OfferedAgente>('AgenteStatistiche').implement({
  description: 'An agent to filter the statistics by.',
  authScopes: statisticheScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the agent.' }),
    codice: t.exposeString('codice', { description: 'Code of the agent.' }),
    nome: t.exposeString('nome', { description: 'First and last name.' }),
  }),
})

builder.queryField('agentiStatistiche', (t) =>
  t.field({
    type: [Offered],
    description: 'The agents to filter by: to an area head those who answer to them, else all.',
    authScopes: statisticheScopes,
    resolve: (_root, _args, ctx) => offeredAgenti(ctx),
  }),
)
