import { ETICHETTE_PEZZI } from '#ordini/distinte/liste/labels/kinds/rules.ts'
import { pezziLabelsOf } from '#ordini/distinte/liste/labels/rules.ts'
import { readDistinte } from '#ordini/distinte/read.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import { decimalToNumber } from '#platform/db/decimal.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic, type TopicChange } from '#platform/graphql/changeTopic.ts'
import { choiceEnum, choiceOf } from '#platform/graphql/choices.ts'
import { rowFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { metBy, rowField } from '#platform/graphql/rowField.ts'
import { hourOfTime } from '#shared/dates/days.ts'
import type { SpecchiaturaDrawing } from '#shared/drawings/drawings.ts'
import { SENSI_APERTURA } from '#vendite/tipiApertura/rules.ts'
import { closedAt } from '../../adesso/closedAt.ts'
import type { TipoPezzo } from '../../lavorazioni/rules.ts'
import { ATTIVITA, PEZZI } from '../announce.ts'
import { attivitaAutomaticheList, attivitaList, attivitaOperatoriList, ownAttivitaList } from '../list.ts'
import {
  type PezzoDaSpuntare,
  type RigaDaSpuntare,
  readRigheDaSpuntare,
  readSessions,
  type SessioneLavoro,
} from '../pieces.ts'
import { isLast } from '../remove.ts'
import { ATTIVITA_AUTOMATICA, attivitaFilters, LAVORAZIONE_FINISHED, NOT_LAST } from '../rules.ts'

const utente = {
  operatore: { select: { user: { select: { firstName: true, lastName: true, username: true } } } },
} as const
const key = { ordineId: true, lavorazioneId: true, lavorazione: { select: { attivitaNumero: true } } } as const

// What an activity is read with: its order without prices, its lines with their ticks, the sessions of others.

/** Who works in the shop, and who administers it. */
const READ_PERMESSO = 'viewMarcaturaCe'
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

const SpecchiaturaDisegnoRef = builder.objectRef<SpecchiaturaDrawing>('SpecchiaturaDisegno').implement({
  description: 'A field of a composed element, for its drawing: seen from inside.',
  authScopes,
  fields: (t) => ({
    x: t.exposeInt('x', { description: 'Millimetres from the left of the whole.' }),
    y: t.exposeInt('y', { description: 'Millimetres from the top of the whole.' }),
    larghezza: t.exposeInt('larghezza', { description: 'Millimetres.' }),
    altezza: t.exposeInt('altezza', { description: 'Millimetres.' }),
    ante: t.exposeInt('ante', { description: 'Leaves.' }),
    senso: t.expose('senso', {
      type: choiceOf(SENSI_APERTURA),
      nullable: true,
      description: 'How it opens; null: nobody has said.',
    }),
    forma: t.exposeString('disegno', { description: 'Shape of the window type.' }),
  }),
})

const RigaDaSpuntareRef = builder.objectRef<RigaDaSpuntare>('RigaDaSpuntare').implement({
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
    specchiature: t.field({
      type: [SpecchiaturaDisegnoRef],
      description: 'The fields of a composed element, for its drawing; none: a simple window.',
      resolve: ({ specchiature }) => specchiature,
    }),
    foto: t.field({
      type: t.listRef('String', { nullable: true }),
      description: 'Addresses of the photos of its windows, from the first on; null for one without.',
      resolve: ({ foto }) => foto,
    }),
    pezzi: t.field({ type: [PezzoDaSpuntareRef], description: 'In their places.', resolve: ({ pezzi }) => pezzi }),
  }),
})

const EtichettePezziEnum = choiceEnum('EtichettePezzi', ETICHETTE_PEZZI, 'What there are labels of.', {
  vetri: 'The panes of the glass list: `/esporta/etichette_vetri.pdf?ordine=…`.',
  tagli: 'The pieces of the cut lists: `/esporta/etichette_tagli.pdf?ordine=…`.',
})

const hour = (tempo: Date | null) => tempo && hourOfTime(tempo)

const SessioneLavoroRef = builder.objectRef<SessioneLavoro>('SessioneLavoro').implement({
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

export const Attivita = builder.prismaNode('Attivita', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(attivitaList, id, ctx),
  nullable: true,
  description: 'A session of work of an operator; an automatic one closes pieces from the office.',
  authScopes: { permesso: READ_PERMESSO },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    operatorePk: t.exposeInt('operatoreId', {
      nullable: true,
      description: 'Number of the operator; null for automatic ones.',
    }),
    operatore: t.relation('operatore', { nullable: true, description: 'Who works; null for automatic ones.' }),
    operatoreNome: t.string({
      description: `Who works, by name; \`${ATTIVITA_AUTOMATICA}\` for automatic ones.`,
      select: utente,
      resolve: ({ operatore }) =>
        operatore
          ? `${operatore.user.firstName} ${operatore.user.lastName}`.trim() || operatore.user.username
          : ATTIVITA_AUTOMATICA,
    }),
    automatica: t.exposeBoolean('automatica', { description: 'Written by the office to close pieces.' }),
    data: t.expose('data', { type: 'Date', description: 'On which day.' }),
    ordinePk: t.exposeInt('ordineId', { nullable: true, description: 'Number of the order; null without one.' }),
    ordine: t.relation('ordine', { seenIn: ordiniList, nullable: true, description: 'Null without one.' }),
    lavorazionePk: t.exposeInt('lavorazioneId', { description: 'Number of the operation.' }),
    lavorazione: t.relation('lavorazione', { description: 'The operation.' }),
    secondaLavorazionePk: t.exposeInt('secondaLavorazioneId', {
      nullable: true,
      description: 'Number of the second operation.',
    }),
    secondaLavorazione: t.relation('secondaLavorazione', {
      nullable: true,
      description: 'Done in the same session, on the same pieces.',
    }),
    oraInizio: t.string({
      nullable: true,
      description: 'When it began, `HH:mm`.',
      select: { oraInizio: true },
      resolve: ({ oraInizio }) => oraInizio && hourOfTime(oraInizio),
    }),
    oraFine: t.string({
      nullable: true,
      description: 'When it ended, `HH:mm`; null while it is open.',
      select: { oraFine: true },
      resolve: ({ oraFine }) => oraFine && hourOfTime(oraFine),
    }),
    fineProposta: t.string({
      nullable: true,
      description: 'End that the night has proposed for one left open, `HH:mm`; it counts once it is confirmed.',
      select: { fineProposta: true, oraFine: true },
      resolve: ({ fineProposta, oraFine }) => (fineProposta && oraFine === null ? hourOfTime(fineProposta) : null),
    }),
    chiusura: t.string({
      nullable: true,
      description:
        'When the hours of its department ended that day, `HH:mm`, of one that is still open though they are over: nobody works at it any more. Null otherwise, and of a day without hours.',
      select: {
        data: true,
        oraInizio: true,
        oraFine: true,
        iniziataIl: true,
        automatica: true,
        lavorazione: { select: { fase: true } },
      },
      resolve: (attivita, _args, { services }) => closedAt(services.db, attivita, new Date()),
    }),
    iniziataIl: t.expose('iniziataIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was begun, by the clock of the server.',
    }),
    finitaIl: t.expose('finitaIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ended, by the clock of the server.',
    }),
    tempo: t.exposeInt('tempo', { nullable: true, description: 'Minutes; null while it is open.' }),
    tempoTeorico: t.float({
      description: 'Minutes that its pieces should take.',
      select: { tempoTeorico: true },
      resolve: ({ tempoTeorico }) => decimalToNumber(tempoTeorico),
    }),
    note: t.exposeString('note', { description: 'What the operator noted.' }),
    fineLavorazione: t.exposeBoolean('fineLavorazione', {
      description: 'All pieces are done and it has ended: it is locked.',
    }),
    numeroPezzi: t.int({
      description: 'Pieces ticked in it, of its first operation.',
      select: { lavorazioneId: true, pezzi: { select: { lavorazioneId: true } } },
      resolve: ({ lavorazioneId, pezzi }) => pezzi.filter((one) => one.lavorazioneId === lavorazioneId).length,
    }),
    righe: t.field({
      type: [RigaDaSpuntareRef],
      description: 'The lines of the order with the pieces of the operation; none without an order.',
      select: key,
      resolve: ({ id, ordineId, lavorazioneId, lavorazione }, _args, { services }) =>
        ordineId === null
          ? []
          : readRigheDaSpuntare(services.db, {
              attivita: id,
              ordine: ordineId,
              lavorazione: lavorazioneId,
              tipo: lavorazione.attivitaNumero.toLowerCase() as TipoPezzo,
            }),
    }),
    etichette: t.field({
      type: [EtichettePezziEnum],
      description: 'The labels that the bills of the order have pieces for; none without an order.',
      select: { ordineId: true },
      resolve: async ({ ordineId }, _args, { services }) =>
        ordineId === null ? [] : pezziLabelsOf((await readDistinte(services.db, { ordineId })).map(({ bill }) => bill)),
    }),
    sessioni: t.field({
      type: [SessioneLavoroRef],
      description: 'The other sessions of its order and operation, whoever’s, the latest first.',
      select: key,
      resolve: ({ id, ordineId, lavorazioneId }, _args, { services }) =>
        ordineId === null
          ? []
          : readSessions(services.db, { attivita: id, ordine: ordineId, lavorazione: lavorazioneId }),
    }),
    motivoNonModificabile: t.string({
      nullable: true,
      description: 'Why it is locked; null while it can be changed.',
      select: { fineLavorazione: true },
      resolve: ({ fineLavorazione }) => (fineLavorazione ? LAVORAZIONE_FINISHED : null),
    }),
    motivoNonEliminabile: t.string({
      nullable: true,
      description: 'Why it stays; null for the latest of its order and operation.',
      select: { id: true },
      async resolve({ id }, _args, { services: { db } }) {
        const riga = await db.attivita.findUnique({ where: { id } })
        return riga && (await isLast({ tx: db }, riga)) ? null : NOT_LAST
      },
    }),
  }),
})

const Filter = filterInput(
  'FiltroAttivita',
  attivitaFilters,
  'Filters of the activities; all that are given must hold.',
)

export const attivitaOperatori = listField('attivitaOperatori', {
  tipo: Attivita,
  elenco: attivitaOperatoriList,
  filtro: Filter,
  permesso: 'adminAttivitaOperatori',
  description: 'The activities of all operators, the latest first.',
})

relatedList(
  'Operatore',
  'attivita',
  attivitaOperatori,
  (operatoreId) => ({ operatoreId }),
  'The activities of the operator, for who reads those of all.',
)

listField('mieAttivita', {
  tipo: Attivita,
  elenco: ownAttivitaList,
  filtro: Filter,
  permesso: 'addAttivita',
  description: 'The own activities of an operator, the latest first.',
})

/** The list of activities, also of what is worked. */
listField('attivitaAutomatiche', {
  tipo: Attivita,
  elenco: attivitaAutomaticheList,
  filtro: Filter,
  permesso: 'adminAttivitaOperatori',
  description: 'The automatic activities, which close pieces from the office, the latest first.',
})

detailField('attivita', {
  tipo: Attivita,
  elenco: attivitaList,
  permesso: READ_PERMESSO,
  description: 'An activity by its number; null when it is missing or not the viewer’s to see.',
})

changeTopic('ATTIVITA', {
  log: ATTIVITA,
  permesso: READ_PERMESSO,
  rows: { tipo: 'Attivita', elenco: attivitaList },
  description: 'Sessions of work that were begun, changed or removed.',
})

changeTopic('PEZZI', {
  log: PEZZI,
  permesso: READ_PERMESSO,
  tell: ({ ordine: pk }) => ({ pk }) as TopicChange,
  description: 'Pieces, sessions or controls of an order, whoever’s; `pk`: of the order.',
})

relatedList('Ordine', 'attivita', attivitaOperatori, (ordineId) => ({ ordineId }), 'The work of the shop at the order.')

relatedList(
  'Lavorazione',
  'attivita',
  attivitaOperatori,
  (lavorazioneId) => ({ lavorazioneId }),
  'The work of the shop at the operation.',
)
