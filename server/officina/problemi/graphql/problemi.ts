import type { LoggedEvent } from '../../../platform/events/events.ts'
import { fileUrl } from '../../../platform/files/urls.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { FileInput } from '../../../platform/graphql/FileInput.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from '../../../platform/graphql/followEvents.ts'
import { boundedInteger } from '../../../platform/graphql/listField.ts'
import { mutationField } from '../../../platform/graphql/mutationField.ts'
import { PROBLEMI } from '../announce.ts'
import { risolviProblemaOfficina } from '../risolviProblemaOfficina.ts'
import { segnalaProblemaOfficina } from '../segnalaProblemaOfficina.ts'

const permesso = 'adminAttivitaOperatori'
const user = { user: { select: { firstName: true, lastName: true, username: true } } } as const

const ProblemaOfficina = builder.prismaObject('ProblemaOfficina', {
  description: 'What somebody of the workshop has reported to the office.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    testo: t.exposeString('testo', { description: 'What happens.' }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime', description: 'When it was reported.' }),
    risoltoIl: t.expose('risoltoIl', { type: 'DateTime', nullable: true, description: 'Null while it is open.' }),
    operatoreNome: t.string({
      description: 'Who reported it.',
      select: { operatore: { select: user } },
      resolve: ({ operatore }) =>
        `${operatore.user.firstName} ${operatore.user.lastName}`.trim() || operatore.user.username,
    }),
    ordinePk: t.exposeInt('ordineId', { nullable: true, description: 'Number of the order; null for none.' }),
    numeroCommessa: t.string({
      description: 'Number of the order; empty for none.',
      select: { ordine: { select: { numeroCommessa: true } } },
      resolve: ({ ordine }) => ordine?.numeroCommessa ?? '',
    }),
    lavorazione: t.string({
      description: 'Name of the operation; empty for none.',
      select: { lavorazione: { select: { nome: true } } },
      resolve: ({ lavorazione }) => lavorazione?.nome ?? '',
    }),
    foto: t.string({
      nullable: true,
      description: 'Address of the photo; null for none.',
      select: { foto: { select: { chiave: true, nome: true } } },
      resolve: ({ foto }) => foto && fileUrl(foto),
    }),
  }),
})

/** Open problems that are shown together. */
const PROBLEMI_MAX = 200

builder.queryField('problemiOfficina', (t) =>
  t.prismaField({
    type: [ProblemaOfficina],
    description: 'The problems of the workshop that nobody has solved yet, the latest first.',
    authScopes: { permesso },
    args: { ordine: t.arg.int({ description: 'Only of this order.' }) },
    resolve: (query, _root, { ordine }, { services }) =>
      services.db.problemaOfficina.findMany({
        ...query,
        where: { risoltoIl: null, ...(ordine == null ? {} : { ordineId: boundedInteger(ordine) }) },
        orderBy: [{ creatoIl: 'desc' }, { id: 'desc' }],
        take: PROBLEMI_MAX,
      }),
  }),
)

mutationField(segnalaProblemaOfficina, {
  description: 'An operator reports what stops the work; the office sees it at once.',
  input: (t) => ({
    testo: t.string({ description: 'What happens, required.' }),
    ordine: t.int({ description: 'Number of the order it is about.' }),
    lavorazione: t.int({ description: 'Number of the operation.' }),
    foto: t.field({ type: FileInput, description: 'A photo.' }),
  }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number of the problem.', resolve: ({ result }) => result?.pk }),
  }),
})

mutationField(risolviProblemaOfficina, {
  description: 'Marks a problem of the workshop as solved.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the problem.' }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Its number.', resolve: ({ result }) => result?.pk }),
  }),
})

const Updated = builder.objectRef<FollowedEvent & { ordine: number | null }>('ProblemiOfficinaAggiornati').implement({
  description: 'A problem of the workshop was reported or solved.',
  authScopes: { permesso },
  fields: (t) => ({
    ...eventFields(t),
    ordinePk: t.int({ nullable: true, description: 'Number of its order.', resolve: ({ ordine }) => ordine }),
  }),
})

builder.subscriptionField('problemiOfficinaAggiornati', (t) =>
  t.field({
    type: Updated,
    description: 'Problems of the workshop have just changed: the list is to be read again.',
    authScopes: { permesso },
    args: { dopo: t.arg.string(AFTER_ARG) },
    subscribe: (_root, { dopo }, ctx) =>
      followEvents(
        { topic: PROBLEMI, permesso, dopo },
        ctx,
        ({ payload }: LoggedEvent<{ ordine: number | null }>) => payload,
      ),
    resolve: (notice) => notice as FollowedEvent & { ordine: number | null },
  }),
)
