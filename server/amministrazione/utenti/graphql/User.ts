import { personaleList } from '#persone/personale/list.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { toldIn } from '#platform/graphql/plugins/links.ts'
import { usersList } from '../amministrazione/list.ts'
import { usersFilters } from '../amministrazione/rules.ts'
import { utenteNotDeletableReason } from '../amministrazione/utenteNotDeletableReason.ts'
import { emailsTold, usernamesTold, usersMet, utentiPerTokenFilters, utentiPerTokenList } from '../people.ts'
import { administered, administeredWhole } from './administered.ts'

/** A person who works here; only the name is anybody's to read, the password is in no field. */
export const User = builder.prismaNode('User', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(usersMet, id, ctx),
  nullable: true,
  description:
    'A user of the product. Everybody is told the name; all the rest is for who administers users, null to others.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    nome: t.string({
      description: 'First and last name, or the username.',
      select: { firstName: true, lastName: true, username: true },
      resolve: (user) => `${user.firstName} ${user.lastName}`.trim() || user.username,
    }),
    username: t.string({
      nullable: true,
      description:
        'What it logs in with. Also for who hands out tokens, of those in whose name they act, and for who shares folders, of accounts of the app.',
      select: { id: true, username: true },
      resolve: ({ id, username }, _args, ctx) => toldIn(usernamesTold, id, username, ctx),
    }),
    email: t.string({
      nullable: true,
      description: 'Mail address; may be empty. Also for who shares folders, of accounts of the app.',
      select: { id: true, email: true },
      resolve: ({ id, email }, _args, ctx) => toldIn(emailsTold, id, email, ctx),
    }),
    isSuperuser: t.exposeBoolean('isSuperuser', administeredWhole),
    isStaff: t.exposeBoolean('isStaff', administeredWhole),
    isActive: t.exposeBoolean('isActive', { ...administeredWhole, description: 'May log in.' }),
    ultimoAccesso: t.expose('ultimoAccesso', { ...administered, type: 'DateTime' }),
    creatoIl: t.expose('creatoIl', { ...administeredWhole, type: 'DateTime' }),
    versione: t.exposeInt('versione', {
      ...administeredWhole,
      description: 'Grows at every change, of its roles too.',
    }),
    info: t.relation('info', administered),
    operatore: t.relation('operatore', administered),
    appAccount: t.relation('appAccount', administered),
    agente: t.relation('agente', administered),
    fornitore: t.relation('fornitore', { ...administered, description: 'The supplier that the user acts for.' }),
    persona: t.relation('persona', { ...administered, seenIn: personaleList, description: 'Who of the staff it is.' }),
    apiTokens: t.relation('apiTokens', {
      ...administered,
      description: 'The API tokens that act in its name, the newest first.',
      query: { orderBy: [{ id: 'desc' }] },
    }),
    secondoFattoreDal: t.field({
      ...administered,
      type: 'DateTime',
      description: 'Since when the login asks it for a second factor; null when it does not.',
      select: { secondoFattore: { select: { confermatoIl: true } } },
      resolve: ({ secondoFattore }) => secondoFattore?.confermatoIl ?? null,
    }),
    motivoNonEliminabile: t.string({
      ...administered,
      description: 'Why it cannot be removed; null when it can.',
      select: { id: true },
      resolve: ({ id }, _args, ctx) => utenteNotDeletableReason(ctx.services.db, id),
    }),
  }),
})

listField('users', {
  tipo: User,
  elenco: usersList,
  filtro: filterInput('FiltroUsers', usersFilters, 'Filters of the users; one that is missing asks nothing.'),
  permesso: 'adminUsers',
  description: 'All users.',
})

detailField('userAdmin', {
  tipo: User,
  elenco: usersList,
  permesso: 'adminUsers',
  description: 'One user by its number.',
})

listField('utentiPerToken', {
  tipo: User,
  elenco: utentiPerTokenList,
  filtro: filterInput('FiltroUtentiPerToken', utentiPerTokenFilters, 'Filters of the users for a token.'),
  permesso: 'adminToken',
  description: 'Active users, to choose in whose name a token acts.',
})
