// The options of a family with their values: one list, written whole.
import { array, type InferType, object, type Schema, type TestContext, ValidationError } from 'yup'
import { itemName, sameName } from '#shared/arranged.ts'
import { booleanRule, field, longTextRule, optionalIdRule, truncatedRule } from '#shared/fields/fields.ts'
import { type Use, usesInWords } from '#shared/uses.ts'

export const OPZIONI_MAX = 30
export const VALUES_MAX = 100

/** Length of the text beside a choice as it is stored, tags included. */
export const VALORE_HTML_MAX = 20_000

export const DUPLICATE_OPZIONE = 'La famiglia ha già un’opzione con questo nome.'
export const DUPLICATE_VALORE = 'L’opzione ha già un valore con questo nome.'

interface Named {
  nome?: string | undefined
}

/** Refuses the second of two entries of a list that people would read as the same. */
function withoutDuplicates(message: string) {
  return (items: readonly (Named | null | undefined)[] | null | undefined, ctx: TestContext) => {
    const names = (items ?? []).map((item) => item?.nome ?? '')
    const duplicates = names.flatMap((name, place) =>
      name !== '' && names.slice(0, place).some((other) => sameName(other, name)) ? [place] : [],
    )
    const errors = duplicates.map((place) => ctx.createError({ path: `${ctx.path}[${place}].nome`, message: message }))
    return errors.length === 0 || new ValidationError(errors)
  }
}

const elenco = <Item extends object>(item: Schema<Item>, max: number, doppio: string) =>
  array()
    .of(item)
    .transform(truncatedRule(max))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(max)
    .test('doppi', doppio, withoutDuplicates(doppio))

const common = {
  pk: field('Numero', optionalIdRule(), 'The entry that there is; a new one without it.'),
  nome: itemName(),
  ritirato: field('Ritirata', booleanRule(false), 'No longer offered: quotes that have it keep it.'),
}

const valoreSchema = object({
  ...common,
  html: field('Testo', longTextRule(VALORE_HTML_MAX), 'Rich text shown beside the choice; cleaned.'),
})

const opzioneSchema = object({ ...common, valori: elenco(valoreSchema, VALUES_MAX, DUPLICATE_VALORE) })

/** The options of a family, in order; the first value of each is the default. */
export const opzioniFamigliaSchema = object({ opzioni: elenco(opzioneSchema, OPZIONI_MAX, DUPLICATE_OPZIONE) })

type Options = InferType<typeof opzioniFamigliaSchema>['opzioni']
export type WrittenOpzione = Options[number]
export type WrittenValore = WrittenOpzione['valori'][number]

/** What the list is called in conflicts. */
export const opzioniFamigliaLabels = { opzioni: 'Opzioni e valori' } as const

/**
 * Why an option, or a value, that quotes or price lists have stays, and what can be done instead; null when none has it.
 * @param which 'L’opzione «Vetro»'
 */
export function choiceInUseReason(which: string, uses: readonly Use[]): string | null {
  const words = usesInWords(uses)
  return words && `${which} è in uso in ${words}: non si può eliminare. Si può ritirare: chi ce l’ha la conserva.`
}

const itemInWords = ({ nome, ritirato }: { nome: string; ritirato: boolean }) =>
  ritirato ? `${nome} (non più offerto)` : nome

/** An option as history and conflicts show it: 'Vetro: Doppio, Triplo (non più offerto)'. */
export function opzioneInWords(option: Pick<WrittenOpzione, 'nome' | 'ritirato' | 'valori'>): string {
  return `${itemInWords(option)}: ${option.valori.map(itemInWords).join(', ') || 'nessun valore'}`
}
