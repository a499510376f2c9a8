import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { User } from '../../graphql/User.ts'
import { createUser } from '../createUser.ts'
import { deleteUser } from '../deleteUser.ts'
import type { Flags } from '../info.ts'
import { usersList } from '../list.ts'
import { setAttivoUser } from '../setAttivoUser.ts'
import { setPasswordUser } from '../setPasswordUser.ts'
import { updateUser } from '../updateUser.ts'

const InfoUserInput = builder
  .inputRef<{ note?: string | null } & { [K in keyof Flags]?: boolean | null }>('InfoUserInput')
  .implement({
    description: 'Notes and flags of a user; what is missing stays. Only administrators hold the flags.',
    fields: (t) => ({
      note: t.string({ description: 'Plain text for the administrators.' }),
      canAdminUsers: t.boolean(),
      canViewAttivitaOperatori: t.boolean(),
      canViewLineaSaomad: t.boolean(),
      remindStatoOrdineFornitore: t.boolean(),
      remindMissOrdiniFornitore: t.boolean(),
      mailSchedulazione: t.boolean(),
      vbhReadonlyAccess: t.boolean(),
    }),
  })

const active = 'Whether it may log in.'
const versione = 'The one that was read: a stale write is refused with CONFLICT.'
const repeated = 'The password again; when given it must be equal.'

/** The user that was changed, of itself or through a role, as it is now. */
export const utentePayload = (t: PayloadBuilder<{ user: number }>) => ({
  user: nodeField(t, User, usersList, ({ user }) => user),
})

/** The same for operations that say `pk`. */
const userPayload = (t: PayloadBuilder<{ pk: number }>) => ({
  user: nodeField(t, User, usersList, ({ pk }) => pk),
})

mutationField(createUser, {
  description: 'Adds a user.',
  input: (t) => ({
    username: t.string(),
    email: t.string(),
    firstName: t.string(),
    lastName: t.string(),
    isSuperuser: t.boolean(),
    isStaff: t.boolean(),
    info: t.field({ type: InfoUserInput }),
    password: t.string(),
    confirmPassword: t.string({ description: repeated }),
  }),
  payload: userPayload,
})

mutationField(updateUser, {
  description: 'Changes the data and flags of a user; what is missing stays.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: versione }),
    username: t.string(),
    email: t.string(),
    firstName: t.string(),
    lastName: t.string(),
    isSuperuser: t.boolean(),
    isStaff: t.boolean(),
    isActive: t.boolean({ description: active }),
    info: t.field({ type: InfoUserInput }),
  }),
  payload: userPayload,
})

mutationField(setPasswordUser, {
  description: 'Gives a user another password; its sessions end.',
  input: (t) => ({
    pk: t.int({ required: true }),
    password: t.string(),
    confirmPassword: t.string({ description: repeated }),
  }),
  payload: userPayload,
})

mutationField(setAttivoUser, {
  description: 'Lets a user in or keeps it out.',
  input: (t) => ({ pk: t.int({ required: true }), attivo: t.boolean({ description: active }) }),
  payload: userPayload,
})

mutationField(deleteUser, {
  description: 'Removes a user that has left no trace.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('User', result.pk),
    }),
  }),
})
