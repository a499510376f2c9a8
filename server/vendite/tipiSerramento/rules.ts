// The window types of the catalogue. docs/rules/vendite.md#catalogue
import { object } from 'yup'
import { imageSchema } from '#platform/files/rules.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { itemName } from '#shared/arranged.ts'
import type { DrawingShape } from '#shared/drawings/drawings.ts'
import { booleanRule, field, idListRule, integerRule, oneOfRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { limitsOfTipoSchema } from '../vincoli/rules.ts'

/** How an elevation may be drawn, in the order of the form. */
export const DRAWING_SHAPES = [
  'BATTENTE',
  'PORTA',
  'SCORREVOLE',
  'VASISTAS',
  'ARCO',
  'TONDO',
  'LIBERA',
] as const satisfies readonly DrawingShape[]

/** What people call the shapes. */
export const drawingShapeLabels: Readonly<Record<DrawingShape, string>> = {
  BATTENTE: 'Finestra a battente',
  PORTA: 'Porta',
  SCORREVOLE: 'Scorrevole',
  VASISTAS: 'Vasistas',
  ARCO: 'Ad arco',
  TONDO: 'Tondo',
  LIBERA: 'Forma libera',
}

/** Leaves that a drawing shows at most. */
export const ANTE_MAX = 6

/** What the type of the extra lines is called in files written before it was a property. */
const OLD_EXTRA_NAME = 'extra'

export const FIXED_TIPO_EXTRA = 'È il tipo delle righe extra degli ordini: resta, e non si vende come serramento.'
export const EXTRA_IS_SOLD = 'Ha vincoli misura, voci di listino o finestre di preventivi: è un serramento.'
export const EXTRA_BY_PAGE = 'Un tipo che c’è già lo diventa dalla pagina dei tipi, non da un file.'
export const EXTRA_IS_NO_WINDOW = 'È il tipo delle righe extra degli ordini, non un serramento.'

/** Why a type stays as it is: that of the extra lines is neither retired nor removed nor sold. Null for windows. */
export const fixedTipoReason = ({ extra }: { extra: boolean }) => (extra ? FIXED_TIPO_EXTRA : null)

/** Whether a file that says nothing of it means the type of the extra lines. */
export const isExtraByName = (name: string) => foldTitle(name) === OLD_EXTRA_NAME

/** Why a type cannot be that of the extra lines: another is; null when none is. */
export const otherExtraReason = (name: string | undefined) =>
  name === undefined ? null : `Il tipo delle righe extra c’è già: «${name}».`

const ante = integerRule().min(1).max(ANTE_MAX)
const ritirato = booleanRule(false)

/** The fields of a window type that are columns of it. */
export const tipoSerramentoSchema = object({
  nome: itemName(),
  disegno: field(
    'Disegno',
    oneOfRule(DRAWING_SHAPES, drawingShapeLabels).required(REQUIRED_FIELD).default('BATTENTE'),
    DRAWING_SHAPES.join(', '),
  ),
  ante: field('Ante', ante.default(1), `Number of leaves of the drawing, 1 to ${ANTE_MAX}.`),
  conTelaio: field('Con telaio da produrre', booleanRule(true), 'Has a frame to produce.'),
  extra: field('Per le righe extra', booleanRule(false), 'The type of the extra lines of orders: no window.'),
  ritirato: field('Ritirato', ritirato, 'No longer offered; what has it keeps it.'),
}).concat(limitsOfTipoSchema)

/** What a window type offers, by number. */
const offeringsSchema = object({
  aperturaPks: field('Aperture', idListRule(200, 'tipoApertura'), 'Numbers of the openings offered.'),
  accessorioPks: field('Accessori', idListRule(200, 'accessorio'), 'Numbers of the accessories offered.'),
})

/** The form of a window type; its picture travels beside it. */
export const tipoFormSchema = tipoSerramentoSchema.concat(offeringsSchema)

/** All that is sent of a window type. */
export const tipoInCatalogoSchema = tipoFormSchema.concat(imageSchema)
