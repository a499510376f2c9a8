import { ordiniList } from '#ordini/ordini/list.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic, type TopicChange } from '#platform/graphql/changeTopic.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { PROBLEMI } from '../announce.ts'
import { reportProblemaOfficina } from '../reportProblemaOfficina.ts'
import { resolveProblemaOfficina } from '../resolveProblemaOfficina.ts'

const permesso = 'adminAttivitaOperatori'
const user = { user: { select: { firstName: true, lastName: true, username: true } } } as const

const ProblemaOfficina = builder.prismaNode('ProblemaOfficina', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
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
    ordine: t.relation('ordine', { seenIn: ordiniList, nullable: true, description: 'The order; null for none.' }),
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
    args: { ordinePk: t.arg.int({ description: 'Only of this order.' }) },
    resolve: (query, _root, { ordinePk }, { services }) =>
      services.db.problemaOfficina.findMany({
        ...query,
        where: { risoltoIl: null, ...(ordinePk == null ? {} : { ordineId: boundedInteger(ordinePk) }) },
        orderBy: [{ creatoIl: 'desc' }, { id: 'desc' }],
        take: PROBLEMI_MAX,
      }),
  }),
)

mutationField(reportProblemaOfficina, {
  description: 'An operator reports what stops the work; the office sees it at once.',
  input: (t) => ({
    testo: t.string({ description: 'What happens, required.' }),
    ordinePk: t.int({ description: 'Number of the order it is about.' }),
    lavorazionePk: t.int({ description: 'Number of the operation.' }),
    foto: t.field({ type: FileInput, description: 'A photo.' }),
  }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number of the problem.', resolve: ({ result }) => result?.pk }),
  }),
})

mutationField(resolveProblemaOfficina, {
  description: 'Marks a problem of the workshop as solved.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the problem.' }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Its number.', resolve: ({ result }) => result?.pk }),
  }),
})

changeTopic('PROBLEMI_OFFICINA', {
  log: PROBLEMI,
  permesso,
  tell: ({ ordine: pk }) => ({ pk }) as TopicChange,
  description: 'Problems of the workshop that were reported or solved; `pk`: of their order, null for none.',
})
