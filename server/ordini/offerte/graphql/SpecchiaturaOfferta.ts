import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { offeredAperture } from '#vendite/tipiApertura/offered.ts'
import { SENSI_APERTURA, sensoOf } from '#vendite/tipiApertura/rules.ts'
import { righeOfferta } from '../list.ts'

builder.prismaNode('SpecchiaturaOfferta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), riga: righeOfferta.visible(ctx.viewer) }),
  nullable: true,
  description: 'A field of a composed element that is offered, seen from inside.',
  authScopes: { permesso: 'viewOfferte' },
  select: { id: true },
  fields: (t) => ({
    riga: t.relation('riga', { description: 'The line.' }),
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
      description: 'How it opens, for the drawing: as offered, else as its type can only open; null: nobody has said.',
      select: {
        tipoApertura: { select: { senso: true } },
        tipoSerramento: { select: { aperture: offeredAperture } },
      },
      resolve: sensoOf,
    }),
  }),
})
