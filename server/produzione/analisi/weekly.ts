// The form of an entry of the weekly programming: its orders, and which operations each workstation works.
import { array, type InferType, object } from 'yup'
import {
  idRule,
  optionalDayRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
  versioneRule,
} from '#shared/fields/fields.ts'
import { ORDINI_MAX, REPEATED_ORDINE, REPEATED_POSTAZIONE } from './rules.ts'

const NAME_MISSING = 'Nome obbligatorio'
const ORDINI_MISSING = 'Ordini obbligatori'
export const REQUIRED_VALUES = 'Valori obbligatori'

const FIELDS_MAX = 50

/** A workstation of an analysis: any name, at least one operation. */
export const postazioneAnalisiSchema = object({
  postazione: singleLineRule(100).required(REQUIRED_FIELD),
  campi: array()
    .of(singleLineRule(100).required(REQUIRED_FIELD))
    .transform(truncatedRule<string>(FIELDS_MAX))
    .typeError('È richiesta una lista')
    .required(REQUIRED_VALUES)
    .min(1, REQUIRED_VALUES)
    .max(FIELDS_MAX),
})

const common = {
  nome: singleLineRule(200).required(NAME_MISSING),
  /** Null in a new one: the workstations as they are configured. */
  configurazione: array()
    .of(postazioneAnalisiSchema)
    .transform(truncatedRule(FIELDS_MAX))
    .typeError('È richiesta una lista')
    .nullable()
    .notRequired()
    .default(null)
    .max(FIELDS_MAX)
    .test(
      'diverse',
      REPEATED_POSTAZIONE,
      (items) => !items || new Set(items.map(({ postazione }) => postazione)).size === items.length,
    ),
}

const ordini = () =>
  array()
    .of(idRule())
    .transform(truncatedRule<number>(ORDINI_MAX))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(ORDINI_MAX)
    .test('diversi', REPEATED_ORDINE, (pks) => new Set(pks).size === pks.length)

/** A new entry: orders, or those that are worked in the week of a day. */
export const newAnalisiSchema = object({
  ...common,
  ordinePks: ordini().when('settimana', ([week], rule) => (week ? rule : rule.min(1, ORDINI_MISSING))),
  /** A day of the week that it is about, whose scheduled orders are in it. */
  settimana: optionalDayRule(),
})

/** An entry as it is to be. */
export const analisiEditSchema = object({
  ...common,
  pk: idRule(),
  versione: versioneRule,
  ordinePks: ordini().min(1, ORDINI_MISSING),
  /** A day of the week that it is about; null for none, the one that it has when it is not sent. */
  settimana: optionalDayRule().optional().default(undefined),
})

/** Monday of the week of a day; days as 'YYYY-MM-DD'. */
export function beginOfWeek(day: string): string {
  const data = new Date(`${day}T00:00:00Z`)
  return new Date(data.getTime() - ((data.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}

export type PostazioneOfAnalisi = InferType<typeof postazioneAnalisiSchema>
