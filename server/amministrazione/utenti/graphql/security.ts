import type { Context } from '#platform/context.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { usersList } from '../amministrazione/list.ts'
import { regenerateCodiciRecupero, removeSecondoFattore } from '../secondoFattore/changeFattore.ts'
import { confirmSecondoFattore } from '../secondoFattore/confirmSecondoFattore.ts'
import { needsFactor } from '../secondoFattore/obbligo.ts'
import { prepareSecondoFattore } from '../secondoFattore/prepareSecondoFattore.ts'
import { removeSecondoFattoreUtente } from '../secondoFattore/removeSecondoFattoreUtente.ts'
import { endSessione } from '../sessioni/endSessione.ts'
import { type OwnSession, ownSessions, sessionOwner } from '../sessioni/own.ts'
import { deviceName } from '../sessioni/rules.ts'
import { User } from './User.ts'
import { ViewerRef } from './ViewerRef.ts'

const Session = builder.objectRef<OwnSession>('Sessione').implement({
  description: 'A browser in which the caller is logged in.',
  authScopes: { account: true },
  fields: (t) => ({
    codice: t.exposeString('codice', { description: 'Names it for `endSessione`; it lets nobody in.' }),
    creataIl: t.expose('creataIl', { type: 'DateTime', description: 'When the user logged in.' }),
    ultimoUso: t.expose('ultimoUso', { type: 'DateTime', description: 'Written every five minutes at most.' }),
    scadeIl: t.expose('scadeIl', { type: 'DateTime', description: 'When it ends by itself, unless it is used.' }),
    dispositivo: t.string({
      description: 'Browser and system, in Italian.',
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    indirizzo: t.exposeString('indirizzo', { description: 'Address that the login came from; empty when unknown.' }),
    questa: t.exposeBoolean('questa', { description: 'Whether it is the one that asks.' }),
  }),
})

/** What the login asks beside the password. Only the caller is ever asked about: in a batch, its three fields read once. */
const factorOf = createBatch(async (users: number[], { services: { db } }: Context) => {
  const found = await db.secondoFattore.findMany({
    where: { userId: { in: users }, confermatoIl: { not: null } },
    select: { userId: true, confermatoIl: true, _count: { select: { codici: { where: { usatoIl: null } } } } },
  })
  const own = new Map(found.map((one) => [one.userId, one]))
  return new Map(
    await Promise.all(
      users.map(async (id) => {
        const factor = own.get(id)
        const required = await needsFactor(db, id)
        return [
          id,
          { attivoDal: factor?.confermatoIl, codici: factor?._count.codici ?? 0, obbligatorio: required },
        ] as const
      }),
    ),
  )
})

/** That of the caller; of a token, and while looking through the eyes of another, none. */
async function ownFactor(ctx: Context) {
  const owner = sessionOwner(ctx)
  return owner && factorOf(owner.userId, ctx)
}

const notTold = 'Null for a token, and while looking through the eyes of another.'

builder.objectFields(ViewerRef, (t) => ({
  secondoFattoreDal: t.field({
    type: 'DateTime',
    nullable: true,
    description: `Since when the login asks a second factor beside the password; null while it does not. ${notTold}`,
    resolve: async (_viewer, _args, ctx) => (await ownFactor(ctx))?.attivoDal,
  }),
  codiciRecuperoRimasti: t.int({
    nullable: true,
    description: `Recovery codes not used yet. ${notTold}`,
    resolve: async (_viewer, _args, ctx) => (await ownFactor(ctx))?.codici,
  }),
  secondoFattoreObbligatorio: t.boolean({
    nullable: true,
    description: `The settings want a second factor of this user: it stays. ${notTold}`,
    resolve: async (_viewer, _args, ctx) => (await ownFactor(ctx))?.obbligatorio,
  }),
}))

builder.queryField('sessioni', (t) =>
  t.field({
    type: [Session],
    description: 'Where the caller is logged in; none for a token, and while looking through the eyes of another.',
    authScopes: { account: true },
    resolve: (_root, _args, ctx) => ownSessions(ctx),
  }),
)

const both = {
  password: 'The current password.',
  codice: 'Code of the app, or a recovery code.',
} as const

mutationField(prepareSecondoFattore, {
  description: "Begins the set-up of the caller's second factor: what an authenticator app reads. Not with a token.",
  input: (t) => ({ password: t.string({ description: both.password }) }),
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

mutationField(confirmSecondoFattore, {
  description: 'Ends the set-up with a first code: the login asks for one from now on, the other sessions end.',
  input: (t) => ({ codice: t.string({ description: 'Six digits of the app.' }) }),
  payload: (t) => ({
    codici: t.stringList({
      description: 'Recovery codes, each worth one login, told this once.',
      resolve: ({ result }) => result?.codici ?? [],
    }),
  }),
})

mutationField(regenerateCodiciRecupero, {
  description: 'New recovery codes in place of the old ones.',
  input: (t) => ({
    password: t.string({ description: both.password }),
    codice: t.string({ description: both.codice }),
  }),
  payload: (t) => ({
    codici: t.stringList({ description: 'Told this once.', resolve: ({ result }) => result?.codici ?? [] }),
  }),
})

mutationField(removeSecondoFattore, {
  description: "Removes the caller's second factor.",
  input: (t) => ({
    password: t.string({ description: both.password }),
    codice: t.string({ description: both.codice }),
  }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(removeSecondoFattoreUtente, {
  description: 'Removes the second factor of a user who has lost phone and codes; its sessions end.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ user: nodeField(t, User, usersList, ({ pk }) => pk) }),
})

mutationField(endSessione, {
  description: "Ends one of the caller's own sessions, or all but the one that asks.",
  input: (t) => ({
    codice: t.string({ description: 'As `sessioni` names it.' }),
    altre: t.boolean({ description: 'All but the one that asks, instead of one.' }),
  }),
  payload: (t) => ({
    terminate: t.int({ description: 'How many ended.', resolve: ({ result }) => result?.terminate ?? 0 }),
  }),
})
