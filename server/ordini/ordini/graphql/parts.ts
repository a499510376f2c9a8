// What an order is made of, beside its lines.

import { byOrdine } from '#platform/db/byOrdine.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import { ordiniList } from '../list.ts'

export const AllegatoOrdine = builder.prismaNode('AllegatoOrdine', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), ordine: ordiniList.visible(ctx.viewer) }),
  nullable: true,
  description: 'A file attached to an order.',
  authScopes: { permesso: 'viewOrderAllegati' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ordine: t.relation('ordine', { seenIn: ordiniList, description: 'The order.' }),
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

/** Who follows the phases of all orders sees every schedule, anybody else those of the orders they see. */
const visibleSchedulazioni = (viewer: Viewer | null) =>
  can(viewer, 'updateStatoFasiOrdineFornitore') ? {} : { ordine: ordiniList.visible(viewer) }

export const SchedulazioneOrdine = builder.prismaNode('SchedulazioneOrdine', {
  id: { field: 'ordineId', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ ordineId: boundedInteger(id), AND: visibleSchedulazioni(ctx.viewer) }),
  nullable: true,
  description: 'The saved schedule of an order.',
  authScopes: { login: true },
  select: { ordineId: true },
  fields: (t) => ({
    ordine: t.relation('ordine', { seenIn: ordiniList, description: 'The order.' }),
    inizio: t.expose('inizio', { type: 'DateTime', description: 'First start of its phases.' }),
    fine: t.expose('fine', { type: 'DateTime', description: 'Last end of its phases.' }),
    fasi: t.relation('fasi', {
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

const VoceCheckList = builder.prismaNode('VoceCheckList', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
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
