// What a planner may type, and how it is read.
import { array, mixed, number, object, string } from 'yup'
import { RIGHE_ORDINE_MAX } from '#ordini/ordini/rules.ts'
import { rigaTempiSchema } from '#ordini/righe/rules.ts'
import { booleanRule, idRule, optionalDayRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

export const FINE_FASE_MODES = ['solo', 'dipendenti', 'dipendenti_e_consegna'] as const

export const WRONG_DATA_HOUR = 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD HH.'
export const FAR_DATA = 'La data deve essere compresa fra il 2000 e il 2100.'
export const ONLY_DIGITS = 'Sono ammesse solo cifre.'
export const UNKNOWN_FASE = 'Fase sconosciuta.'
export const WRONG_FORNITORE = 'Il fornitore non è di questo tipo.'
export const WITHOUT_FORNITORE = 'Questa fase non ha un fornitore.'
export const NOT_SCHEDULABILE = 'L’ordine non è schedulabile.'
export const INCOMPLETE = 'La schedulazione non è completa.'
/** Phases of one order at most: more are not configured. */
export const FASI_MAX = 50

/** The longest override in each unit: about two years of days, of hours, of one person's minutes. */
export const OVERRIDE_MAX = { days: 730, hours: 17_520, minutes: 1_000_000 } as const

/** A choice of the planner for a phase: missing keeps what is saved or usual, null and '' take it away. */
const choice = object({
  nomeFase: string().strict().required(REQUIRED_FIELD),
  fromDate: string().strict().nullable(),
  fornitorePk: number().strict().nullable(),
  durataOverride: string().strict().nullable(),
})
export const choicesSchema = object({ fasi: array().of(choice.required()).defined().default([]).max(FASI_MAX) })

/** The phases of a save, as the plan showed them. */
const sentFase = object({
  nomeFase: string().strict().required(REQUIRED_FIELD),
  inizio: string().strict().nullable().defined().default(null),
  fine: string().strict().nullable().defined().default(null),
  fornitorePk: number().strict().nullable(),
  durataOverride: string().strict().nullable(),
})
/** The schedule as who goes back to an earlier one has left it. */
const knownFasi = array()
  .of(sentFase.pick(['nomeFase', 'inizio', 'fine']).required())
  .nullable()
  .defined()
  .default(null)
  .max(FASI_MAX)

export const saveSchema = object({
  ordinePk: idRule(),
  fasi: array().of(sentFase.required()).required(REQUIRED_FIELD).max(FASI_MAX),
  attuali: knownFasi,
})

export const removeSchema = object({
  ordinePk: idRule(),
  fasi: array().of(string().strict().required()).defined().default([]).max(FASI_MAX),
  attuali: knownFasi,
})

export const moveFineSchema = object({
  ordinePk: idRule(),
  nomeFase: string().strict().required(REQUIRED_FIELD),
  fine: string().strict().required(REQUIRED_FIELD),
  modo: mixed<(typeof FINE_FASE_MODES)[number]>().oneOf(FINE_FASE_MODES).defined().default('solo'),
})

/** Lines of an order that is not saved, as far as its first possible date asks of them. */
export const primaDataRigheSchema = object({
  righe: array()
    .of(rigaTempiSchema)
    .typeError('È richiesta una lista')
    .required(REQUIRED_FIELD)
    .min(1, REQUIRED_FIELD)
    .max(RIGHE_ORDINE_MAX, `Non più di ${RIGHE_ORDINE_MAX} righe`),
  dataConsegna: optionalDayRule(),
  senzaMisure: booleanRule(false),
})
