import { ordiniList } from '#ordini/ordini/list.ts'
import { decimalToNumber } from '#platform/db/decimal.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic, type TopicChange } from '#platform/graphql/changeTopic.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { hourOfTime } from '#shared/dates/days.ts'
import type { TipoPezzo } from '../../lavorazioni/rules.ts'
import { ATTIVITA, PEZZI } from '../announce.ts'
import { attivitaAutomaticheList, attivitaList, attivitaOperatoriList, ownAttivitaList } from '../list.ts'
import { readRigheDaSpuntare, readSessions } from '../pieces.ts'
import { isLast } from '../remove.ts'
import { ATTIVITA_AUTOMATICA, attivitaFilters, LAVORAZIONE_FINISHED, NOT_LAST } from '../rules.ts'
import { READ_PERMESSO, RigaDaSpuntareRef, SessioneLavoroRef } from './parts.ts'

const utente = {
  operatore: { select: { user: { select: { firstName: true, lastName: true, username: true } } } },
} as const
const key = { ordineId: true, lavorazioneId: true, lavorazione: { select: { attivitaNumero: true } } } as const

export const Attivita = builder.prismaNode('Attivita', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(attivitaList, id, ctx),
  nullable: true,
  description: 'A session of work of an operator; an automatic one closes pieces from the office.',
  authScopes: { permesso: READ_PERMESSO },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
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
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
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
