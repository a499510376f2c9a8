// Installation, disposal, transport and survey, each with its rule and its VAT rate. docs/rules/prezzi.md#servizi
import { array, type InferType, object } from 'yup'
import {
  field,
  integerRule,
  oneOfRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
  versioneRule,
} from '#shared/fields/fields.ts'
import { amountRule, percentageRule } from '#shared/money/money.ts'
import { regioni } from '#shared/places.ts'
import { CALCOLI_SERVIZIO, CALCOLO_SERVIZIO_LABELS, TIPI_SERVIZIO, TIPO_SERVIZIO_LABELS } from '../words/rules.ts'

export const SERVIZI_MAX = 200
const UNKNOWN_ZONA = 'Non è una regione dell’elenco.'

const zona = singleLineRule(100).test('regione', UNKNOWN_ZONA, (name) => {
  return name === '' || regioni.some((regione) => regione.nome === name)
})

/** The fields of a service. */
export const servizioListinoSchema = object({
  nome: field('Nome', singleLineRule(200).required(REQUIRED_FIELD)),
  tipo: field('Tipo', oneOfRule(TIPI_SERVIZIO, TIPO_SERVIZIO_LABELS).required(REQUIRED_FIELD), 'What is done.'),
  calcolo: field(
    'Come',
    oneOfRule(CALCOLI_SERVIZIO, CALCOLO_SERVIZIO_LABELS).required(REQUIRED_FIELD),
    'How it counts.',
  ),
  importo: field('Importo', amountRule().required(REQUIRED_FIELD), 'Euro, without VAT.'),
  minimo: field('Minimo', amountRule(), 'Least amount, euro; null for none.'),
  piano: field('Piano', singleLineRule(100), 'Of an installation: the floor it is for; empty for any.'),
  zona: field('Zona', zona, 'Of a transport: the region it goes to; empty for any.'),
  iva: field('IVA', percentageRule().required(REQUIRED_FIELD), 'VAT rate, percent.'),
  costo: field('Costo', percentageRule(), 'What it costs the house, percent of its amount; null: not known.'),
})

export type ServizioListinoInput = InferType<typeof servizioListinoSchema>

/** The services of a list, whole, in their order. */
export const serviziListinoSchema = object({
  pk: integerRule(),
  versione: versioneRule,
  servizi: array()
    .of(servizioListinoSchema)
    .transform(truncatedRule<ServizioListinoInput>(SERVIZI_MAX))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(SERVIZI_MAX),
})
