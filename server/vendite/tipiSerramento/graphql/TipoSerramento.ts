import type { FormaDisegno, SensoApertura } from '../../../../prisma/generated/enums.ts'
import { readPage } from '../../../platform/db/read.ts'
import { fileUrl } from '../../../platform/files/urls.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { boundedInteger } from '../../../platform/graphql/listField.ts'
import { byOrdine } from '../../../platform/graphql/referenceField.ts'
import { isInterno } from '../../../platform/permissions.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'

const pubblico = { pubblico: true } as const
const file = { select: { chiave: true, nome: true } } as const
const offerti = { where: { ritirato: false }, orderBy: byOrdine }

export const FormaDisegnoEnum = builder.enumType('FormaDisegno', {
  description: 'How the elevation of a window type is drawn.',
  values: {
    BATTENTE: { description: 'Rectangular, hinged leaves.' },
    PORTA: { description: 'A door, down to the floor.' },
    SCORREVOLE: { description: 'Sliding leaves.' },
    VASISTAS: { description: 'Hinged at the bottom.' },
    ARCO: { description: 'With an arched top.' },
    TONDO: { description: 'Round.' },
    LIBERA: { description: 'Of no fixed shape.' },
  } satisfies Record<FormaDisegno, { description: string }>,
})
export const SensoAperturaEnum = builder.enumType('SensoApertura', {
  description: 'How a leaf opens, for the drawing.',
  values: {
    SINISTRA: { description: 'Hinged on the left.' },
    DESTRA: { description: 'Hinged on the right.' },
    RIBALTA: { description: 'Tilts from the bottom.' },
    ANTA_RIBALTA_SINISTRA: { description: 'Hinged on the left, and tilts.' },
    ANTA_RIBALTA_DESTRA: { description: 'Hinged on the right, and tilts.' },
    SCORREVOLE: { description: 'Slides.' },
    FISSA: { description: 'Does not open.' },
  } satisfies Record<SensoApertura, { description: string }>,
})

builder.prismaObject('Accessorio', {
  description: 'An accessory that a window type may have.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({ pk: t.exposeInt('id'), nome: t.exposeString('nome') }),
})

const TipoApertura = builder.prismaObject('TipoApertura', {
  description: 'A way of opening.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    senso: t.expose('senso', { type: SensoAperturaEnum }),
    immagine: t.string({
      nullable: true,
      description: 'Address of the picture.',
      select: { immagine: file },
      resolve: ({ immagine }) => immagine && fileUrl(immagine),
    }),
  }),
})

const limite = 'Type-level bound in mm: when both of a pair are set they win over the constraints.'

export const TipoSerramento = builder.prismaNode('TipoSerramento', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'A type of window or door.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    ante: t.exposeInt('ante', { description: 'Number of leaves, for the drawing.' }),
    disegno: t.expose('disegno', { type: FormaDisegnoEnum }),
    conTelaio: t.exposeBoolean('conTelaio', { description: 'Has a frame to produce.' }),
    altezzaMin: t.exposeInt('altezzaMin', { nullable: true, description: limite }),
    altezzaMax: t.exposeInt('altezzaMax', { nullable: true, description: limite }),
    larghezzaMin: t.exposeInt('larghezzaMin', { nullable: true, description: limite }),
    larghezzaMax: t.exposeInt('larghezzaMax', { nullable: true, description: limite }),
    versione: t.exposeInt('versione', {
      description: 'Grows at every change of the bounds: sent back with an update.',
    }),
    immagine: t.string({
      nullable: true,
      description: 'Address of the picture.',
      select: { immagine: file },
      resolve: ({ immagine }) => immagine && fileUrl(immagine),
    }),
    ritirato: t.exposeBoolean('ritirato', { description: 'No longer offered; what has it keeps it.' }),
    aperture: t.relation('aperture', { description: 'Openings offered.', query: offerti }),
    accessori: t.relation('accessori', { description: 'Accessories offered.', query: offerti }),
  }),
})

builder.queryFields((t) => ({
  tipiSerramento: t.prismaField({
    type: [TipoSerramento],
    description: 'The window types that are offered.',
    authScopes: pubblico,
    args: {
      ritirati: t.arg.boolean({ description: 'Also those that are retired; visitors are told only of the others.' }),
    },
    resolve: async (query, _root, { ritirati }, ctx) =>
      ritirati && isInterno(ctx.viewer)
        ? readPage(ctx.services.db, 'tipoSerramento', query, {}, byOrdine, { take: 1000 })
        : (await readCatalogo(ctx)).tipi,
  }),
  tipiApertura: t.prismaField({
    type: [TipoApertura],
    description: 'The openings that are offered.',
    authScopes: pubblico,
    resolve: async (_query, _root, _args, ctx) => (await readCatalogo(ctx)).aperture,
  }),
}))
