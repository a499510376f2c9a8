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

interface OwnFactor {
  attivoDal: Date | null
  codiciRimasti: number
  obbligatorio: boolean
}

const SecondoFattoreRef = builder.objectRef<OwnFactor>('SecondoFattore').implement({
  description: 'What the login of the caller asks beside the password.',
  authScopes: { account: true },
  fields: (t) => ({
    attivoDal: t.expose('attivoDal', { type: 'DateTime', nullable: true, description: 'Null while there is none.' }),
    codiciRimasti: t.exposeInt('codiciRimasti', { description: 'Recovery codes not used yet.' }),
    obbligatorio: t.exposeBoolean('obbligatorio', { description: 'The settings want it of this user: it stays.' }),
  }),
})

builder.queryField('sessioni', (t) =>
  t.field({
    type: [Session],
    description: 'Where the caller is logged in; none for a token, and while looking through the eyes of another.',
    authScopes: { account: true },
    resolve: (_root, _args, ctx) => ownSessions(ctx),
  }),
)

builder.queryField('secondoFattore', (t) =>
  t.field({
    type: SecondoFattoreRef,
    nullable: true,
    description: 'The second factor of the caller; null for a token, and while looking through the eyes of another.',
    authScopes: { account: true },
    async resolve(_root, _args, ctx) {
      const owner = sessionOwner(ctx)
      if (!owner) return null
      const found = await ctx.services.db.secondoFattore.findFirst({
        where: { userId: owner.userId, confermatoIl: { not: null } },
        select: { confermatoIl: true, _count: { select: { codici: { where: { usatoIl: null } } } } },
      })
      const required = await needsFactor(ctx.services.db, owner.userId)
      return {
        attivoDal: found?.confermatoIl ?? null,
        codiciRimasti: found?._count.codici ?? 0,
        obbligatorio: required,
      }
    },
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
