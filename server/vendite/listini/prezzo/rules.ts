// A window as it is sent to be priced.
import { array, type InferType, number, object } from 'yup'
import {
  field,
  idListRule,
  idRule,
  integerRule,
  millimetresRule,
  optionalIdRule,
  truncatedRule,
} from '#shared/fields/fields.ts'
import type { ChosenOpzione } from './finestra/rules.ts'

const ANTE_MAX = 20
const PIECES_MAX = 10_000
const OPZIONI_MAX = 30

const ante = number()
  .nullable()
  .defined()
  .default(null)
  .typeError('È richiesto un numero valido')
  .integer('È richiesto un numero intero')
  .min(1)
  .max(ANTE_MAX)

/** The fields of a window; its leaves are those of its type unless told. */
export const finestraSchema = object({
  tipoSerramentoPk: field('Tipo serramento', idRule(), 'Number of the window type.'),
  famigliaPk: field('Famiglia', idRule(), 'Number of the family.'),
  opzioni: field(
    'Opzioni',
    array()
      .of(object({ opzionePk: idRule(), valorePk: idRule() }))
      .transform(truncatedRule<ChosenOpzione>(OPZIONI_MAX))
      .defined()
      .default([])
      .max(OPZIONI_MAX),
  ),
  tipoAperturaPk: field('Apertura', optionalIdRule(), 'Number of the opening.'),
  accessoriPks: field('Accessori', idListRule(50)),
  altezza: field('Altezza', millimetresRule(), 'mm'),
  larghezza: field('Larghezza', millimetresRule(), 'mm'),
  quantita: field('Quantità', integerRule().min(1).max(PIECES_MAX).default(1), 'Pieces; 1 unless told.'),
  ante: field('Ante', ante, 'Leaves; those of the type unless told.'),
})

export type FinestraToPrice = InferType<typeof finestraSchema>
