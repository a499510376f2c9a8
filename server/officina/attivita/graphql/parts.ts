// What an activity is read with: its order without prices, its lines with their ticks, the sessions of others.
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { metBy, rowField } from '#platform/graphql/rowField.ts'
import { hourOfTime } from '#shared/dates/days.ts'
import { SENSI_APERTURA } from '#vendite/tipiApertura/rules.ts'
import type { PezzoDaSpuntare, RigaDaSpuntare, SessioneLavoro } from '../pieces.ts'

/** Who works in the shop, and who administers it. */
export const READ_PERMESSO = 'viewMarcaturaCe'
const authScopes = { permesso: READ_PERMESSO } as const

const PezzoDaSpuntareRef = builder.objectRef<PezzoDaSpuntare>('PezzoDaSpuntare').implement({
  description: 'A piece of a line, for an operation.',
  authScopes,
  fields: (t) => ({
    posizione: t.exposeInt('posizione', { description: 'From 1.' }),
    fatto: t.exposeBoolean('fatto', { description: 'Whether it has been done: it cannot be unticked.' }),
    suo: t.exposeBoolean('suo', { description: 'Done in this very session.' }),
    fattoDa: t.exposeString('fattoDa', { nullable: true, description: 'Who did it; null for nobody and the office.' }),
    fattoIl: t.expose('fattoIl', { type: 'Date', nullable: true, description: 'When it was done.' }),
  }),
})

export const RigaDaSpuntareRef = builder.objectRef<RigaDaSpuntare>('RigaDaSpuntare').implement({
  description: 'A line of the order with its pieces for the operation.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk'),
    posizione: t.exposeInt('posizione', { description: 'Place in the order, from 1.' }),
    tipoSerramento: t.exposeString('tipoSerramento', { description: 'Name of the window type.' }),
    descrizione: t.exposeString('descrizione', { description: 'Plain text.' }),
    finestra: t.exposeString('finestra', {
      description: 'What its windows are made of and have, in words; empty where nobody has said.',
    }),
    altezza: t.exposeInt('altezza', { nullable: true, description: 'Millimetres.' }),
    larghezza: t.exposeInt('larghezza', { nullable: true, description: 'Millimetres.' }),
    numero: t.exposeInt('numero', { description: 'Windows.' }),
    ante: t.exposeInt('ante', { description: 'Leaves of a window, for its drawing.' }),
    senso: t.expose('senso', {
      type: choiceOf(SENSI_APERTURA),
      nullable: true,
      description: 'How it opens, for its drawing; null: nobody has said.',
    }),
    forma: t.exposeString('forma', { description: 'Shape of the window type, for its drawing.' }),
    foto: t.field({
      type: t.listRef('String', { nullable: true }),
      description: 'Addresses of the photos of its windows, from the first on; null for one without.',
      resolve: ({ foto }) => foto,
    }),
    pezzi: t.field({ type: [PezzoDaSpuntareRef], description: 'In their places.', resolve: ({ pezzi }) => pezzi }),
  }),
})

const hour = (tempo: Date | null) => tempo && hourOfTime(tempo)

export const SessioneLavoroRef = builder.objectRef<SessioneLavoro>('SessioneLavoro').implement({
  description: 'Another session of the same order and operation, whoever’s.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk'),
    data: t.expose('data', { type: 'Date', description: 'On which day.' }),
    oraInizio: t.string({ nullable: true, description: '`HH:mm`.', resolve: ({ oraInizio }) => hour(oraInizio) }),
    oraFine: t.string({
      nullable: true,
      description: '`HH:mm`; null while it is open.',
      resolve: (s) => hour(s.oraFine),
    }),
    tempo: t.exposeInt('tempo', { nullable: true, description: 'Minutes.' }),
    operatorePk: t.exposeInt('operatorePk', {
      nullable: true,
      description: 'Number of the operator; null for the office.',
    }),
    operatore: rowField(t, 'Operatore', metBy('operatore'), ({ operatorePk }) => operatorePk, 'Null for the office.'),
    note: t.exposeString('note', { description: 'What they noted.' }),
    pezzi: t.exposeInt('pezzi', { description: 'Pieces done.' }),
  }),
})
