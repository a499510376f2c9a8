// The configuration of the phases of production (spec/001 §3).
import { array, boolean, mixed, object } from 'yup'
import { CAMPO_OBBLIGATORIO, intero, riga } from '../campi/rules.ts'

export const UNITA_FASE = ['minutes', 'hours', 'days'] as const
export const REPARTI_FASE = ['macchine', 'banchi'] as const

/** The form of a phase; what concerns the others too (cycles, unknown names) is checked with them. */
export const faseSchema = object({
  posizione: intero().min(0).max(1000),
  unit: mixed<(typeof UNITA_FASE)[number]>().oneOf(UNITA_FASE, 'Invalid unit').required(CAMPO_OBBLIGATORIO),
  withFornitore: boolean().strict().required(CAMPO_OBBLIGATORIO),
  infiniteCapacity: boolean().strict().required(CAMPO_OBBLIGATORIO),
  reparto: mixed<(typeof REPARTI_FASE)[number]>()
    .oneOf([...REPARTI_FASE, null] as never, 'Reparto sconosciuto.')
    .nullable()
    .default(null),
  dependencies: array().of(riga(50).required()).defined().default([]).max(50),
  soloConTelai: boolean().strict().defined().default(false),
})

/** The name of a new phase: small letters, as suppliers' types are written. */
export const nomeFase = riga(50)
  .required(CAMPO_OBBLIGATORIO)
  .matches(/^[a-z][a-z0-9 ]*$/, 'Usare lettere minuscole, cifre e spazi.')
