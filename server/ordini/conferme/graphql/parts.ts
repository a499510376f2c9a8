import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { wordOf } from '#shared/fields/words.ts'
import { STATI_LINK, statoLink } from '../../linkClienti/rules.ts'
import { CONFERMA_EVENTS } from '../events.ts'
import { confermeList } from '../list.ts'
import { CONFERMA_SENDERS } from '../rules.ts'

const permesso = { authScopes: { permesso: 'confermaOrdini' } } as const

const ConfermaSenderEnum = choiceEnum('MittenteConferma', CONFERMA_SENDERS, 'Who wrote a message of a confirmation.', {
  interno: 'The house.',
  cliente: 'The customer.',
})

/** Which file of a confirmation. */
type WhichFile = 'da-firmare' | 'firmato'

/** Address of a file of a confirmation: read by whoever may see the confirmation, at every read. */
export function confermaFile(pk: number, which: WhichFile, name: string): string {
  return `/conferme/${pk}/file/${which}/${encodeURIComponent(name)}`
}

/** Address of the file of a message. */
function messageFile(conferma: number, message: number, name: string): string {
  return `/conferme/${conferma}/file/messaggio-${message}/${encodeURIComponent(name)}`
}

export const MessaggioConferma = builder.prismaNode('MessaggioConferma', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), conferma: confermeList.visible(ctx.viewer) }),
  nullable: true,
  description: 'A message of a confirmation.',
  ...permesso,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    conferma: t.relation('conferma', { description: 'The confirmation.' }),
    confermaPk: t.exposeInt('confermaId', { description: 'Number of the confirmation.' }),
    note: t.exposeString('note', { description: 'Plain text.' }),
    tipoMittente: t.field({
      type: ConfermaSenderEnum,
      description: 'Who wrote it.',
      select: { tipoMittente: true },
      resolve: ({ tipoMittente }) => wordOf(tipoMittente),
    }),
    allegato: t.string({
      nullable: true,
      description: 'Address of its file.',
      select: { id: true, confermaId: true, allegatoId: true, originalName: true },
      resolve: ({ id, confermaId, allegatoId, originalName }) =>
        allegatoId === null ? null : messageFile(confermaId, id, originalName),
    }),
    originalName: t.exposeString('originalName', { description: 'Name of its file; may be empty.' }),
    data: t.expose('data', { type: 'DateTime', description: 'When it was written.' }),
    autore: t.string({
      description: 'The colleague who wrote it; empty for a customer.',
      select: { user: { select: { firstName: true, lastName: true, username: true } } },
      resolve: ({ user }) => (user ? `${user.firstName} ${user.lastName}`.trim() || user.username : ''),
    }),
  }),
})

const StatoLinkEnum = choiceEnum('StatoLink', STATI_LINK, 'How a link stands.', {
  valido: 'It opens.',
  scaduto: 'Its days are over.',
  revocato: 'It was taken back.',
})

export const LinkConferma = builder.prismaNode('LinkSegreto', {
  variant: 'LinkConferma',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({
    id: boundedInteger(id),
    confermaId: { not: null },
    conferma: confermeList.visible(ctx.viewer),
  }),
  nullable: true,
  description: 'A link that the customer of a confirmation was given; its secret is not stored.',
  ...permesso,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    conferma: t.relation('conferma', { nullable: true, description: 'The confirmation.' }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime', description: 'When it was made.' }),
    scadeIl: t.expose('scadeIl', { type: 'DateTime', description: 'Until when it opens.' }),
    stato: t.field({
      type: StatoLinkEnum,
      description: 'How it stands.',
      select: { scadeIl: true, revocatoIl: true },
      resolve: (link) => statoLink(link, new Date()),
    }),
  }),
})

export const EventoConferma = builder.prismaNode('EventoConferma', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), conferma: confermeList.visible(ctx.viewer) }),
  nullable: true,
  description: 'What happened to a confirmation.',
  ...permesso,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    conferma: t.relation('conferma', { description: 'The confirmation.' }),
    link: t.relation('link', {
      type: LinkConferma,
      nullable: true,
      description: 'The link that its customer used, if any.',
    }),
    il: t.expose('il', { type: 'DateTime', description: 'When.' }),
    descrizione: t.string({
      description: 'What, in Italian.',
      select: { tipo: true },
      resolve: ({ tipo }) => CONFERMA_EVENTS[tipo],
    }),
    chi: t.exposeString('chi', { description: 'Who: a colleague, or the name under which the customer signed.' }),
    indirizzo: t.exposeString('indirizzo', { description: 'Network address of the customer; may be empty.' }),
    dettaglio: t.exposeString('dettaglio', { description: 'The file with its SHA-256, the address of a mail.' }),
  }),
})
