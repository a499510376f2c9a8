// What the choices of a window, and large measures, add. docs/rules/prezzi.md#supplementi
import { array, type InferType, object, type TestContext, ValidationError } from 'yup'
import {
  field,
  integerRule,
  oneOfRule,
  optionalIdRule,
  optionalMillimetresRule,
  REQUIRED_FIELD,
  refersTo,
  truncatedRule,
  versioneRule,
} from '#shared/fields/fields.ts'
import { amountRule } from '#shared/money/money.ts'
import { causeOf } from '../prezzo/supplementi/rules.ts'
import { minimoMqRule } from '../voci/rules.ts'
import {
  CALCOLI_SUPPLEMENTO,
  CALCOLO_SUPPLEMENTO_LABELS,
  CAUSES_OF_SUPPLEMENTO,
  type CalcoloSupplemento,
  MOTIVO_SUPPLEMENTO_LABELS,
  type MotivoSupplemento,
} from '../words/rules.ts'

export const SUPPLEMENTI_MAX = 500
export const PERCENT_MAX = 500
export const DOUBLE_SUPPLEMENTO = 'C’è già un supplemento uguale per la stessa famiglia.'
const TOO_MUCH = `La percentuale arriva al massimo a ${PERCENT_MAX}.`

interface Parent {
  motivo?: MotivoSupplemento | null
  calcolo?: CalcoloSupplemento | null
}

/** There when the cause is one of these; what is sent of another cause counts for nothing. */
const forCause = (...causes: MotivoSupplemento[]) => ({
  name: 'motivo',
  message: REQUIRED_FIELD,
  test: (value: number | null | undefined, ctx: TestContext) => {
    const { motivo } = ctx.parent as Parent
    return !motivo || !causes.includes(motivo) || value != null
  },
})

const importo = amountRule()
  .required(REQUIRED_FIELD)
  .test('percento', TOO_MUCH, (value, ctx) => (ctx.parent as Parent).calcolo !== 'PERCENTO' || value <= PERCENT_MAX)

/** The fields of a supplement. */
export const supplementoListinoSchema = object({
  motivo: field(
    'Per',
    oneOfRule(CAUSES_OF_SUPPLEMENTO, MOTIVO_SUPPLEMENTO_LABELS).required(REQUIRED_FIELD),
    'What it is for.',
  ),
  famigliaPk: field('Famiglia', refersTo('famiglia', optionalIdRule()), 'Number of the family; null for all.'),
  valorePk: field(
    'Valore',
    refersTo('valoreOpzione', optionalIdRule()).test(forCause('VALORE')),
    'Number of the value of an option, a colour among them.',
  ),
  tipoAperturaPk: field(
    'Apertura',
    refersTo('tipoApertura', optionalIdRule()).test(forCause('APERTURA')),
    'Number of the opening.',
  ),
  accessorioPk: field(
    'Accessorio',
    refersTo('accessorio', optionalIdRule()).test(forCause('ACCESSORIO')),
    'Number of the accessory.',
  ),
  oltreMm: field(
    'Oltre mm',
    optionalMillimetresRule().test(forCause('ALTEZZA', 'LARGHEZZA')),
    'Of a measure: above so many mm.',
  ),
  calcolo: field(
    'Come',
    oneOfRule(CALCOLI_SUPPLEMENTO, CALCOLO_SUPPLEMENTO_LABELS).required(REQUIRED_FIELD),
    'How it counts.',
  ),
  importo: field('Importo', importo, 'Percent of the base, or euro.'),
  minimoMq: field('Minimo m²', minimoMqRule(), 'Least area that is paid, m²; null for none.'),
})

export type SupplementoListinoInput = InferType<typeof supplementoListinoSchema>

/** A supplement without what is of another cause. */
export function cleanSupplemento(supplemento: SupplementoListinoInput): SupplementoListinoInput {
  const { motivo, calcolo, valorePk, tipoAperturaPk, accessorioPk, oltreMm, minimoMq } = supplemento
  return {
    ...supplemento,
    valorePk: motivo === 'VALORE' ? valorePk : null,
    tipoAperturaPk: motivo === 'APERTURA' ? tipoAperturaPk : null,
    accessorioPk: motivo === 'ACCESSORIO' ? accessorioPk : null,
    oltreMm: motivo === 'ALTEZZA' || motivo === 'LARGHEZZA' ? oltreMm : null,
    minimoMq: calcolo === 'MQ' ? minimoMq : null,
  }
}

const keyOf = (supplemento: SupplementoListinoInput) => {
  const clean = cleanSupplemento(supplemento)
  return `${causeOf(clean)} ${clean.famigliaPk ?? ''} ${clean.oltreMm ?? ''}`
}

/** Refuses the second of two supplements of one cause, family and threshold. */
function withoutDoubles(items: readonly SupplementoListinoInput[], ctx: TestContext) {
  const keys = items.map((item) => (item?.motivo ? keyOf(item) : ''))
  const errors = keys.flatMap((key, place) =>
    key !== '' && keys.indexOf(key) < place
      ? [ctx.createError({ path: `${ctx.path}[${place}].motivo`, message: DOUBLE_SUPPLEMENTO })]
      : [],
  )
  return errors.length === 0 || new ValidationError(errors)
}

/** The supplements of a list, whole, in the order of the steps. */
export const supplementiListinoSchema = object({
  pk: integerRule(),
  versione: versioneRule,
  supplementi: array()
    .of(supplementoListinoSchema)
    .transform(truncatedRule<SupplementoListinoInput>(SUPPLEMENTI_MAX))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(SUPPLEMENTI_MAX)
    .test('doppi', DOUBLE_SUPPLEMENTO, withoutDoubles),
})
