import { byOrdine } from '#platform/db/byOrdine.ts'
import { boundedInteger, whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import type { Viewer } from '#platform/permissions.ts'
import { offeredAperture } from '../../tipiApertura/offered.ts'
import { SENSI_APERTURA, sensoOf } from '../../tipiApertura/rules.ts'
import { preventiviList } from '../list.ts'

/** What is part of a quote is seen by whoever sees the quote. */
const visible = (viewer: Viewer | null) => ({ preventivo: preventiviList.visible(viewer) })
const preventivi = { permesso: 'viewPreventivi' } as const

builder.prismaNode('Serramento', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne({ visible }, id, ctx),
  nullable: true,
  description: 'A window line of a quote.',
  authScopes: preventivi,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    posizione: t.exposeInt('posizione', { description: 'From 1.' }),
    quantita: t.exposeInt('quantita'),
    altezza: t.exposeInt('altezza', { description: 'mm' }),
    larghezza: t.exposeInt('larghezza', { description: 'mm' }),
    tipoSerramento: t.relation('tipoSerramento'),
    tipoApertura: t.relation('tipoApertura'),
    accessori: t.relation('accessori', { query: { orderBy: byOrdine } }),
    specchiature: t.relation('specchiature', {
      query: { orderBy: { posizione: 'asc' } },
      description: 'The fields of a composed element, from the top left; none: a simple window.',
    }),
    preventivo: t.relation('preventivo', { description: 'The quote that it is of.' }),
  }),
})

builder.prismaNode('SpecchiaturaPreventivo', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), serramento: visible(ctx.viewer) }),
  nullable: true,
  description: 'A field of a composed element that is asked for, seen from inside.',
  authScopes: preventivi,
  select: { id: true },
  fields: (t) => ({
    serramento: t.relation('serramento', { description: 'The window line.' }),
    posizione: t.exposeInt('posizione', { description: 'Place among the fields, from 1.' }),
    x: t.exposeInt('x', { description: 'Millimetres from the left of the whole.' }),
    y: t.exposeInt('y', { description: 'Millimetres from the top of the whole.' }),
    larghezza: t.exposeInt('larghezza', { description: 'Millimetres.' }),
    altezza: t.exposeInt('altezza', { description: 'Millimetres.' }),
    ante: t.exposeInt('ante', { description: 'Leaves of one piece.' }),
    tipoSerramento: t.relation('tipoSerramento', { description: 'The window type.' }),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', { description: 'Number of the window type.' }),
    tipoApertura: t.relation('tipoApertura', { nullable: true, description: 'The opening; null: nobody has said.' }),
    tipoAperturaPk: t.exposeInt('tipoAperturaId', { nullable: true, description: 'Number of the opening.' }),
    senso: t.field({
      type: choiceOf(SENSI_APERTURA),
      nullable: true,
      description:
        'How it opens, for the drawing: as asked for, else as its type can only open; null: nobody has said.',
      select: {
        tipoApertura: { select: { senso: true } },
        tipoSerramento: { select: { aperture: offeredAperture } },
      },
      resolve: sensoOf,
    }),
  }),
})

builder.prismaNode('OpzionePreventivo', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne({ visible }, id, ctx),
  nullable: true,
  description: 'The value chosen for an option of the family.',
  authScopes: preventivi,
  select: { id: true },
  fields: (t) => ({
    opzione: t.relation('opzione'),
    valore: t.relation('valore'),
    preventivo: t.relation('preventivo', { description: 'The quote that it is of.' }),
  }),
})
