import { REPARTI } from '#persone/personale/rules.ts'
import { readOne } from '#platform/db/read.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import {
  changeInput,
  deletedPkField,
  type InputBuilder,
  mutationField,
  nodeField,
} from '#platform/graphql/mutationField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { tabletOf } from '#platform/identity/tablet.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import { UserAdmin } from '../../amministrazione/graphql/UserAdmin.ts'
import { usersList } from '../../amministrazione/list.ts'
import { ViewerRef } from '../../graphql/ViewerRef.ts'
import { collegaTablet } from '../collegaTablet.ts'
import { createTablet } from '../createTablet.ts'
import { deleteTablet } from '../deleteTablet.ts'
import { entraConPin } from '../entraConPin.ts'
import { nuovoCodiceTablet } from '../nuovoCodiceTablet.ts'
import { scollegaTablet } from '../scollegaTablet.ts'
import { setAccessoTablet } from '../setAccessoTablet.ts'
import { setPinProprio } from '../setPinProprio.ts'
import { operatoriOf, repartoOf } from '../tablets.ts'
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

interface TabletQui {
  nome: string
  operatori: NomeSulTablet[]
}

const TabletQuiRef = builder.objectRef<TabletQui>('TabletQui').implement({
  description: 'The tablet of the workshop that the device which asks is.',
  authScopes: inFront,
  fields: (t) => ({
    nome: t.exposeString('nome'),
    operatori: t.field({
      type: [NomeSulTabletRef],
      description: 'Of its departments, by name.',
      resolve: (here) => here.operatori,
    }),
  }),
})

builder.queryField('tabletQui', (t) =>
  t.field({
    type: TabletQuiRef,
    nullable: true,
    description: 'The names at a tablet of the workshop; null for any device that is none.',
    authScopes: inFront,
    async resolve(_root, _args, ctx): Promise<TabletQui | null> {
      const tablet = await tabletOf(ctx)
      if (!tablet) return null
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
      return { nome: tablet.nome, operatori: operatori.toSorted((a, b) => a.nome.localeCompare(b.nome, 'it')) }
    },
  }),
)

const Tablet = builder.prismaObject('TabletOfficina', {
  description: 'A tablet on a wall of the workshop, shared by several people.',
  authScopes: { permesso: 'adminUsers' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    reparti: t.field({
      type: [choiceOf(REPARTI)],
      description: 'Whose people it shows; none: everybody.',
      select: { reparti: true },
      resolve: ({ reparti }) => reparti.map(repartoOf),
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
  reparti: t.field({ type: [choiceOf(REPARTI)], description: 'Whose people it shows; none: everybody.' }),
  minutiInattivita: t.int({ description: '1 to 60.' }),
})

const CODICE = 'Typed on the device at /postazione within the hour, once; told this once.'

const tabletField = { type: Tablet, nullable: true, description: 'As it is now; null when there are errors.' } as const

mutationField(createTablet, {
  description: 'Adds a tablet of the workshop.',
  input: inputOfTablet,
  payload: (t) => ({
    tablet: t.prismaField({
      ...tabletField,
      resolve: (query, { result }, _args, ctx) =>
        result && readOne(ctx.services.db, 'tabletOfficina', query, { id: result.pk }),
    }),
    codice: t.string({ nullable: true, description: CODICE, resolve: ({ result }) => result?.codice }),
  }),
})

mutationField(updateTablet, {
  description: 'Changes a tablet of the workshop.',
  input: (t) => ({ ...changeInput(t), ...inputOfTablet(t) }),
  payload: (t) => ({
    tablet: t.prismaField({
      ...tabletField,
      resolve: (query, { result }, _args, ctx) =>
        result && readOne(ctx.services.db, 'tabletOfficina', query, { id: result.pk }),
    }),
  }),
})

mutationField(nuovoCodiceTablet, {
  description: 'Another code for a tablet.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    codice: t.string({ nullable: true, description: CODICE, resolve: ({ result }) => result?.codice }),
  }),
})

mutationField(scollegaTablet, {
  description: 'The device of a tablet opens nothing any longer.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(deleteTablet, {
  description: 'Removes a tablet.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ pk: deletedPkField(t) }),
})

mutationField(collegaTablet, {
  description: 'Makes the device that asks the one of a tablet: the answer sets the cookie `tablet`.',
  input: (t) => ({ codice: t.string() }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(entraConPin, {
  description:
    'Lets an operator in on a tablet of the workshop: the answer sets the cookies `sessionid` and `csrftoken`.',
  input: (t) => ({ operatore: t.int({ required: true }), pin: t.string({ description: '4 to 8 digits.' }) }),
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
    operatore: t.int({ required: true, description: 'Number of the operator.' }),
    reparto: t.field({ type: choiceOf(REPARTI), description: 'At whose tablets; null: at every tablet.' }),
    pin: t.string({ description: '4 to 8 digits; missing: the one that is there stays.' }),
    togliPin: t.boolean({ description: 'Takes the PIN away.' }),
  }),
  payload: (t) => ({ user: nodeField(t, UserAdmin, usersList, ({ user }) => user) }),
})
