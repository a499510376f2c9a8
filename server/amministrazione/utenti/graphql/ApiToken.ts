import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { areaNames } from '#platform/identity/areas/rules.ts'
import { invalidTokenReason } from '#platform/identity/validitaToken.ts'
import { createToken } from '../createToken.ts'
import { revokeToken } from '../revokeToken.ts'

const rights = { id: true, isActive: true, isSuperuser: true, info: { select: { canAdminUsers: true } } } as const

const AreaTokenEnum = choiceEnum('AreaToken', areaNames, 'An area of the product that a token may be limited to.', {
  STATISTICHE: 'Reads statistics.',
  ORDINI: 'Reads orders, their attachments, prices, phases.',
  SCRITTURA_ORDINI: 'Reads and writes orders.',
  PRODUZIONE: 'Reads phases, schedules orders, changes the state of phases.',
  PREVENTIVI: 'Reads quotes.',
  SCRITTURA_PREVENTIVI: 'Reads quotes and works them.',
  CLIENTI: 'Reads customers and the texts of their mails.',
  ACQUISTI: 'Reads suppliers and supplier orders.',
  MACCHINE: 'Reads the counters of the machines.',
})

const ApiToken = builder.prismaNode('ApiToken', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'A token of an integrator; its text is shown once, at its creation.',
  authScopes: { permesso: 'adminToken' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    prefisso: t.exposeString('prefisso', { description: 'First characters, to recognise it.' }),
    scrittura: t.boolean({ select: { ambito: true }, resolve: ({ ambito }) => ambito === 'LETTURA_SCRITTURA' }),
    introspezione: t.exposeBoolean('introspezione', { description: 'May ask for the schema.' }),
    aree: t.expose('aree', {
      type: [AreaTokenEnum],
      description: 'What it is limited to of what its user may; none: all of it.',
    }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime' }),
    ultimoUso: t.expose('ultimoUso', { type: 'DateTime', nullable: true }),
    revocatoIl: t.expose('revocatoIl', { type: 'DateTime', nullable: true }),
    scadeIl: t.expose('scadeIl', { type: 'DateTime', description: 'From then on it lets nobody in.' }),
    motivoNonValido: t.string({
      nullable: true,
      description: 'Why it lets nobody in now, in Italian; null while it does.',
      select: { revocatoIl: true, scadeIl: true, user: { select: rights }, creatoDa: { select: rights } },
      resolve: (token) => invalidTokenReason(token, new Date()),
    }),
    user: t.relation('user', { description: 'In whose name it acts.' }),
    creatoDa: t.relation('creatoDa', {
      description: 'Who made it; it never does more than they may let it now.',
    }),
  }),
})

referenceField('apiTokens', {
  tipo: ApiToken,
  model: 'apiToken',
  permesso: 'adminToken',
  description: 'All API tokens, the newest first.',
  orderBy: [{ id: 'desc' }],
})

/** The token that was made or revoked, for who administers all of them. */
const tokenField = <Result extends { pk: number }>(t: PayloadBuilder<Result>) =>
  nodeField(t, ApiToken, { model: 'apiToken', visible: () => ({}) }, ({ pk }) => pk)

mutationField(createToken, {
  description: 'Creates an API token. Not with a token.',
  input: (t) => ({
    userPk: t.int({ description: 'Number of the user in whose name it acts.' }),
    nome: t.string(),
    scrittura: t.boolean({ description: 'Read-write instead of read.' }),
    introspezione: t.boolean(),
    aree: t.field({
      type: [AreaTokenEnum],
      description: 'Areas it is limited to; none: all that its user may. Areas that write need `scrittura`.',
    }),
    giorni: t.int({ description: 'Days that it lasts: 30, 90, 365 (unless told) or 730.' }),
  }),
  payload: (t) => ({
    token: tokenField(t),
    testo: t.string({
      nullable: true,
      description: 'The token, shown this once.',
      resolve: ({ result }) => result?.testo ?? null,
    }),
  }),
})

mutationField(revokeToken, {
  description: 'Revokes an API token.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ token: tokenField(t), fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})
