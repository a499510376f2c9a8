import { builder } from '../../../platform/graphql/builder.ts'
import type { StatisticheTotals } from '../counted.ts'
import { CLIENTI_PER_PAGE } from '../rules.ts'
import { CLIENTI_ORDERS, type StatisticaCliente, statisticheClienti } from '../statisticheClienti.ts'
import { figureFields, statisticheField, statisticheScopes, totalsFields } from './parts.ts'

const Riga = builder.objectRef<StatisticaCliente>('StatisticaCliente').implement({
  description: 'A customer with what they ordered in a period.',
  authScopes: statisticheScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the customer.' }),
    nome: t.exposeString('nome'),
    codice: t.exposeString('codice', { description: 'Key of the import; empty when there is none.' }),
    tipoCliente: t.expose('tipoCliente', { type: 'TipoCliente', nullable: true, description: 'Kind of customer.' }),
    agenti: t.exposeStringList('agenti', { description: 'Codes of the agents of the orders that count.' }),
    ...figureFields(t),
    budgetCliente: t.expose('budgetCliente', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro: of the budget of each year the part of its days that are in the period; null without one.',
    }),
  }),
})

const Sums = builder.objectRef<StatisticheTotals>('TotaliStatisticheClienti').implement({
  description: 'The columns of the statistics of customers, added up over all pages.',
  authScopes: statisticheScopes,
  fields: totalsFields,
})

statisticheField('statisticheClienti', {
  nome: 'StatisticheClienti',
  riga: Riga,
  totali: Sums,
  ordini: Object.keys(CLIENTI_ORDERS),
  perPagina: CLIENTI_PER_PAGE,
  description: 'Customers with orders, or a budget, in a period. Orders are those that the viewer sees.',
  leggi: statisticheClienti,
})
