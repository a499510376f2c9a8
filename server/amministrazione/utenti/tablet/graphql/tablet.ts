import type { Context, TabletOfSession } from '#platform/context.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import {
  changeInput,
  deletedPkField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
} from '#platform/graphql/mutationField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { tabletOf } from '#platform/identity/tablet.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import { usersList } from '../../amministrazione/list.ts'
import { User } from '../../graphql/User.ts'
import { ViewerRef } from '../../graphql/ViewerRef.ts'
import { connectTablet } from '../connectTablet.ts'
import { createTablet } from '../createTablet.ts'
import { deleteTablet } from '../deleteTablet.ts'
import { disconnectTablet } from '../disconnectTablet.ts'
import { loginConPin } from '../loginConPin.ts'
import { regenerateCodiceTablet } from '../regenerateCodiceTablet.ts'
import { setAccessoTablet } from '../setAccessoTablet.ts'
import { setPinProprio } from '../setPinProprio.ts'
import { operatoriOf } from '../tablets.ts'
import { updateTablet } from '../updateTablet.ts'

/** What a tablet shows to whoever stands before it; only its own device is told. */
const inFront = { pubblico: true } as const

interface NomeSulTablet {
  pk: number
  utente: number
  nome: string
  conPin: boolean
}

const NomeSulTabletRef = builder.objectRef<NomeSulTablet>('NomeSulTablet').implement({
  description: 'Somebody who may enter at a tablet of the workshop.',
  authScopes: inFront,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the operator.' }),
    utente: t.exposeInt('utente', { description: 'Number of the user: whose the writes are that wait on the device.' }),
    nome: t.exposeString('nome', { description: 'First and last name, or the username.' }),
    conPin: t.exposeBoolean('conPin', { description: 'Whether a PIN is set.' }),
  }),
})

/** The names at the tablet whose device asks; none at any other device. */
async function readNames(ctx: Context): Promise<NomeSulTablet[]> {
  const tablet = await tabletOf(ctx)
  if (!tablet) return []
  const rows = await ctx.services.db.operatore.findMany({
    where: operatoriOf(tablet),
    select: {
      id: true,
      userId: true,
      user: { select: { firstName: true, lastName: true, username: true } },
      tablet: { select: { pinImpostatoIl: true } },
    },
    take: 500,
  })
  const operatori = rows.map(({ id, userId, user, tablet: access }) => ({
    pk: id,
    utente: userId,
    nome: `${user.firstName} ${user.lastName}`.trim() || user.username,
    conPin: access?.pinImpostatoIl != null,
  }))
  return operatori.toSorted((a, b) => a.nome.localeCompare(b.nome, 'it'))
}

const TabletQuiRef = builder.objectRef<Omit<TabletOfSession, 'id'>>('TabletQui').implement({
  description: 'The tablet of the workshop that the device which asks is.',
  authScopes: inFront,
  fields: (t) => ({
    nome: t.exposeString('nome'),
    minutiInattivita: t.exposeInt('minutiInattivita', {
      description: 'Minutes without a touch after which it goes back to the names.',
    }),
    operatori: t.field({
      type: [NomeSulTabletRef],
      description: 'Of its departments, by name.',
      resolve: (_here, _args, ctx) => readNames(ctx),
    }),
  }),
})

builder.queryField('tabletQui', (t) =>
  t.field({
    type: TabletQuiRef,
    nullable: true,
    description: 'The tablet at which the device stands, with its names; null for any device that is none.',
    authScopes: inFront,
    resolve: (_root, _args, ctx) => tabletOf(ctx),
  }),
)

const Tablet = builder.prismaNode('TabletOfficina', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'A tablet on a wall of the workshop, shared by several people.',
  authScopes: { permesso: 'adminUsers' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    reparti: t.field({
      type: ['String'],
      description: 'Whose people it shows; none: everybody.',
      select: { reparti: true },
      resolve: ({ reparti }) => reparti,
    }),
    minutiInattivita: t.exposeInt('minutiInattivita', {
      description: 'Minutes without a touch after which it goes back to the names.',
    }),
    collegatoIl: t.expose('collegatoIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When its device was linked; null while none is.',
    }),
    ultimoUso: t.expose('ultimoUso', {
      type: 'DateTime',
      nullable: true,
      description: 'Written every five minutes at most.',
    }),
    codiceScadeIl: t.expose('codiceScadeIl', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when its code links a device; null when there is none.',
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change.' }),
  }),
})

referenceField('tabletOfficina', {
  tipo: Tablet,
  model: 'tabletOfficina',
  permesso: 'adminUsers',
  description: 'The tablets of the workshop, by name.',
  orderBy: [{ nome: 'asc' }],
})

const inputOfTablet = (t: InputBuilder) => ({
  nome: t.string({ description: 'As it is called, unique.' }),
  reparti: t.stringList({ description: 'Keys of the departments whose people it shows; none: everybody.' }),
  minutiInattivita: t.int({ description: '1 to 60.' }),
})

const CODICE = 'Typed on the device at /postazione within the hour, once; told this once.'

const everyTablet = { model: 'tabletOfficina', visible: () => ({}) } as const

const tabletField = <Result extends { pk: number }>(t: PayloadBuilder<Result>) =>
  nodeField(t, Tablet, everyTablet, ({ pk }) => pk)

mutationField(createTablet, {
  description: 'Adds a tablet of the workshop.',
  input: inputOfTablet,
  payload: (t) => ({
    tablet: tabletField(t),
    codice: t.string({ nullable: true, description: CODICE, resolve: ({ result }) => result?.codice }),
  }),
})

mutationField(updateTablet, {
  description: 'Changes a tablet of the workshop.',
  input: (t) => ({ ...changeInput(t), ...inputOfTablet(t) }),
  payload: (t) => ({
    tablet: tabletField(t),
  }),
})

mutationField(regenerateCodiceTablet, {
  description: 'Another code for a tablet.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    tablet: tabletField(t),
    codice: t.string({ nullable: true, description: CODICE, resolve: ({ result }) => result?.codice }),
  }),
})

mutationField(disconnectTablet, {
  description: 'The device of a tablet opens nothing any longer.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ tablet: tabletField(t), fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(deleteTablet, {
  description: 'Removes a tablet.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ pk: deletedPkField(t) }),
})

mutationField(connectTablet, {
  description: 'Makes the device that asks the one of a tablet: the answer sets the cookie `tablet`.',
  input: (t) => ({ codice: t.string() }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(loginConPin, {
  description:
    'Lets an operator in on a tablet of the workshop: the answer sets the cookies `sessionid` and `csrftoken`.',
  input: (t) => ({
    operatorePk: t.int({ required: true, description: 'Number of the operator.' }),
    pin: t.string({ description: '4 to 8 digits.' }),
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

mutationField(setPinProprio, {
  description: "Sets the caller's PIN for the tablets of the workshop; who has entered by the old one is out.",
  input: (t) => ({
    password: t.string({ description: 'The current password.' }),
    pin: t.string({ description: '4 to 8 digits.' }),
  }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(setAccessoTablet, {
  description: 'Says at which tablets an operator enters, and by which PIN.',
  input: (t) => ({
    operatorePk: t.int({ required: true, description: 'Number of the operator.' }),
    reparto: t.string({ description: 'Key of the department at whose tablets; null: at every tablet.' }),
    pin: t.string({ description: '4 to 8 digits; missing: the one that is there stays.' }),
    togliPin: t.boolean({ description: 'Takes the PIN away.' }),
  }),
  payload: (t) => ({ user: nodeField(t, User, usersList, ({ user }) => user) }),
})
