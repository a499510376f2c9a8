import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import type { Passkey as PasskeyRow } from '#prisma/generated/client.ts'
import { loginConPasskey, preparePasskeyAccesso } from '../passkey/loginConPasskey.ts'
import { confirmPasskey, deletePasskey, preparePasskey } from '../passkey/ownPasskeys.ts'
import { confirmIdentita } from '../secondoFattore/confirmIdentita.ts'
import { sessionOwner } from '../sessioni/own.ts'
import { ViewerRef } from './ViewerRef.ts'

const Passkey = builder.objectRef<PasskeyRow>('Passkey').implement({
  description: 'A key of a device of the caller, which stands for password and second factor.',
  authScopes: { account: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome', { description: 'What its owner calls it.' }),
    creataIl: t.expose('creataIl', { type: 'DateTime', description: 'Since when it opens.' }),
    ultimoUso: t.expose('ultimoUso', { type: 'DateTime', nullable: true, description: 'When it last opened.' }),
  }),
})

builder.queryField('passkeys', (t) =>
  t.field({
    type: [Passkey],
    description: 'Passkeys of the caller; none for a token, and while looking through the eyes of another.',
    authScopes: { account: true },
    resolve: async (_root, _args, ctx) => {
      const owner = sessionOwner(ctx)
      if (!owner) return []
      return ctx.services.db.passkey.findMany({ where: { userId: owner.userId }, orderBy: { id: 'asc' } })
    },
  }),
)

const answer = 'What the device answered, as browsers write it: `{"id":"…","type":"public-key","response":{…}}`.'

mutationField(preparePasskey, {
  description: 'Begins a passkey of the caller. Not with a token; asks for a recent proof of who one is.',
  input: (t) => ({ ok: t.boolean({ description: 'Nothing is needed.' }) }),
  payload: (t) => ({
    opzioni: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What `navigator.credentials.create` takes: `{"challenge":"…","rp":{"id":"serramenti.example"}}`.',
      resolve: ({ result }) => result,
    }),
  }),
})

mutationField(confirmPasskey, {
  description:
    'Ends a passkey: from now on the login asks for it, or for a code, beside the password; other sessions end.',
  input: (t) => ({
    nome: t.string({ description: 'Tells it from the others.' }),
    risposta: t.field({ type: 'JSON', description: answer }),
  }),
  payload: (t) => ({ pk: t.int({ nullable: true, description: 'Its number.', resolve: ({ result }) => result?.pk }) }),
})

mutationField(deletePasskey, {
  description: 'Removes a passkey of the caller.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(preparePasskeyAccesso, {
  description: 'Begins a login, a second factor or a proof by a passkey; holds for five minutes, once.',
  input: (t) => ({ ok: t.boolean({ description: 'Nothing is needed.' }) }),
  payload: (t) => ({
    opzioni: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What `navigator.credentials.get` takes: `{"challenge":"…","rpId":"serramenti.example"}`.',
      resolve: ({ result }) => result,
    }),
  }),
})

mutationField(loginConPasskey, {
  description:
    'Opens a session by a passkey, without a password: the answer sets the cookies `sessionid` and `csrftoken`.',
  input: (t) => ({
    risposta: t.field({ type: 'JSON', description: answer }),
    ricordami: t.boolean({ description: '14 days instead of 12 idle hours.' }),
  }),
  payload: (t) => ({
    viewer: t.field({
      type: ViewerRef,
      nullable: true,
      description: 'Who has come in.',
      resolve: ({ result }, _args, ctx) => result && loadViewer(ctx.services.db, result.userId),
    }),
  }),
})

mutationField(confirmIdentita, {
  description:
    'Proves once more who the caller is, for ten minutes: what is refused with PROOF_REQUIRED then goes on. Password and second factor, or a passkey.',
  input: (t) => ({
    password: t.string({ description: 'The current password.' }),
    codice: t.string({ description: 'Code of the app, or a recovery code, where there is a second factor.' }),
    passkey: t.field({ type: 'JSON', description: answer }),
  }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})
