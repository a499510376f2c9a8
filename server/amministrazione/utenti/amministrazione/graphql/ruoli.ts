import { REPARTI } from '#persone/personale/rules.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { listField } from '#platform/graphql/listField.ts'
import { wordOf } from '#shared/fields/words.ts'
import { writtenTipo } from '#vendite/agenti/rules.ts'
import { type ClientiPerAccessoFilter, clientiPerAccesso } from '../clientiPerAccesso.ts'

const onlyAdministrators = { permesso: 'adminUsers' } as const

export const InfoUserAdmin = builder.prismaObject('InfoUser', {
  variant: 'InfoUserAdmin',
  description: 'Notes about a user, and the flags that only an administrator can hold.',
  authScopes: onlyAdministrators,
  select: { id: true },
  fields: (t) => ({
    note: t.exposeString('note', { description: 'Plain text for the administrators.' }),
    canAdminUsers: t.exposeBoolean('canAdminUsers'),
    canViewAttivitaOperatori: t.exposeBoolean('canViewAttivitaOperatori'),
    canViewLineaSaomad: t.exposeBoolean('canViewLineaSaomad'),
    remindStatoOrdineFornitore: t.exposeBoolean('remindStatoOrdineFornitore'),
    remindMissOrdiniFornitore: t.exposeBoolean('remindMissOrdiniFornitore'),
    mailSchedulazione: t.exposeBoolean('mailSchedulazione'),
    vbhReadonlyAccess: t.exposeBoolean('vbhReadonlyAccess'),
  }),
})

export const OperatoreAdmin = builder.prismaObject('Operatore', {
  variant: 'OperatoreAdmin',
  description: 'A user as an operator, with its permissions.',
  authScopes: onlyAdministrators,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    userPk: t.exposeInt('userId', { description: 'Number of the user.' }),
    vedeOrdini: t.exposeBoolean('vedeOrdini'),
    modificaStatoOrdine: t.exposeBoolean('modificaStatoOrdine'),
    modificaStatoFasiOrdine: t.exposeBoolean('modificaStatoFasiOrdine'),
    modificaStatoFasiOrdineFornitore: t.exposeBoolean('modificaStatoFasiOrdineFornitore'),
    repartoTablet: t.field({
      type: choiceOf(REPARTI),
      nullable: true,
      description: 'Whose tablets show it; null: all of them.',
      select: { tablet: { select: { reparto: true } } },
      resolve: ({ tablet }) => tablet?.reparto && wordOf(tablet.reparto),
    }),
    pinImpostatoIl: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its PIN for the tablets was set; null without one.',
      select: { tablet: { select: { pinImpostatoIl: true } } },
      resolve: ({ tablet }) => tablet?.pinImpostatoIl ?? null,
    }),
  }),
})

const ClienteAccesso = builder.prismaObject('Cliente', {
  variant: 'ClienteAccesso',
  description: 'A customer whose orders an app account may see.',
  authScopes: onlyAdministrators,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    codice: t.exposeString('codice', { nullable: true, description: 'Code of the import; null without one.' }),
  }),
})

export const AppAccountAdmin = builder.prismaObject('AppAccount', {
  variant: 'AppAccountAdmin',
  description: 'A user as an account of the app.',
  authScopes: onlyAdministrators,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    userPk: t.exposeInt('userId', { description: 'Number of the user.' }),
    visualizzaStatiOrdine: t.exposeBoolean('visualizzaStatiOrdine'),
    visualizzaEcommerce: t.exposeBoolean('visualizzaEcommerce'),
    ultimoAccesso: t.expose('ultimoAccesso', { type: 'DateTime', nullable: true }),
    accessoClienti: t.relation('clienti', {
      type: ClienteAccesso,
      description: 'Customers whose orders it sees.',
      query: { orderBy: [{ nome: 'asc' }, { id: 'asc' }] },
    }),
  }),
})

export const AgenteAdmin = builder.prismaObject('Agente', {
  variant: 'AgenteAdmin',
  description: 'A user as a sales agent.',
  authScopes: onlyAdministrators,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    userPk: t.exposeInt('userId', { description: 'Number of the user.' }),
    codice: t.exposeString('codice'),
    capoAreaPk: t.exposeInt('capoAreaId', { nullable: true, description: 'Number of the agent it answers to.' }),
    capoArea: t.relation('capoArea', { nullable: true, description: 'The agent it answers to.' }),
    subAgenti: t.relation('subAgenti', {
      description: 'The agents that answer to it.',
      query: { orderBy: [{ codice: 'asc' }] },
    }),
    tipo: t.string({
      description: 'Kind of agent: B2C, B2B or B2C*s.',
      select: { tipoAgente: true },
      resolve: ({ tipoAgente }) => writtenTipo(tipoAgente),
    }),
  }),
})

export const FornitoreUtenteAdmin = builder.prismaObject('FornitoreUtente', {
  variant: 'FornitoreUtenteAdmin',
  description: 'A user as a supplier, who has the portal and nothing else.',
  authScopes: onlyAdministrators,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    userPk: t.exposeInt('userId', { description: 'Number of the user.' }),
    fornitorePk: t.exposeInt('fornitoreId', { description: 'Number of the supplier.' }),
    fornitoreNome: t.string({
      description: 'Name of the supplier.',
      select: { fornitore: { select: { nome: true } } },
      resolve: ({ fornitore }) => fornitore.nome,
    }),
  }),
})

const Filter = builder.inputRef<ClientiPerAccessoFilter>('FiltroClientiPerAccesso').implement({
  description: 'Filters of the customers for an app account.',
  fields: (t) => ({ testo: t.string({ description: 'Every word, in what the list of customers shows.' }) }),
})

listField('clientiPerAccesso', {
  tipo: ClienteAccesso,
  elenco: clientiPerAccesso,
  filtro: Filter,
  permesso: 'adminUsers',
  description: 'Customers, to choose whose orders an app account sees.',
})
