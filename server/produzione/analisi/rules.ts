// The bench planning form: a bench planning is an analysis whose orders have a workstation.
// docs/rules/produzione.md#bench-planning
import { array, type InferType, number, object, type Schema } from 'yup'
import { idRule, refersTo, singleLineRule, truncatedRule } from '../../shared/fields/fields.ts'

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

const NOME_OBBLIGATORIO = 'Nome obbligatorio'
const ORDINI_OBBLIGATORI = 'Ordini obbligatori'
const CONFIGURAZIONI_OBBLIGATORIE = 'Configurazioni obbligatorie'
export const ORDINE_RIPETUTO = 'Lo stesso ordine compare più di una volta.'
export const POSTAZIONE_RIPETUTA = 'La stessa postazione compare più di una volta.'
export const ASSEGNAZIONI_INCOMPLETE = 'Ogni ordine va assegnato a una sola delle postazioni scelte.'

const tutteDiverse = (numeri: readonly number[] | null | undefined) =>
  new Set(numeri ?? []).size === (numeri ?? []).length

/** Some of a list that can be chosen, at least one, each once. */
function scelte(model: string, max: number, { mancano, ripetute }: { mancano: string; ripetute: string }) {
  return array()
    .of(refersTo(model, idRule()))
    .transform(truncatedRule<number>(max))
    .typeError('È richiesta una lista')
    .required(mancano)
    .min(1, mancano)
    .max(max)
    .test('diverse', ripetute, tutteDiverse)
}

interface Scelte {
  ordini?: readonly number[]
  configurazioni?: readonly number[]
}

export const pianificazioneSchema = object({
  nome: singleLineRule(200).required(NOME_OBBLIGATORIO),
  /** Numbers of orders. */
  ordini: scelte('ordine', ORDINI_MAX, { mancano: ORDINI_OBBLIGATORI, ripetute: ORDINE_RIPETUTO }),
  /** Numbers of workstations. */
  configurazioni: scelte('configurazionePostazione', POSTAZIONI_MAX, {
    mancano: CONFIGURAZIONI_OBBLIGATORIE,
    ripetute: POSTAZIONE_RIPETUTA,
  }),
  /** Each order with its workstation, in the order of work; null or empty: as `ripartisci` proposes. */
  assegnazioni: array()
    .of(object({ ordine: idRule(), configurazione: idRule() }))
    .transform(truncatedRule(ORDINI_MAX))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(ORDINI_MAX)
    .test('complete', ASSEGNAZIONI_INCOMPLETE, (assegnazioni, { parent }) => {
      const { ordini, configurazioni } = parent as Scelte
      // What is wrong with these is said beside them.
      if (assegnazioni.length === 0 || !ordini?.length || !configurazioni?.length) return true
      const assegnati = assegnazioni.map(({ ordine }) => ordine)
      return (
        tutteDiverse(assegnati) &&
        assegnati.length === ordini.length &&
        assegnati.every((pk) => ordini.includes(pk)) &&
        assegnazioni.every(({ configurazione }) => configurazioni.includes(configurazione))
      )
    }),
})

/** Which planning is changed, and the version that was read (none: it overwrites). */
const quale = { pk: idRule(), versione: number().integer().nullable().defined().default(null) }
const disposizioneSchema = pianificazioneSchema.shape(quale)
const nomeSchema = pianificazioneSchema.pick(['nome']).shape(quale)

/** What is sent to change a planning: its name, and how it is arranged, whole or not at all. */
export type ModificaPianificazione = InferType<typeof disposizioneSchema> | InferType<typeof nomeSchema>

/** The rules of a change: of the name alone when nothing of the arrangement is in it. */
export function modificaPianificazioneSchema(inviati: unknown): Schema<ModificaPianificazione> {
  const { ordini, configurazioni, assegnazioni } = (inviati ?? {}) as Partial<Record<string, unknown>>
  const soloNome = [ordini, configurazioni, assegnazioni].every((dato) => dato === undefined)
  return (soloNome ? nomeSchema : disposizioneSchema) as Schema<ModificaPianificazione>
}

export type PianificazioneInput = InferType<typeof pianificazioneSchema>
export type Assegnazione = PianificazioneInput['assegnazioni'][number]
