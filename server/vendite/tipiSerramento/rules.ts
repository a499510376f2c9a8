// The window types of the catalogue. docs/rules/vendite.md#catalogue
import { object } from 'yup'
import { imageSchema } from '#platform/files/rules.ts'
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

/** The window type of the extra lines of orders, which forms and imports know by its name. */
export const TIPO_EXTRA = 'EXTRA'
export const FIXED_TIPO_EXTRA = 'È il tipo delle righe extra degli ordini: resta, con questo nome.'

/** Why the name of a type is the product's; null when it is not. */
export const fixedTipoReason = (name: string) => (name === TIPO_EXTRA ? FIXED_TIPO_EXTRA : null)

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
