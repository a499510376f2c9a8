import { byOrdine } from '#platform/db/byOrdine.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import type { Viewer } from '#platform/permissions.ts'

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
    preventivo: t.relation('preventivo', { description: 'The quote that it is of.' }),
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
