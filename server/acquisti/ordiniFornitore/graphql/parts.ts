import { builder } from '#platform/graphql/builder.ts'

const ClienteDelFornitore = builder.prismaObject('Cliente', {
  variant: 'ClienteDelFornitore',
  description: 'The customer of an order that something is bought for: the name alone.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({ nome: t.exposeString('nome', { description: 'Name.' }) }),
})

/** What is shown of an order beside what is bought for it: no price, no line. */
export const OrdineDelFornitore = builder.prismaObject('Ordine', {
  variant: 'OrdineDelFornitore',
  description: 'The order that something is bought for, in short.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order, unique.' }),
    progetto: t.exposeString('progetto', { description: 'Project, free text.' }),
    riferimento: t.exposeString('riferimento', { description: 'Reference of the customer, free text.' }),
    dataConsegna: t.expose('dataConsegna', {
      type: 'Date',
      nullable: true,
      description: 'Approntamento: the day on which it must be ready.',
    }),
    nomeCliente: t.string({
      description: 'Name of the customer.',
      select: { cliente: { select: { nome: true } } },
      resolve: ({ cliente }) => cliente.nome,
    }),
    cliente: t.relation('cliente', { type: ClienteDelFornitore, description: 'The customer.' }),
    agente: t.relation('agente', {
      nullable: true,
      description: 'Its agent. Withheld from users who may not see agents: null.',
      authScopes: { permesso: 'viewAgenteOnOrders' },
      unauthorizedResolver: () => null,
    }),
  }),
})

export const StoricoStato = builder.prismaObject('StoricoStatoOrdineFornitore', {
  description: 'A state that a supplier order has had.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'Since when.' }),
    stato: t.exposeString('stato', { description: 'Its name then; empty for none.' }),
  }),
})
