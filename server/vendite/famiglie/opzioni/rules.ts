// The options of a family with their values: one list, written whole.
import { array, type InferType, object, type Schema, type TestContext, ValidationError } from 'yup'
import { nomeVoce, sameName } from '../../../shared/arranged/rules.ts'
import { booleanRule, field, longTextRule, optionalIdRule, truncatedRule } from '../../../shared/fields/fields.ts'
import { type Use, usesInWords } from '../../../shared/uses/uses.ts'

export const OPZIONI_MAX = 30
export const VALORI_MAX = 100

/** Length of the text beside a choice as it is stored, tags included. */
export const VALORE_HTML_MAX = 20_000

export const OPZIONE_DOPPIA = 'La famiglia ha già un’opzione con questo nome.'
export const VALORE_DOPPIO = 'L’opzione ha già un valore con questo nome.'

interface Nominato {
  nome?: string | undefined
}

/** Refuses the second of two entries of a list that people would read as the same. */
function senzaDoppi(messaggio: string) {
  return (voci: readonly (Nominato | null | undefined)[] | null | undefined, ctx: TestContext) => {
    const nomi = (voci ?? []).map((voce) => voce?.nome ?? '')
    const doppi = nomi.flatMap((nome, posto) =>
      nome !== '' && nomi.slice(0, posto).some((altro) => sameName(altro, nome)) ? [posto] : [],
    )
    const errori = doppi.map((posto) => ctx.createError({ path: `${ctx.path}[${posto}].nome`, message: messaggio }))
    return errori.length === 0 || new ValidationError(errori)
  }
}

const elenco = <Voce extends object>(voce: Schema<Voce>, max: number, doppio: string) =>
  array()
    .of(voce)
    .transform(truncatedRule(max))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(max)
    .test('doppi', doppio, senzaDoppi(doppio))

const comuni = {
  pk: field('Numero', optionalIdRule(), 'The entry that there is; a new one without it.'),
  nome: nomeVoce(),
  ritirato: field('Ritirata', booleanRule(false), 'No longer offered: quotes that have it keep it.'),
}

const valoreSchema = object({
  ...comuni,
  html: field('Testo', longTextRule(VALORE_HTML_MAX), 'Rich text shown beside the choice; cleaned.'),
})

const opzioneSchema = object({ ...comuni, valori: elenco(valoreSchema, VALORI_MAX, VALORE_DOPPIO) })

/** The options of a family, in order; the first value of each is the default. */
export const opzioniFamigliaSchema = object({ opzioni: elenco(opzioneSchema, OPZIONI_MAX, OPZIONE_DOPPIA) })

type Opzioni = InferType<typeof opzioniFamigliaSchema>['opzioni']
export type OpzioneScritta = Opzioni[number]
export type ValoreScritto = OpzioneScritta['valori'][number]

/** What the list is called in conflicts. */
export const opzioniFamigliaLabels = { opzioni: 'Opzioni e valori' } as const

/**
 * Why an option, or a value, that quotes have stays, and what can be done instead; null when none has it.
 * @param quale 'L’opzione «Vetro»'
 */
export function motivoSceltaInUso(quale: string, usi: readonly Use[]): string | null {
  const parole = usesInWords(usi)
  return parole && `${quale} è in uso in ${parole}: non si può eliminare. Si può ritirare: i preventivi la conservano.`
}

const voceInWords = ({ nome, ritirato }: { nome: string; ritirato: boolean }) =>
  ritirato ? `${nome} (non più offerto)` : nome

/** An option as history and conflicts show it: 'Vetro: Doppio, Triplo (non più offerto)'. */
export function opzioneInWords(opzione: Pick<OpzioneScritta, 'nome' | 'ritirato' | 'valori'>): string {
  return `${voceInWords(opzione)}: ${opzione.valori.map(voceInWords).join(', ') || 'nessun valore'}`
}
