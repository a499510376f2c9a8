// The form of an entry of the weekly programming: its orders, and which operations each workstation works.
import { array, type InferType, object } from 'yup'
import {
  idRule,
  optionalDayRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
  versioneRule,
} from '../../shared/fields/fields.ts'
import { ORDINE_RIPETUTO, ORDINI_MAX, POSTAZIONE_RIPETUTA } from './rules.ts'

const NOME_MANCA = 'Nome obbligatorio'
const ORDINI_MANCANO = 'Ordini obbligatori'
export const VALORI_OBBLIGATORI = 'Valori obbligatori'

const CAMPI_MAX = 50

/** A workstation of an analysis: any name, at least one operation. */
export const postazioneAnalisiSchema = object({
  postazione: singleLineRule(100).required(REQUIRED_FIELD),
  campi: array()
    .of(singleLineRule(100).required(REQUIRED_FIELD))
    .transform(truncatedRule<string>(CAMPI_MAX))
    .typeError('È richiesta una lista')
    .required(VALORI_OBBLIGATORI)
    .min(1, VALORI_OBBLIGATORI)
    .max(CAMPI_MAX),
})

const comuni = {
  nome: singleLineRule(200).required(NOME_MANCA),
  /** Null in a new one: the workstations as they are configured. */
  configurazione: array()
    .of(postazioneAnalisiSchema)
    .transform(truncatedRule(CAMPI_MAX))
    .typeError('È richiesta una lista')
    .nullable()
    .notRequired()
    .default(null)
    .max(CAMPI_MAX)
    .test(
      'diverse',
      POSTAZIONE_RIPETUTA,
      (voci) => !voci || new Set(voci.map(({ postazione }) => postazione)).size === voci.length,
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
    .test('diversi', ORDINE_RIPETUTO, (pks) => new Set(pks).size === pks.length)

/** A new entry: orders, or those that are worked in the week of a day. */
export const nuovaAnalisiSchema = object({
  ...comuni,
  ordini: ordini().when('settimana', ([settimana], regola) => (settimana ? regola : regola.min(1, ORDINI_MANCANO))),
  /** A day of the week that it is about, whose scheduled orders are in it. */
  settimana: optionalDayRule(),
})

/** An entry as it is to be. */
export const modificaAnalisiSchema = object({
  ...comuni,
  pk: idRule(),
  versione: versioneRule,
  ordini: ordini().min(1, ORDINI_MANCANO),
  /** A day of the week that it is about; null for none, the one that it has when it is not sent. */
  settimana: optionalDayRule().optional().default(undefined),
})

/** Monday of the week of a day; days as 'YYYY-MM-DD'. */
export function beginOfWeek(giorno: string): string {
  const data = new Date(`${giorno}T00:00:00Z`)
  return new Date(data.getTime() - ((data.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}

export type PostazioneDiAnalisi = InferType<typeof postazioneAnalisiSchema>
