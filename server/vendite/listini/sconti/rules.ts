// Discounts of a list by kind of customer and by customer. docs/rules/prezzi.md#sconti
import { array, type InferType, object, type TestContext, ValidationError } from 'yup'
import {
  field,
  integerRule,
  oneOfRule,
  optionalIdRule,
  REQUIRED_FIELD,
  refersTo,
  truncatedRule,
  versioneRule,
} from '#shared/fields/fields.ts'
import { percentageRule } from '#shared/money/money.ts'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '../../clienti/rules.ts'

export const SCONTI_MAX = 1000
export const FOR_WHOM = 'Indica il tipo di cliente o il cliente, uno dei due.'
export const DOUBLE_SCONTO = 'C’è già uno sconto per lo stesso cliente o tipo di cliente.'

/** The fields of a discount. */
export const scontoListinoSchema = object({
  tipoCliente: field(
    'Tipo di cliente',
    oneOfRule(TIPI_CLIENTE, TIPO_CLIENTE_LABELS).nullable().defined().default(null),
    'Of all customers of a kind; null where it is of one customer.',
  ),
  clientePk: field(
    'Cliente',
    refersTo('cliente', optionalIdRule()),
    'Number of the customer; null where it is of a kind.',
  ),
  percentuale: field('Sconto', percentageRule().required(REQUIRED_FIELD), 'Percent.'),
})

export type ScontoListinoInput = InferType<typeof scontoListinoSchema>

/** Refuses what is for nobody or for both, and the second of two for the same. */
function forOneEach(items: readonly ScontoListinoInput[], ctx: TestContext) {
  const keys = items.map((item) => (item?.clientePk != null ? `c${item.clientePk}` : (item?.tipoCliente ?? '')))
  const errors = items.flatMap((item, place) => {
    const path = `${ctx.path}[${place}].${item?.clientePk != null ? 'clientePk' : 'tipoCliente'}`
    if ((item?.tipoCliente == null) === (item?.clientePk == null)) return [ctx.createError({ path, message: FOR_WHOM })]
    return keys.indexOf(keys[place] ?? '') < place ? [ctx.createError({ path, message: DOUBLE_SCONTO })] : []
  })
  return errors.length === 0 || new ValidationError(errors)
}

/** The discounts of a list, whole, in their order. */
export const scontiListinoSchema = object({
  pk: integerRule(),
  versione: versioneRule,
  sconti: array()
    .of(scontoListinoSchema)
    .transform(truncatedRule<ScontoListinoInput>(SCONTI_MAX))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(SCONTI_MAX)
    .test('di chi', FOR_WHOM, forOneEach),
})
