import { boundedInteger, whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum, choiceOf } from '#platform/graphql/choices.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { can } from '#platform/permissions.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { wordOf } from '#shared/fields/words.ts'
import { CONFERMA_SENDERS } from '../../conferme/rules.ts'
import { ordiniSettings } from '../../impostazioni/rules.ts'
import { STATI_LINK, statoLink } from '../../linkClienti/rules.ts'
import { readConsegna } from '../consegna.ts'
import { EVENTI_OFFERTA, OFFERTA_EVENTS } from '../events.ts'
import { OFFERTA_SENDERS, readSendingObstacles, type SendingObstacle } from '../invio/readSendingObstacles.ts'
import { offertaLabel } from '../invio/sentLabel.ts'
import { offerteList, versioniOfferta } from '../list.ts'
import { readPrintedVersione } from '../pdf/data.ts'
import { lastDayOfVersione } from '../pdf/print.ts'
import {
  CAUSE_RIFIUTO,
  notDecidableReason,
  notSendableReason,
  STATI_OFFERTA,
  statoOfferta,
  versioneNotEditableReason,
  versioneNotRemovableReason,
  versioneOffertaSchema,
} from '../rules.ts'
import { weekInWords } from '../settimana/rules.ts'
import { offertaFactsOf, type StoredFacts } from '../stored.ts'

const guarded = { permesso: 'viewOfferte' } as const

choiceEnum('CausaRifiuto', CAUSE_RIFIUTO, 'Why a customer does not take an offer.', {
  PREZZO: 'The price.',
  TEMPI: 'The date of delivery.',
  PRODOTTO: 'The product.',
  CONCORRENTE: 'Another supplier was chosen.',
  RINUNCIA: 'The work is not done at all.',
  ALTRO: 'Something else.',
})
const TipoEventoOffertaEnum = choiceEnum('TipoEventoOfferta', EVENTI_OFFERTA, 'What happened to a version.', {
  LINK_INVIATO: 'It was sent with its link.',
  LINK_CREATO: 'A link was made, to be copied.',
  LINK_REVOCATO: 'A link was revoked.',
  APERTA: 'Its customer opened the page.',
  SCARICATA: 'Its customer read the PDF.',
  SCRITTO: 'Its customer asked something.',
  ACCETTATA: 'It was accepted.',
  RIFIUTATA: 'It was refused.',
  RITIRATA: 'It was withdrawn.',
  SOSTITUITA: 'A later version was sent.',
  SOLLECITATA: 'Its customer was reminded.',
  CHIESTO_INVIO: 'Who may not send it asked the office to.',
})

const facts = { stato: true, validaFino: true } as const
const inOrder = { orderBy: [{ ordine: 'asc' as const }, { id: 'asc' as const }] }
const toSend = {
  ...facts,
  offerta: { select: { emailCliente: true } },
  alternative: { ...inOrder, select: { nome: true, righe: { select: { listino: true } } } },
} as const

const statoOf = (row: StoredFacts) => statoOfferta(offertaFactsOf(row), dayOfInstant(new Date()))

interface ToSend extends StoredFacts {
  offerta: { emailCliente: string }
  alternative: { nome: string; righe: { listino: unknown }[] }[]
}

const sendReasonOf = (row: ToSend) =>
  notSendableReason(
    statoOf(row),
    row.offerta.emailCliente,
    row.alternative.map(({ nome, righe }) => ({
      nome,
      righe: righe.length,
      daQuotare: righe.filter(({ listino }) => listino === null).length,
    })),
  )

const SenderEnum = choiceEnum('ChiInviaOfferta', OFFERTA_SENDERS, 'Who may send what the caller may not.', {
  UFFICIO: 'The office.',
  DIREZIONE: 'A superuser, who says yes to any discount.',
})

const ObstacleType = builder.objectRef<SendingObstacle>('OstacoloInvioOfferta').implement({
  description: 'What keeps the caller from sending a draft that others may send.',
  authScopes: guarded,
  fields: (t) => ({
    messaggio: t.exposeString('messaggio', { description: 'What exceeds, and by how much, in Italian.' }),
    chi: t.field({ type: SenderEnum, description: 'Who may send it.', resolve: ({ who }) => who }),
  }),
})

export const VersioneOfferta = builder.prismaNode('VersioneOfferta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(versioniOfferta, id, ctx),
  nullable: true,
  description: 'An offer as it is, or was, told to its customer; frozen once it is sent.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'Its number among all versions.' }),
    offerta: t.relation('offerta', { description: 'The offer.' }),
    offertaPk: t.exposeInt('offertaId', { description: 'Number of the offer.' }),
    numero: t.exposeInt('numero', { description: 'From 1.' }),
    ...columnFields(t, versioneOffertaSchema),
    stato: t.field({
      type: choiceOf(STATI_OFFERTA),
      description: 'How it stands.',
      select: facts,
      resolve: statoOf,
    }),
    etichettaStato: t.string({
      description: 'What the badge says, in Italian: of a version that was sent, whether its mail has left.',
      select: { offertaId: true, ...facts },
      resolve: (row, _args, ctx) => offertaLabel(statoOf(row), row.offertaId, ctx),
    }),
    ultimoGiorno: t.field({
      type: 'Date',
      description: 'Last day on which it may be accepted; of a draft that names none, as if it were sent today.',
      select: { validaFino: true },
      resolve: async ({ validaFino }, _args, { services }) =>
        lastDayOfVersione(validaFino, await readSettings(services.db, ordiniSettings), dayOfInstant(new Date())),
    }),
    creataIl: t.expose('creataIl', { type: 'DateTime', description: 'When it was made.' }),
    inviataIl: t.expose('inviataIl', { type: 'DateTime', nullable: true, description: 'When it was sent.' }),
    inviataA: t.exposeString('inviataA', { description: 'The address that it was sent to; empty before.' }),
    inviataDa: t.string({
      description: 'The colleague who sent it; empty before.',
      select: { inviataDa: { select: { firstName: true, lastName: true, username: true } } },
      resolve: ({ inviataDa }) =>
        inviataDa ? `${inviataDa.firstName} ${inviataDa.lastName}`.trim() || inviataDa.username : '',
    }),
    pdf: t.string({
      nullable: true,
      description: 'Address of the PDF as it was sent; null before.',
      select: { offertaId: true, numero: true, fileId: true, fileNome: true },
      resolve: ({ offertaId, numero, fileId, fileNome }) =>
        fileId === null ? null : `/offerte/${offertaId}/versioni/${numero}/${encodeURIComponent(fileNome)}`,
    }),
    impronta: t.string({
      nullable: true,
      description: 'SHA-256 of that PDF; null before.',
      select: { file: { select: { chiave: true } } },
      resolve: ({ file }) => file?.chiave ?? null,
    }),
    decisaIl: t.expose('decisaIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was accepted, refused or withdrawn.',
    }),
    decisaDa: t.exposeString('decisaDa', { description: 'Who did: the name that was written, or the colleague.' }),
    causaRifiuto: t.expose('causaRifiuto', {
      type: choiceOf(CAUSE_RIFIUTO),
      nullable: true,
      description: 'Why it was refused.',
    }),
    motivoRifiuto: t.exposeString('motivoRifiuto', { description: 'The same in words; may be empty.' }),
    sollecitataIl: t.expose('sollecitataIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When its customer was last reminded.',
    }),
    alternative: t.relation('alternative', { query: inOrder, description: 'Its alternatives, in order.' }),
    link: t.relation('link', {
      type: LinkOfferta,
      query: { orderBy: { id: 'desc' } },
      description: 'The links that its customer was given, newest first.',
    }),
    eventi: t.relation('eventi', {
      query: { orderBy: [{ il: 'desc' }, { id: 'desc' }], take: 200 },
      description: 'What was sent, opened, asked and decided: the last 200, newest first.',
    }),
    puoModificare: t.boolean({
      description: 'The caller may change it and what is in it.',
      select: facts,
      resolve: (row, _args, { viewer }) =>
        can(viewer, 'updateOfferte') && versioneNotEditableReason(statoOf(row)) === null,
    }),
    motivoNonModificabile: t.string({
      nullable: true,
      description: 'Why it may not be changed, in Italian; null when it may.',
      select: facts,
      resolve: (row) => versioneNotEditableReason(statoOf(row)),
    }),
    puoInviare: t.boolean({
      description: 'The caller may send it now.',
      select: toSend,
      resolve: (row, _args, { viewer }) => can(viewer, 'updateOfferte') && sendReasonOf(row) === null,
    }),
    motivoNonInviabile: t.string({
      nullable: true,
      description: 'Why it may not be sent, in Italian; null when it may.',
      select: toSend,
      resolve: sendReasonOf,
    }),
    ostacoliInvio: t.field({
      type: [ObstacleType],
      description: 'What keeps the caller from sending this draft, and who may: nothing where it may.',
      select: { id: true, stato: true },
      resolve: async ({ id, stato }, _args, ctx) => {
        const { db } = ctx.services
        const versione = stato === 'BOZZA' ? await readPrintedVersione(db, id) : null
        return versione ? readSendingObstacles(ctx, db, versione, await readSettings(db, ordiniSettings)) : []
      },
    }),
    puoRitirare: t.boolean({
      description: 'The caller may withdraw it, or write down that it was refused.',
      select: facts,
      resolve: (row, _args, { viewer }) => can(viewer, 'updateOfferte') && notDecidableReason(statoOf(row)) === null,
    }),
    puoRimuovere: t.boolean({
      description: 'The caller may remove it: a draft after what was sent.',
      select: { stato: true, offerta: { select: { _count: { select: { versioni: true } } } } },
      resolve: ({ stato, offerta }, _args, { viewer }) =>
        can(viewer, 'updateOfferte') && versioneNotRemovableReason(stato, offerta._count.versioni) === null,
    }),
    puoAccettare: t.boolean({
      description: 'The caller may write down that it was accepted, also after its last day, which makes the order.',
      select: facts,
      resolve: (row, _args, { viewer }) => can(viewer, 'addOrders') && notDecidableReason(statoOf(row)) === null,
    }),
  }),
})

const ConsegnaOfferta = builder.objectRef<{ giorno: string }>('ConsegnaOfferta').implement({
  description: 'When what is in the draft of an offer would be ready if it were ordered today.',
  authScopes: guarded,
  fields: (t) => ({
    giorno: t.expose('giorno', { type: 'Date', description: 'Ready by then in eight of ten cases.' }),
    settimana: t.string({
      description: 'As the customer reads it, in Italian: `settimana 7 del 2027`.',
      resolve: ({ giorno }) => weekInWords(giorno),
    }),
  }),
})

builder.queryField('consegnaOfferta', (t) =>
  t.field({
    type: ConsegnaOfferta,
    nullable: true,
    description:
      'The delivery that a draft would tell if it were sent now; null where it tells none, and of a version that was sent.',
    authScopes: guarded,
    args: { versioneOffertaPk: t.arg.int({ required: true, description: 'Number of the version.' }) },
    resolve: async (_root, { versioneOffertaPk }, ctx) => {
      const { db } = ctx.services
      const where = whereOne(versioniOfferta, versioneOffertaPk, ctx)
      const seen = await db.versioneOfferta.findFirst({ where, select: { stato: true } })
      const versione = seen?.stato === 'BOZZA' ? await readPrintedVersione(db, versioneOffertaPk) : null
      return versione && readConsegna(db, versione, await readSettings(db, ordiniSettings))
    },
  }),
)

export const LinkOfferta = builder.prismaNode('LinkSegreto', {
  variant: 'LinkOfferta',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({
    id: boundedInteger(id),
    versioneOffertaId: { not: null },
    versioneOfferta: versioniOfferta.visible(ctx.viewer),
  }),
  nullable: true,
  description: 'A link that the customer of an offer was given; its secret is not stored.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    creatoIl: t.expose('creatoIl', { type: 'DateTime', description: 'When it was made.' }),
    scadeIl: t.expose('scadeIl', { type: 'DateTime', description: 'Until when it opens.' }),
    ultimoUso: t.expose('ultimoUso', { type: 'DateTime', nullable: true, description: 'When it was last opened.' }),
    letture: t.exposeInt('letture', { description: 'How many times it was opened, one a minute at most.' }),
    stato: t.field({
      type: choiceOf(STATI_LINK),
      description: 'How it stands.',
      select: { scadeIl: true, revocatoIl: true },
      resolve: (link) => statoLink(link, new Date()),
    }),
  }),
})

builder.prismaNode('EventoOfferta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), versioneOfferta: versioniOfferta.visible(ctx.viewer) }),
  nullable: true,
  description: 'What happened to a version of an offer.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    tipo: t.expose('tipo', { type: TipoEventoOffertaEnum, description: 'What.' }),
    descrizione: t.string({
      description: 'What, in Italian.',
      select: { tipo: true },
      resolve: ({ tipo }) => OFFERTA_EVENTS[tipo],
    }),
    il: t.expose('il', { type: 'DateTime', description: 'When.' }),
    chi: t.exposeString('chi', { description: 'Who: a colleague, or the name that the customer wrote.' }),
    indirizzo: t.exposeString('indirizzo', { description: 'Network address of the customer; may be empty.' }),
    dettaglio: t.exposeString('dettaglio', { description: 'The file with its SHA-256, the address of a mail.' }),
  }),
})

builder.prismaNode('MessaggioOfferta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), offerta: offerteList.visible(ctx.viewer) }),
  nullable: true,
  description: 'What was written about an offer.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    offerta: t.relation('offerta', { description: 'The offer.' }),
    note: t.exposeString('note', { description: 'Plain text.' }),
    tipoMittente: t.field({
      type: choiceOf(CONFERMA_SENDERS),
      description: 'Who wrote it.',
      select: { tipoMittente: true },
      resolve: ({ tipoMittente }) => wordOf(tipoMittente),
    }),
    data: t.expose('data', { type: 'DateTime', description: 'When it was written.' }),
    autore: t.string({
      description: 'The colleague who wrote it; empty for a customer.',
      select: { user: { select: { firstName: true, lastName: true, username: true } } },
      resolve: ({ user }) => (user ? `${user.firstName} ${user.lastName}`.trim() || user.username : ''),
    }),
  }),
})
