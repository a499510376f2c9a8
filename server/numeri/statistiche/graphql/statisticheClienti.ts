import { CLIENTI_PER_PAGE } from '../rules.ts'
import { CLIENTI_ORDERS, statisticheClienti } from '../statisticheClienti.ts'
import { statisticheField } from './parts.ts'

statisticheField('statisticheClienti', {
  ordini: Object.keys(CLIENTI_ORDERS),
  perPagina: CLIENTI_PER_PAGE,
  description: 'Customers with orders, or a budget, in a period. Orders are those that the viewer sees.',
  read: statisticheClienti,
})
