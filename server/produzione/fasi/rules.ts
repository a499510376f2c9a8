// The configuration of the phases of production.
// docs/scheduler.md#phases
import { array, boolean, type InferType, mixed, object } from 'yup'
import { repartoRule } from '#persone/reparti/rules.ts'
import { field, integerRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'

const UNITA_FASE = ['minutes', 'hours', 'days'] as const

/** The name of a phase: small letters, as suppliers' types are written. */
const nomeFase = singleLineRule(50)
  .required(REQUIRED_FIELD)
  .matches(/^[a-z][a-z0-9 ]*$/, 'Usare lettere minuscole, cifre e spazi.')

const unitRule = mixed<(typeof UNITA_FASE)[number]>().oneOf(UNITA_FASE, 'Invalid unit').required(REQUIRED_FIELD)

/** The form of a phase; what concerns the others too (cycles, unknown names) is checked with them. */
export const faseSchema = object({
  nome: field('Nome', nomeFase),
  unit: field('Unità delle durate', unitRule),
  withFornitore: field('La fa un fornitore', boolean().strict().required(REQUIRED_FIELD)),
  infiniteCapacity: field('Capacità infinita', boolean().strict().required(REQUIRED_FIELD)),
  reparto: field('Reparto', repartoRule().nullable().default(null)),
  dependencies: field('Dipende da', array().of(singleLineRule(50).required()).defined().default([]).max(50)),
  soloConTelai: field('Serve solo agli ordini con telai', boolean().strict().defined().default(false)),
})

export type FaseInput = InferType<typeof faseSchema>

/** The phases in the order they are to have on the screens. */
export const fasiOrderSchema = object({
  pks: array().of(integerRule()).required(REQUIRED_FIELD).max(200),
})
