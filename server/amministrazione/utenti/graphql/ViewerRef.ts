import { byOrdine } from '#platform/db/byOrdine.ts'
import { readPage } from '#platform/db/read.ts'
import { builder } from '#platform/graphql/builder.ts'
import type { FieldBuilder } from '#platform/graphql/rowField.ts'
import { fullNameOf } from '#platform/operation.ts'
import { isInternal, type Viewer as ViewerShape } from '#platform/permissions.ts'
import { utentiToProtect } from '../demo.ts'
import { Permessi } from './Permessi.ts'

/** Only ever the caller's own: `viewer` and the login give it, nothing else does. */
const own = { pubblico: true } as const

/** Of a viewer without such flags, who is no agent, no operator or has no account of the app, null. */
const flag = (t: FieldBuilder<ViewerShape>, of: (viewer: ViewerShape) => boolean | undefined, description: string) =>
  t.boolean({ nullable: true, description, resolve: (viewer) => of(viewer) ?? null })

const GIVEN = 'A flag that an administrator of users gives; null for who was never given any.'
const OF_APP = 'A flag of an account of the app; null for who is none.'
const OF_OPERATORE = 'A flag of an operator; null for who is none.'

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
    agentePk: t.int({
      nullable: true,
      description: 'Number of the agent that the user is; null for none.',
      resolve: ({ agente }) => agente?.id,
    }),
    codiceAgente: t.string({
      nullable: true,
      description: 'Code of that agent; null for none.',
      resolve: ({ agente }) => agente?.codice,
    }),
    isCapoArea: flag(
      t,
      ({ agente }) => (agente ? agente.subAgenti.length > 0 : undefined),
      'An agent who has sub-agents; null for who is no agent.',
    ),
    operatorePk: t.int({
      nullable: true,
      description: 'Number of the operator that the user is; null for none.',
      resolve: ({ operatore }) => operatore?.id,
    }),
    vedeOrdini: flag(t, ({ operatore }) => operatore?.vedeOrdini, OF_OPERATORE),
    modificaStatoOrdine: flag(t, ({ operatore }) => operatore?.modificaStatoOrdine, OF_OPERATORE),
    modificaStatoFasiOrdine: flag(t, ({ operatore }) => operatore?.modificaStatoFasiOrdine, OF_OPERATORE),
    modificaStatoFasiOrdineFornitore: flag(
      t,
      ({ operatore }) => operatore?.modificaStatoFasiOrdineFornitore,
      OF_OPERATORE,
    ),
    pinImpostatoIl: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the PIN of the operator for the tablets of the workshop was set; null without one.',
      async resolve({ operatore }, _args, { services }) {
        if (!operatore) return null
        const access = await services.db.accessoTablet.findUnique({ where: { operatoreId: operatore.id } })
        return access?.pinImpostatoIl
      },
    }),
    appAccountPk: t.int({
      nullable: true,
      description: 'Number of the account of the app that the user is; null for none.',
      resolve: ({ appAccount }) => appAccount?.id ?? null,
    }),
    visualizzaStatiOrdine: flag(t, ({ appAccount }) => appAccount?.visualizzaStatiOrdine, OF_APP),
    visualizzaEcommerce: flag(t, ({ appAccount }) => appAccount?.visualizzaEcommerce, OF_APP),
    fornitorePk: t.int({
      nullable: true,
      description: 'Number of the supplier that the user acts for; null for none.',
      resolve: ({ fornitore }) => fornitore?.id,
    }),
    nomeFornitore: t.string({
      nullable: true,
      description: 'Name of that supplier; null for none.',
      resolve: ({ fornitore }) => fornitore?.nome,
    }),
    tipologiaFornitore: t.string({
      nullable: true,
      description: 'Name of the material that it supplies; null for none.',
      resolve: ({ fornitore }) => fornitore?.tipologia,
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
    reparti: t.prismaField({
      type: ['Reparto'],
      description: 'The departments in their order; none for who does not belong to the firm.',
      resolve: (query, viewer, _args, { services }) =>
        isInternal(viewer) ? readPage(services.db, 'reparto', query, {}, byOrdine, { take: 1000 }) : [],
    }),
    magazzini: t.prismaField({
      type: ['Magazzino'],
      description: 'The stores in their order; none for who does not belong to the firm.',
      resolve: (query, viewer, _args, { services }) =>
        isInternal(viewer) ? readPage(services.db, 'magazzino', query, {}, byOrdine, { take: 1000 }) : [],
    }),
    areeConsegna: t.prismaField({
      type: ['AreaConsegna'],
      description: 'The delivery areas in their order; none for who does not belong to the firm.',
      resolve: (query, viewer, _args, { services }) =>
        isInternal(viewer) ? readPage(services.db, 'areaConsegna', query, {}, byOrdine, { take: 1000 }) : [],
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
