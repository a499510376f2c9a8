import type { DescribedNames } from '#platform/graphql/descriptions.ts'

/** Roles of users and their flags, as the schema explains them. */
export const utentiNames: DescribedNames = {
  info: 'Flags that an administrator of users gives; null without any.',
  agente: 'The sales agent; null when there is none.',
  operatore: 'Its role as operator; null without it.',
  appAccount: 'Its role as account of the app; null without it.',
  canAdminUsers: 'Administers users.',
  canViewAttivitaOperatori: "Sees the operators' activities.",
  canViewLineaSaomad: 'Sees the machine line.',
  remindStatoOrdineFornitore: 'Is reminded of the state of supplier orders.',
  remindMissOrdiniFornitore: 'Is reminded of missing supplier orders.',
  mailSchedulazione: 'Gets a mail when orders are scheduled.',
  vbhReadonlyAccess: 'Reads the external administration.',
  visualizzaStatiOrdine: 'Sees the states of orders and is notified of them.',
  visualizzaEcommerce: 'Sees the e-commerce section.',
  ultimoAccesso: 'Last time it came in; null when never.',
  vedeOrdini: 'Sees orders.',
  modificaStatoOrdine: 'Changes the state of orders.',
  modificaStatoFasiOrdine: 'Changes the state of the phases of orders.',
  modificaStatoFasiOrdineFornitore: 'Changes the state of supplier phases.',
  tipoAgente: 'Kind of agent.',
}
