// The configuration of the phases of production.
// docs/scheduler.md#phases
import { array, boolean, type InferType, mixed, object } from 'yup'
import { CAMPO_OBBLIGATORIO, intero, riga } from '../../shared/fields/fields.ts'

export const UNITA_FASE = ['minutes', 'hours', 'days'] as const
export const REPARTI_FASE = ['macchine', 'banchi'] as const

/** The name of a phase: small letters, as suppliers' types are written. */
const nomeFase = riga(50)
  .required(CAMPO_OBBLIGATORIO)
  .matches(/^[a-z][a-z0-9 ]*$/, 'Usare lettere minuscole, cifre e spazi.')

/** The form of a phase; what concerns the others too (cycles, unknown names) is checked with them. */
export const faseSchema = object({
  nome: nomeFase,
  unit: mixed<(typeof UNITA_FASE)[number]>().oneOf(UNITA_FASE, 'Invalid unit').required(CAMPO_OBBLIGATORIO),
  withFornitore: boolean().strict().required(CAMPO_OBBLIGATORIO),
  infiniteCapacity: boolean().strict().required(CAMPO_OBBLIGATORIO),
  reparto: mixed<(typeof REPARTI_FASE)[number]>()
    .nullable()
    .oneOf([...REPARTI_FASE, null], 'Reparto sconosciuto.')
    .default(null),
  dependencies: array().of(riga(50).required()).defined().default([]).max(50),
  soloConTelai: boolean().strict().defined().default(false),
})

export type FaseInput = InferType<typeof faseSchema>

/** What the fields of a phase are called, wherever they are shown. */
export const faseLabels: Readonly<Record<keyof FaseInput, string>> = {
  nome: 'Nome',
  withFornitore: 'La fa un fornitore',
  infiniteCapacity: 'Capacità infinita',
  reparto: 'Reparto',
  unit: 'Unità delle durate',
  dependencies: 'Dipende da',
  soloConTelai: 'Serve solo agli ordini con telai',
}

/** The phases in the order they are to have on the screens. */
export const ordineFasiSchema = object({
  fasi: array().of(intero()).required(CAMPO_OBBLIGATORIO).max(200),
})
