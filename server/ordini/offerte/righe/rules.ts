// What an alternative of an offer has: its lines, a window or free each, and its services. docs/rules/prezzi.md#offers

import { array, type InferType, object } from 'yup'
import { compostoFields } from '#shared/composti/specchiature.ts'
import {
  booleanRule,
  field,
  idListRule,
  idRule,
  integerRule,
  labelsOf,
  longTextRule,
  oneOfRule,
  optionalIdRule,
  optionalMillimetresRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
} from '#shared/fields/fields.ts'
import { amountRule, percentageRule } from '#shared/money/money.ts'
import { TIPI_SERVIZIO, TIPO_SERVIZIO_LABELS } from '#vendite/listini/words/rules.ts'

export const RIGHE_OFFERTA_MAX = 500
const SERVIZI_MAX = 50
const NUMERO_MAX = 9999
const CHOICES_MAX = 100
const ANTE_MAX = 99

interface OpzioneOfRiga {
  opzionePk: number
  valorePk: number
}

const opzioni = array()
  .of(object({ opzionePk: field('Opzione', idRule()), valorePk: field('Valore', idRule()) }))
  .transform(truncatedRule<OpzioneOfRiga>(CHOICES_MAX))
  .typeError('È richiesta una lista')
  .defined()
  .default([])
  .max(CHOICES_MAX)

// A window has them, a free line does not.
const tipoSerramentoPk = optionalIdRule(REQUIRED_FIELD).when('rivendita', ([rivendita], schema) =>
  rivendita === true ? schema : schema.test('obbligatorio', REQUIRED_FIELD, (value) => value !== null),
)
const millimetres = optionalMillimetresRule().when('rivendita', ([rivendita], schema) =>
  rivendita === true ? schema : schema.test('obbligatorio', REQUIRED_FIELD, (value) => value !== null),
)
// Missing: as it is. Who may not see costs sends none.
const costo = amountRule().optional().default(undefined)
const descrizione = longTextRule(2000).when('rivendita', ([rivendita], schema) =>
  rivendita === true ? schema.required(REQUIRED_FIELD) : schema,
)

/** One line: a window, of which a list knows the price, or a free one. */
export const rigaOffertaSchema = object({
  pk: optionalIdRule(),
  rivendita: field('Riga libera', booleanRule(false), 'A free line: no window, its price written by hand.'),
  codiceRivendita: field('Codice', singleLineRule(100), 'Code of a free line; may be empty.'),
  tipoSerramentoPk: field('Tipo serramento', tipoSerramentoPk, 'Number of the window type; null on a free line.'),
  famigliaPk: field('Famiglia', optionalIdRule(), 'Number of the family.'),
  opzioni: field('Opzioni', opzioni),
  tipoAperturaPk: field('Apertura', optionalIdRule(), 'Number of the opening.'),
  accessoriPks: field('Accessori', idListRule(CHOICES_MAX), 'Numbers of the accessories.'),
  numero: field('Numero', integerRule().min(1).max(NUMERO_MAX), 'Pieces.'),
  altezza: field('Altezza', millimetres, 'mm'),
  larghezza: field('Larghezza', millimetres, 'mm'),
  ante: field('Ante', optionalMillimetresRule().max(ANTE_MAX), 'Leaves; those of the type unless told.'),
  ...compostoFields,
  forma: field('Forma', singleLineRule(50), 'Shape, free text.'),
  descrizione: field('Descrizione', descrizione, 'Plain text; required on a free line.'),
  aMano: field('Prezzo a mano', booleanRule(false), 'The list price is the one that is sent, not that of the list.'),
  listino: field('Listino', amountRule(), 'Euro, of the whole line; read only where `aMano`, and on a free line.'),
  scontoArticolo: field(
    'Sconto',
    percentageRule(),
    'Percent; null: on a new line that of the customer by the list, else as it is.',
  ),
  iva: field('IVA', percentageRule(), 'VAT rate, percent; null: on a new line the setting, else as it is.'),
  costo: field(
    'Costo',
    costo,
    'What a free line costs the house, euro, all of it; null: not known; missing: as it is. Read only on a free line.',
  ),
})

export type RigaOffertaInput = InferType<typeof rigaOffertaSchema>

/** One service. */
export const servizioOffertaSchema = object({
  nome: field('Nome', singleLineRule(200).required(REQUIRED_FIELD), 'As the customer reads it.'),
  tipo: field('Tipo', oneOfRule(TIPI_SERVIZIO, TIPO_SERVIZIO_LABELS).required(REQUIRED_FIELD), 'What is done.'),
  importo: field('Importo', amountRule(), 'Euro, without VAT; null: by the service of the list that is called so.'),
  iva: field('IVA', percentageRule(), 'VAT rate, percent; null: that of the list, else the setting.'),
  costo: field(
    'Costo',
    costo,
    'What it costs the house, euro; null: as the list says; missing: as it is, of a service of this name and kind.',
  ),
})

export type ServizioOffertaInput = InferType<typeof servizioOffertaSchema>

const righe = array()
  .of(rigaOffertaSchema)
  .transform(truncatedRule<RigaOffertaInput>(RIGHE_OFFERTA_MAX))
  .typeError('È richiesta una lista')
  .max(RIGHE_OFFERTA_MAX)
const servizi = array()
  .of(servizioOffertaSchema)
  .transform(truncatedRule<ServizioOffertaInput>(SERVIZI_MAX))
  .typeError('È richiesta una lista')
  .max(SERVIZI_MAX)

/** The fields of an alternative but its lines and services. */
export const alternativaFields = {
  nome: field('Nome', singleLineRule(100).required(REQUIRED_FIELD), 'What tells it from the others.'),
  descrizione: field('Descrizione', longTextRule(2000), 'Plain text.'),
  sconto: field(
    'Sconto sul totale',
    percentageRule()
      .transform((value) => value ?? 0)
      .default(0),
    'Percent: the corrective discount of its windows.',
  ),
}

/** An alternative with what is in it; lists that are not sent stay. */
export const alternativaOffertaSchema = object({
  ...alternativaFields,
  righe: righe.optional().default(undefined),
  servizi: servizi.optional().default(undefined),
})

export const alternativaOffertaLabels = labelsOf(object(alternativaFields))
