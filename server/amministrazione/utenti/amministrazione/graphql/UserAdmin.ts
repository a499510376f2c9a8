import { builder } from '#platform/graphql/builder.ts'
import { detailField, listField, whereOne } from '#platform/graphql/listField.ts'
import { type UsersFilter, usersList } from '../list.ts'
import { utenteNotDeletableReason } from '../utenteNotDeletableReason.ts'
import { AgenteAdmin, AppAccountAdmin, FornitoreUtenteAdmin, InfoUserAdmin, OperatoreAdmin } from './ruoli.ts'

/** A user as its administrators see it; the password is in no field. */
export const UserAdmin = builder.prismaNode('User', {
  variant: 'UserAdmin',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(usersList, id, ctx),
  nullable: true,
  description: 'A user with its roles and permissions, for users who administer them.',
  authScopes: { permesso: 'adminUsers' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    username: t.exposeString('username'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    nome: t.string({
      description: 'First and last name, or the username.',
      select: { firstName: true, lastName: true, username: true },
      resolve: (user) => `${user.firstName} ${user.lastName}`.trim() || user.username,
    }),
    isSuperuser: t.exposeBoolean('isSuperuser'),
    isStaff: t.exposeBoolean('isStaff'),
    isActive: t.exposeBoolean('isActive', { description: 'May log in.' }),
    ultimoAccesso: t.expose('ultimoAccesso', { type: 'DateTime', nullable: true }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change, of its roles too.' }),
    info: t.relation('info', { type: InfoUserAdmin, nullable: true }),
    operatore: t.relation('operatore', { type: OperatoreAdmin, nullable: true }),
    appAccount: t.relation('appAccount', { type: AppAccountAdmin, nullable: true }),
    agente: t.relation('agente', { type: AgenteAdmin, nullable: true }),
    fornitore: t.relation('fornitore', {
      type: FornitoreUtenteAdmin,
      nullable: true,
      description: 'The supplier that the user acts for.',
    }),
    apiTokens: t.relation('apiTokens', {
      description: 'The API tokens that act in its name, the newest first.',
      query: { orderBy: [{ id: 'desc' }] },
    }),
    secondoFattoreDal: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when the login asks it for a second factor; null when it does not.',
      select: { secondoFattore: { select: { confermatoIl: true } } },
      resolve: ({ secondoFattore }) => secondoFattore?.confermatoIl ?? null,
    }),
    motivoNonEliminabile: t.string({
      nullable: true,
      description: 'Why it cannot be removed; null when it can.',
      select: { id: true },
      resolve: ({ id }, _args, ctx) => utenteNotDeletableReason(ctx.services.db, id),
    }),
  }),
})

const Filter = builder.inputRef<UsersFilter>('FiltroUsers').implement({
  description: 'Filters of the users; one that is missing asks nothing.',
  fields: (t) => ({
    search: t.string({ description: "Every word, in the names, the e-mail or the agent's code." }),
    isStaff: t.boolean(),
    isSuperuser: t.boolean(),
    isAppAccount: t.boolean({ description: 'Has an account of the app.' }),
    isOperatore: t.boolean({ description: 'Is an operator.' }),
    agente: t.boolean({ description: 'Is a sales agent.' }),
    isFornitore: t.boolean({ description: 'Stands for a supplier.' }),
    isActive: t.boolean({ description: 'May log in.' }),
  }),
})

listField('users', {
  tipo: UserAdmin,
  elenco: usersList,
  filtro: Filter,
  permesso: 'adminUsers',
  description: 'All users.',
})

detailField('userAdmin', {
  tipo: UserAdmin,
  elenco: usersList,
  permesso: 'adminUsers',
  description: 'One user by its number.',
})
