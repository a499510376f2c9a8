// What an order is made of, beside its lines.

import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { byOrdine, referenceField } from '#platform/graphql/referenceField.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'

/** What who sees an order may know of its customer. */
export const ClienteOrdine = builder.prismaObject('Cliente', {
  variant: 'ClienteOrdine',
  description: 'The customer of an order, as far as the order shows it.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    codice: t.string({
      description: 'Empty when there is none.',
      select: { codice: true },
      resolve: ({ codice }) => codice ?? '',
    }),
    email: t.exposeString('email'),
    testoEmail: t.string({
      nullable: true,
      description: 'Text that the mails begin with, sanitised html. Withheld from users who do not plan mails: null.',
      select: { testoEmail: true },
      resolve: ({ testoEmail }) => sanitizeRich(testoEmail),
      authScopes: { permesso: 'adminOrders' },
      unauthorizedResolver: () => null,
    }),
  }),
})

export const AllegatoOrdine = builder.prismaObject('AllegatoOrdine', {
  description: 'A file attached to an order.',
  authScopes: { permesso: 'viewOrderAllegati' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ordinePk: t.exposeInt('ordineId', { description: 'Number of the order.' }),
    originalName: t.exposeString('originalName', { description: 'Name it had where it came from.' }),
    allegato: t.string({
      description: 'Address of the file; `?scarica` saves instead of showing it.',
      select: { originalName: true, file: { select: { chiave: true } } },
      resolve: ({ originalName, file }) => fileUrl({ chiave: file.chiave, nome: originalName }),
    }),
    mime: t.string({
      description: 'Media type.',
      select: { file: { select: { mime: true } } },
      resolve: ({ file }) => file.mime,
    }),
    dimensione: t.int({
      description: 'Bytes.',
      select: { file: { select: { dimensione: true } } },
      resolve: ({ file }) => file.dimensione,
    }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime' }),
    creatoDa: t.string({
      description: 'Who attached it; empty when unknown.',
      select: { creatoDa: { select: { firstName: true, lastName: true } } },
      resolve: ({ creatoDa }) => (creatoDa ? `${creatoDa.firstName} ${creatoDa.lastName}`.trim() : ''),
    }),
  }),
})

const SchedulazioneFase = builder.prismaObject('SchedulazioneFase', {
  description: 'When a phase of an order is scheduled.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nomeFase: t.exposeString('nomeFase', { description: 'Name of the phase.' }),
    inizio: t.expose('inizio', { type: 'DateTime', description: 'It begins.' }),
    fine: t.expose('fine', { type: 'DateTime', description: 'It ends.' }),
    fornitorePk: t.int({
      nullable: true,
      description: 'Number of the supplier that does it. Withheld from users who see no supplier orders: null.',
      select: { fornitoreId: true },
      authScopes: { permesso: 'viewOrdiniFornitore' },
      unauthorizedResolver: () => null,
      resolve: ({ fornitoreId }) => fornitoreId,
    }),
  }),
})

export const SchedulazioneOrdine = builder.prismaObject('SchedulazioneOrdine', {
  description: 'The saved schedule of an order.',
  authScopes: { login: true },
  select: { ordineId: true },
  fields: (t) => ({
    inizio: t.expose('inizio', { type: 'DateTime', description: 'First start of its phases.' }),
    fine: t.expose('fine', { type: 'DateTime', description: 'Last end of its phases.' }),
    fasi: t.relation('fasi', {
      type: SchedulazioneFase,
      query: { orderBy: [{ inizio: 'asc' }, { id: 'asc' }] },
      description: 'Its phases, as they follow each other.',
    }),
  }),
})

interface OrdineItem {
  pk: number
  nome: string
  done: boolean
  il: Date | null
  utente: string
}

export const OrdineItemType = builder.objectRef<OrdineItem>('VoceCheckListOrdine').implement({
  description: 'An item of the checklist, as it stands for an order.',
  authScopes: { login: true },
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the item.' }),
    nome: t.exposeString('nome'),
    done: t.exposeBoolean('done', { description: 'Whether it is ticked.' }),
    il: t.expose('il', { type: 'DateTime', nullable: true, description: 'When it was ticked.' }),
    utente: t.exposeString('utente', { description: 'Who ticked it; empty when nobody, or unknown.' }),
  }),
})

const VoceCheckList = builder.prismaObject('VoceCheckList', {
  description: 'An item of the checklist that every order has.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({ pk: t.exposeInt('id'), nome: t.exposeString('nome') }),
})

referenceField('vociCheckList', {
  tipo: VoceCheckList,
  model: 'voceCheckList',
  permesso: 'login',
  description: 'The items of the checklist, in order.',
  orderBy: byOrdine,
})
