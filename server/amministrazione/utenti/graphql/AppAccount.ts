import { accountFilters, accountList, valid } from '#documenti/cartelle/list.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { clientiList } from '#vendite/clienti/list.ts'
import { accountsMet } from '../people.ts'
import { administered, administeredWhole, RESERVED } from './administered.ts'

const AppAccount = builder.prismaNode('AppAccount', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(accountsMet, id, ctx),
  nullable: true,
  description: 'A user as an account of the app, which folders are shared with.',
  authScopes: { $any: { permesso: 'adminUsers', $all: { permesso: 'adminApp' } } },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    user: t.relation('user'),
    userPk: t.exposeInt('userId', { description: 'Number of the user.' }),
    condivisioni: t.relation('cartelle', {
      nullable: true,
      description: 'Folders that are shared with it today. Withheld from users who do not manage folders: null.',
      authScopes: { permesso: 'adminApp' },
      unauthorizedResolver: () => null,
      query: () => ({ where: valid(), orderBy: { id: 'asc' } }),
    }),
    visualizzaStatiOrdine: t.exposeBoolean('visualizzaStatiOrdine', administeredWhole),
    visualizzaEcommerce: t.exposeBoolean('visualizzaEcommerce', administeredWhole),
    ultimoAccesso: t.expose('ultimoAccesso', { ...administered, type: 'DateTime' }),
    accessoClienti: t.relation('clienti', {
      ...administeredWhole,
      seenIn: clientiList,
      description: `Customers whose orders it sees. ${RESERVED}`,
      query: { orderBy: [{ nome: 'asc' }, { id: 'asc' }] },
    }),
  }),
})

listField('accountCartelle', {
  tipo: AppAccount,
  elenco: accountList,
  filtro: filterInput(
    'FiltroAccountCartelle',
    accountFilters,
    'Filters of the accounts; all that are given must hold.',
  ),
  permesso: 'adminApp',
  description: 'The active accounts of the app, by last name: whom folders may be shared with.',
})
