import { builder } from '../../../platform/graphql/builder.ts'
import { type OfferedAgente, offeredAgenti } from '../agenti.ts'
import { PER_PAGINA_AGENTI } from '../rules.ts'
import { AGENTI_ORDERS, type StatisticaAgente, statisticheAgenti, type TotaliAgenti } from '../statisticheAgenti.ts'
import { cifreFields, statisticheField, statisticheScopes, totaliFields } from './parts.ts'

interface Nome {
  firstName: string
  lastName: string
}

const NomeAgente = builder.objectRef<Nome>('NomeAgente').implement({
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
    ...cifreFields(t),
    budgetAgente: t.expose('budgetAgente', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro: of the budget of each year the part of its days that are in the period; null without one.',
    }),
  }),
})

const Somme = builder.objectRef<TotaliAgenti>('TotaliStatisticheAgenti').implement({
  description: 'The columns of the statistics of agents, added up over all pages.',
  authScopes: statisticheScopes,
  fields: (t) => ({
    totaleClienti: t.exposeInt('totaleClienti', {
      description: 'Different customers: who bought of two agents is one.',
    }),
    ...totaliFields(t),
  }),
})

statisticheField('statisticheAgenti', {
  nome: 'StatisticheAgenti',
  riga: Riga,
  totali: Somme,
  ordini: Object.keys(AGENTI_ORDERS),
  perPagina: PER_PAGINA_AGENTI,
  description:
    'The agents that the viewer sees with what they sold in a period; orders without an agent are not in it.',
  leggi: statisticheAgenti,
})

const Offerto = builder.objectRef<OfferedAgente>('AgenteStatistiche').implement({
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
    type: [Offerto],
    description: 'The agents to filter by: to an area head those who answer to them, else all.',
    authScopes: statisticheScopes,
    resolve: (_root, _args, ctx) => offeredAgenti(ctx),
  }),
)
