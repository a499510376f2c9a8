// The bench planning form: a bench planning is an analysis whose orders have a workstation.
// docs/rules/produzione.md#bench-planning

import { array, type InferType, number, object, type Schema } from 'yup'
import { field, idRule, refersTo, singleLineRule, truncatedRule } from '#shared/fields/fields.ts'
import { searchFilter } from '#shared/fields/filters.ts'

/** Orders of a planning at most: a month of the workshop, several times over. */
export const ORDINI_MAX = 500
/** Workstations of a planning at most. */
const POSTAZIONI_MAX = 50

/**
 * Whether an entry of the weekly programming is a bench planning: about no week, all its orders at a workstation. Any
 * other is the office's.
 */
export const isPianificazioneBanchi = (entry: {
  settimana: unknown
  ordini: readonly { postazioneId: number | null }[]
}): boolean => entry.settimana === null && entry.ordini.every(({ postazioneId }) => postazioneId !== null)

const NAME_REQUIRED = 'Nome obbligatorio'
const ORDINI_REQUIRED = 'Ordini obbligatori'
const CONFIGURATIONS_REQUIRED = 'Configurazioni obbligatorie'
export const REPEATED_ORDINE = 'Lo stesso ordine compare più di una volta.'
export const REPEATED_POSTAZIONE = 'La stessa postazione compare più di una volta.'
export const ASSEGNAZIONI_INCOMPLETE = 'Ogni ordine va assegnato a una sola delle postazioni scelte.'

const allDifferent = (numeri: readonly number[] | null | undefined) =>
  new Set(numeri ?? []).size === (numeri ?? []).length

/** Some of a list that can be chosen, at least one, each once. */
function choices(model: string, max: number, { mancano, ripetute }: { mancano: string; ripetute: string }) {
  return array()
    .of(refersTo(model, idRule()))
    .transform(truncatedRule<number>(max))
    .typeError('È richiesta una lista')
    .required(mancano)
    .min(1, mancano)
    .max(max)
    .test('diverse', ripetute, allDifferent)
}

const someConfigurations = choices('configurazionePostazione', POSTAZIONI_MAX, {
  mancano: CONFIGURATIONS_REQUIRED,
  ripetute: REPEATED_POSTAZIONE,
})

interface Choices {
  ordinePks?: readonly number[]
  configurazionePks?: readonly number[]
}

export const pianificazioneSchema = object({
  nome: field('Nome', singleLineRule(200).required(NAME_REQUIRED)),
  /** Numbers of orders. */
  ordinePks: field('Ordini', choices('ordine', ORDINI_MAX, { mancano: ORDINI_REQUIRED, ripetute: REPEATED_ORDINE })),
  /** Numbers of workstations. */
  configurazionePks: field('Configurazioni', someConfigurations),
  /** Each order with its workstation, in the order of work; null or empty: as `ripartisci` proposes. */
  assegnazioni: array()
    .of(object({ ordinePk: idRule(), configurazionePk: idRule() }))
    .transform(truncatedRule(ORDINI_MAX))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(ORDINI_MAX)
    .test('complete', ASSEGNAZIONI_INCOMPLETE, (assegnazioni, { parent }) => {
      const { ordinePks, configurazionePks } = parent as Choices
      // What is wrong with these is said beside them.
      if (assegnazioni.length === 0 || !ordinePks?.length || !configurazionePks?.length) return true
      const assigned = assegnazioni.map(({ ordinePk }) => ordinePk)
      return (
        allDifferent(assigned) &&
        assigned.length === ordinePks.length &&
        assigned.every((pk) => ordinePks.includes(pk)) &&
        assegnazioni.every(({ configurazionePk }) => configurazionePks.includes(configurazionePk))
      )
    }),
})

/** Which planning is changed, and the version that was read (none: it overwrites). */
const which = { pk: idRule(), versione: number().integer().nullable().defined().default(null) }
const layoutSchema = pianificazioneSchema.shape(which)
const nameSchema = pianificazioneSchema.pick(['nome']).shape(which)

/** What is sent to change a planning: its name, and how it is arranged, whole or not at all. */
export type PianificazioneEdit = InferType<typeof layoutSchema> | InferType<typeof nameSchema>

/** The rules of a change: of the name alone when nothing of the arrangement is in it. */
export function pianificazioneEditSchema(sent: unknown): Schema<PianificazioneEdit> {
  const { ordinePks, configurazionePks, assegnazioni } = (sent ?? {}) as Partial<Record<string, unknown>>
  const onlyName = [ordinePks, configurazionePks, assegnazioni].every((dato) => dato === undefined)
  return (onlyName ? nameSchema : layoutSchema) as Schema<PianificazioneEdit>
}

export type PianificazioneInput = InferType<typeof pianificazioneSchema>
export type Assegnazione = PianificazioneInput['assegnazioni'][number]

/** The filters of the weekly programming. */
export const analisiFilters = {
  search: searchFilter('Every word, in the name or in the number of an order.', { url: 'search' }),
}
