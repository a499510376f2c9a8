import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import { changePassword } from '../changePassword.ts'
import { login, prepareSecondoFattoreAccesso } from '../login.ts'
import { logout } from '../logout.ts'
import { requestRecuperoPassword } from '../recupero/requestRecuperoPassword.ts'
import { resetPassword } from '../recupero/resetPassword.ts'
import { endVediCome } from '../vediCome/endVediCome.ts'
import { startVediCome } from '../vediCome/startVediCome.ts'
import { ViewerRef } from './ViewerRef.ts'

mutationField(login, {
  description: 'Opens a session: the answer sets the cookies `sessionid` and `csrftoken`.',
  input: (t) => ({
    username: t.string(),
    password: t.string(),
    ricordami: t.boolean({ description: '14 days instead of 12 idle hours.' }),
    codice: t.string({
      description:
        'Code of the second factor, or a recovery code. Asked for by an error SECOND_FACTOR on this field, once the password is right; by SECOND_FACTOR_SETUP where `prepareSecondoFattoreAccesso` comes first.',
    }),
    passkey: t.field({
      type: 'JSON',
      description:
        'What a passkey has signed of `preparePasskeyAccesso`, in place of a code, `{"id":"…","response":{…}}`; an error PASSKEY asks for it.',
    }),
  }),
  payload: (t) => ({
    viewer: t.field({
      type: ViewerRef,
      nullable: true,
      description: 'Who has come in.',
      resolve: ({ result }, _args, ctx) => result && loadViewer(ctx.services.db, result.userId),
    }),
    codici: t.stringList({
      description: 'Recovery codes, told this once, where the login has confirmed a new second factor.',
      resolve: ({ result }) => result?.codici ?? [],
    }),
  }),
})

mutationField(prepareSecondoFattoreAccesso, {
  description:
    'Begins the set-up of a second factor for who is not let in without one; `login` with its first code ends it.',
  input: (t) => ({ username: t.string(), password: t.string() }),
  payload: (t) => ({
    indirizzo: t.string({
      nullable: true,
      description: '`otpauth://…`, to be shown as a square.',
      resolve: ({ result }) => result?.indirizzo,
    }),
    segreto: t.string({
      nullable: true,
      description: 'The secret in base 32, for apps without a camera.',
      resolve: ({ result }) => result?.segreto,
    }),
  }),
})

mutationField(logout, {
  description: 'Ends the session of the caller.',
  input: (t) => ({ ok: t.boolean({ description: 'Nothing is needed.' }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(changePassword, {
  description: "Changes the caller's own password; the other sessions end.",
  input: (t) => ({ attuale: t.string(), password: t.string(), confirmPassword: t.string() }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(requestRecuperoPassword, {
  description: 'Sends a link for a new password by mail; who is nobody gets the same answer.',
  input: (t) => ({ chi: t.string({ description: 'User name or mail address.' }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(resetPassword, {
  description: 'Sets a new password by the link of a mail, once; sessions end. It logs nobody in.',
  input: (t) => ({
    segreto: t.string({ description: 'What the address of the link has behind the hash sign.' }),
    password: t.string(),
    confirmPassword: t.string(),
  }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

builder.queryField('accessoEsterno', (t) =>
  t.string({
    nullable: true,
    description: 'Name of who else logs people in, by `/accesso/oidc?next=…`; null when the password alone does.',
    authScopes: { pubblico: true },
    resolve: (_root, _args, { services }) => services.config.oidc?.name,
  }),
)

mutationField(startVediCome, {
  description: "From now on this browser sees the product through another user's eyes, and can only read.",
  input: (t) => ({ userPk: t.int({ required: true, description: 'Number of the user to look as.' }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(endVediCome, {
  description: 'This browser sees the product in person again.',
  input: (t) => ({ ok: t.boolean({ description: 'Nothing is needed.' }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})
