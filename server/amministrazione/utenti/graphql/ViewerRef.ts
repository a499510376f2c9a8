import { builder } from '#platform/graphql/builder.ts'
import type { FieldBuilder } from '#platform/graphql/rowField.ts'
import { fullNameOf } from '#platform/operation.ts'
import type { Viewer as ViewerShape } from '#platform/permissions.ts'
import { utentiToProtect } from '../demo.ts'
import { Permessi } from './Permessi.ts'

/** Only ever the caller's own: `viewer` and the login give it, nothing else does. */
const own = { pubblico: true } as const

const AgenteViewer = builder.objectRef<NonNullable<ViewerShape['agente']>>('AgenteViewer').implement({
  description: 'The viewer as an agent.',
  authScopes: own,
  fields: (t) => ({
    pk: t.exposeInt('id'),
    codice: t.exposeString('codice'),
    isCapoArea: t.boolean({ description: 'Has sub-agents.', resolve: ({ subAgenti }) => subAgenti.length > 0 }),
  }),
})

const OperatoreViewer = builder.objectRef<NonNullable<ViewerShape['operatore']>>('OperatoreViewer').implement({
  description: 'The viewer as an operator.',
  authScopes: own,
  fields: (t) => ({
    pk: t.exposeInt('id'),
    vedeOrdini: t.exposeBoolean('vedeOrdini'),
    modificaStatoOrdine: t.exposeBoolean('modificaStatoOrdine'),
    modificaStatoFasiOrdine: t.exposeBoolean('modificaStatoFasiOrdine'),
    modificaStatoFasiOrdineFornitore: t.exposeBoolean('modificaStatoFasiOrdineFornitore'),
    pinImpostatoIl: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its PIN for the tablets of the workshop was set; null without one.',
      async resolve({ id }, _args, { services }) {
        const access = await services.db.accessoTablet.findUnique({ where: { operatoreId: id } })
        return access?.pinImpostatoIl
      },
    }),
  }),
})

const FornitoreViewer = builder.objectRef<NonNullable<ViewerShape['fornitore']>>('FornitoreViewer').implement({
  description: 'The supplier that the viewer stands for.',
  authScopes: own,
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    tipologia: t.exposeString('tipologia', { description: 'Name of the material supplied.' }),
  }),
})

/** Of a viewer without such flags, or without an account of the app, null. */
const flag = (t: FieldBuilder<ViewerShape>, of: (viewer: ViewerShape) => boolean | undefined, description: string) =>
  t.boolean({ nullable: true, description, resolve: (viewer) => of(viewer) ?? null })

const GIVEN = 'A flag that an administrator of users gives; null for who was never given any.'
const OF_APP = 'A flag of an account of the app; null for who is none.'

export const ViewerRef = builder.objectRef<ViewerShape>('Viewer').implement({
  description: 'The user who asks.',
  authScopes: own,
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'Number of the user; 0 for who comes by the link of a supplier.' }),
    username: t.exposeString('username'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    nome: t.string({
      description: 'First and last name, or the username.',
      resolve: (viewer) => `${viewer.firstName} ${viewer.lastName}`.trim() || viewer.username,
    }),
    isSuperuser: t.exposeBoolean('isSuperuser'),
    isStaff: t.exposeBoolean('isStaff'),
    canAdminUsers: flag(t, ({ info }) => info?.canAdminUsers, GIVEN),
    canViewLineaSaomad: flag(t, ({ info }) => info?.canViewLineaSaomad, GIVEN),
    canViewAttivitaOperatori: flag(t, ({ info }) => info?.canViewAttivitaOperatori, GIVEN),
    vbhReadonlyAccess: flag(t, ({ info }) => info?.vbhReadonlyAccess, GIVEN),
    agente: t.expose('agente', { type: AgenteViewer, nullable: true }),
    operatore: t.expose('operatore', { type: OperatoreViewer, nullable: true }),
    appAccountPk: t.int({
      nullable: true,
      description: 'Number of the account of the app that the user is; null for none.',
      resolve: ({ appAccount }) => appAccount?.id ?? null,
    }),
    visualizzaStatiOrdine: flag(t, ({ appAccount }) => appAccount?.visualizzaStatiOrdine, OF_APP),
    visualizzaEcommerce: flag(t, ({ appAccount }) => appAccount?.visualizzaEcommerce, OF_APP),
    fornitore: t.expose('fornitore', {
      type: FornitoreViewer,
      nullable: true,
      description: 'The supplier that the user acts for.',
    }),
    vistoDa: t.string({
      nullable: true,
      description: 'Name of the superuser who looks through the eyes of this user, reading only; null in person.',
      resolve: (_viewer, _args, { auth }) => (auth.tipo === 'sessione' && auth.reale ? fullNameOf(auth.reale) : null),
    }),
    tablet: t.field({
      type: 'TabletQui',
      nullable: true,
      description: 'The tablet of the workshop where the user has entered by its PIN; null after a login.',
      resolve: (_viewer, _args, { auth }) => (auth.tipo === 'sessione' ? auth.tablet : null),
    }),
    utentiDemo: t.stringList({
      description:
        'Demo users who still have their known password, for a superuser who comes from another machine; else none.',
      resolve: (_viewer, _args, ctx) => utentiToProtect(ctx),
    }),
    permessi: t.field({ type: Permessi, description: 'What the viewer may do.', resolve: (viewer) => viewer }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: 'Who is asking; null for a visitor.',
    authScopes: { pubblico: true },
    resolve: (_root, _args, ctx) => ctx.viewer,
  }),
)
