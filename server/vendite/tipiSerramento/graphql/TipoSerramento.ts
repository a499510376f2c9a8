import { byOrdine } from '#platform/db/byOrdine.ts'
import { readPage } from '#platform/db/read.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { isInternal } from '#platform/permissions.ts'
import { inner } from '../../catalogo/source.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'
import { SENSI_APERTURA } from '../../tipiApertura/rules.ts'
import { DRAWING_SHAPES } from '../rules.ts'
import { updateApertureTipoSerramento } from '../updateApertureTipoSerramento.ts'
import { updateTipoSerramento } from '../updateTipoSerramento.ts'
import { TipoApertura } from './TipoApertura.ts'

const pubblico = { pubblico: true } as const
const file = { select: { chiave: true, nome: true } } as const
const offered = { where: { ritirato: false }, orderBy: byOrdine }

const DrawingShapeEnum = choiceEnum('FormaDisegno', DRAWING_SHAPES, 'How the elevation of a window type is drawn.', {
  BATTENTE: 'Rectangular, hinged leaves.',
  PORTA: 'A door, down to the floor.',
  SCORREVOLE: 'Sliding leaves.',
  VASISTAS: 'Hinged at the bottom.',
  ARCO: 'With an arched top.',
  TONDO: 'Round.',
  LIBERA: 'Of no fixed shape.',
})
choiceEnum('SensoApertura', SENSI_APERTURA, 'How a leaf opens, for the drawing.', {
  SINISTRA: 'Hinged on the left.',
  DESTRA: 'Hinged on the right.',
  RIBALTA: 'Tilts from the bottom.',
  ANTA_RIBALTA_SINISTRA: 'Hinged on the left, and tilts.',
  ANTA_RIBALTA_DESTRA: 'Hinged on the right, and tilts.',
  SCORREVOLE: 'Slides.',
  FISSA: 'Does not open.',
})

const limit = 'Type-level bound in mm: when both of a pair are set they win over the constraints.'

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
    disegno: t.expose('disegno', { type: DrawingShapeEnum }),
    conTelaio: t.exposeBoolean('conTelaio', { description: 'Has a frame to produce.' }),
    extra: t.exposeBoolean('extra', {
      description: 'The type of the extra lines of orders: never offered where windows are.',
    }),
    altezzaMin: t.exposeInt('altezzaMin', { nullable: true, description: limit }),
    altezzaMax: t.exposeInt('altezzaMax', { nullable: true, description: limit }),
    larghezzaMin: t.exposeInt('larghezzaMin', { nullable: true, description: limit }),
    larghezzaMax: t.exposeInt('larghezzaMax', { nullable: true, description: limit }),
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
    aperture: t.relation('aperture', { description: 'Openings offered.', query: offered }),
    accessori: t.relation('accessori', { description: 'Accessories offered.', query: offered }),
    vincoli: t.relation('vincoli', {
      description: 'Its constraints, by family. Withheld from those who see no quotes: null.',
      query: { orderBy: [{ famigliaId: 'asc' }, { altezzaMin: 'asc' }, { id: 'asc' }] },
      ...inner,
    }),
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
      ritirati && isInternal(ctx.viewer)
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

const tipiSerramentoMutationsLimit = { description: 'mm, whole; null clears it, missing: it stays.' }

const tipoPayload = (t: PayloadBuilder<{ pk: number }>) => ({
  tipoSerramento: t.prismaField({
    type: TipoSerramento,
    nullable: true,
    description: 'As it is now; null when there are errors.',
    resolve: (query, { result }, _args, ctx) =>
      result && ctx.services.db.tipoSerramento.findUnique({ ...query, where: { id: result.pk } }),
  }),
})

mutationField(updateTipoSerramento, {
  description: 'Changes the bounds of a window type.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    altezzaMin: t.int(tipiSerramentoMutationsLimit),
    altezzaMax: t.int(tipiSerramentoMutationsLimit),
    larghezzaMin: t.int(tipiSerramentoMutationsLimit),
    larghezzaMax: t.int(tipiSerramentoMutationsLimit),
  }),
  payload: tipoPayload,
})

mutationField(updateApertureTipoSerramento, {
  description: 'Sets the openings that a window type offers.',
  input: (t) => ({
    tipoSerramentoPk: t.int({ required: true, description: 'Number of the window type.' }),
    aperturaPks: t.field({
      type: ['Int'],
      required: { list: false, items: false },
      description: 'Numbers of the openings; they replace those before.',
    }),
  }),
  payload: tipoPayload,
})
