// Statistics of the lines of orders. docs/rules/numeri.md#lines
import { array, object } from 'yup'
import {
  idRule,
  oneOfRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
  versioneRule,
} from '../../shared/fields/fields.ts'

/** What is made of the numbers of a column. */
export const OPERAZIONI = ['max', 'min', 'avg', 'sum'] as const
export type Operazione = (typeof OPERAZIONI)[number]

export const ETICHETTE_OPERAZIONE: Readonly<Record<Operazione, string>> = {
  max: 'Massimo',
  min: 'Minimo',
  avg: 'Media',
  sum: 'Somma',
}

/** Columns of lines that are numbers; the other names are keys of extra fields. */
export const COLONNE_RIGA = ['numero', 'larghezza', 'altezza', 'ante', 'listino', 'netto', 'sconto_articolo'] as const
/** Those that only users who see prices are told. */
export const COLONNE_PREZZO: readonly string[] = ['listino', 'netto', 'sconto_articolo']

const COLONNE_MAX = 50
export const OPERAZIONI_OBBLIGATORIE = 'Scegli almeno un’operazione'
export const COLONNE_RIPETUTE = 'La stessa colonna compare più volte'

const voceSchema = object({
  name: singleLineRule(100).defined().default(''),
  operations: array()
    .of(oneOfRule(OPERAZIONI).required(REQUIRED_FIELD))
    .transform(truncatedRule<Operazione>(OPERAZIONI.length))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .when('name', ([name], regola) => (name ? regola.min(1, OPERAZIONI_OBBLIGATORIE) : regola)),
})

/** Columns without a name are left out. */
const withName = (voci: unknown) =>
  Array.isArray(voci)
    ? voci.filter(
        (voce) =>
          typeof (voce as { name?: unknown })?.name !== 'string' || (voce as { name: string }).name.trim() !== '',
      )
    : voci

export const configurazioneSchema = object({
  name: singleLineRule(200).required(REQUIRED_FIELD),
  fieldsConf: object({
    fields: array()
      .of(voceSchema)
      .transform(withName)
      .transform(truncatedRule(COLONNE_MAX))
      .typeError('È richiesta una lista')
      .defined()
      .default([])
      .max(COLONNE_MAX)
      .test('ripetute', COLONNE_RIPETUTE, (voci) => new Set(voci.map(({ name }) => name)).size === voci.length),
  }).default({ fields: [] }),
})

export const modificaConfigurazioneSchema = configurazioneSchema.shape({ pk: idRule(), versione: versioneRule })

/** Steps of a series in time: days up to two months, weeks up to a year, else months. */
export function axisStep(giorni: number): 'day' | 'week' | 'month' {
  return giorni <= 62 ? 'day' : giorni <= 366 ? 'week' : 'month'
}

/** Slices of a pie; the rest is folded into 'Altro'. */
const FETTE_MAX = 12
export const ALTRO = 'Altro'
/** The part of the lines whose window has no code. */
export const SENZA_CODICE = 'Senza codice'

/** A part of a whole, with its percent to two decimals. */
export interface FettaRighe {
  nome: string
  numero: number
  percentuale: number
}

/** The largest parts, the rest as one. */
export function slicesOf(voci: readonly { nome: string; numero: number }[]): FettaRighe[] {
  const tutto = voci.reduce((somma, { numero }) => somma + numero, 0)
  const inOrdine = [...voci].sort((a, b) => b.numero - a.numero || a.nome.localeCompare(b.nome, 'it'))
  const resto = inOrdine.slice(FETTE_MAX).reduce((somma, { numero }) => somma + numero, 0)
  const prime = [...inOrdine.slice(0, FETTE_MAX), ...(resto > 0 ? [{ nome: ALTRO, numero: resto }] : [])]
  return prime.map((voce) => ({
    ...voce,
    percentuale: tutto > 0 ? Math.round((voce.numero * 10_000) / tutto) / 100 : 0,
  }))
}

/** Address of the CSV of the lines that a filter leaves. @param configurazione whose extra fields get a column */
export function righeCsvUrl(filtro: object, configurazione: number | null): string {
  const ricerca = new URLSearchParams({ filtro: JSON.stringify(filtro) })
  if (configurazione !== null) ricerca.set('configurazione', String(configurazione))
  return `/esporta/righe_ordini.csv?${ricerca}`
}

/** A value at a day. */
export interface PuntoRighe {
  data: string
  valore: number
}
