import { labelsOf } from '#shared/fields/fields.ts'
import { vincoloSchema } from '#vendite/vincoli/rules.ts'
import type { CopiedMisure } from '../clipboard.ts'

/** What the four fields of a form hold: a number, null while empty, the text itself when it is no number. */
export type WrittenMisure = number | string | null

export type MisuraFieldName = keyof CopiedMisure

/** Values of a form of measures, with the version that they were read from (0 for something new). */
export type MisureFormValues = Record<MisuraFieldName, WrittenMisure> & { versione: number }

export const misureLabels: Readonly<Record<MisuraFieldName, string>> = labelsOf(vincoloSchema)

export const misureFields = Object.keys(misureLabels) as MisuraFieldName[]

const numero = (written: WrittenMisure) => (typeof written === 'number' ? written : null)

/** The measures as numbers; null for a field that is empty or holds no number. */
export function writtenMisure(values: MisureFormValues): Record<MisuraFieldName, number | null> {
  return {
    altezzaMin: numero(values.altezzaMin),
    altezzaMax: numero(values.altezzaMax),
    larghezzaMin: numero(values.larghezzaMin),
    larghezzaMax: numero(values.larghezzaMax),
  }
}

/** What somebody else has saved, as the server's refusal tells it. */
interface TheirVincolo {
  autore: string
  versione: number
  campi: Partial<Record<MisuraFieldName, number | null>>
}

/** Reads the extensions of a CONFLICT; what makes no sense in them is left out. */
export function readVincoloConflict(extensions: Readonly<Record<string, unknown>>): TheirVincolo {
  const { autore, versione, campi: theirs } = extensions
  const pairs = Object.entries(typeof theirs === 'object' && theirs !== null ? theirs : {}).filter(
    ([name, value]) => Object.hasOwn(misureLabels, name) && (value === null || typeof value === 'number'),
  )
  return {
    autore: typeof autore === 'string' ? autore : 'un altro utente',
    versione: typeof versione === 'number' ? versione : 0,
    campi: Object.fromEntries(pairs),
  }
}

/** The form's values after the choice, ready to be saved over the version of the other. */
export function mergeMisure(
  own: MisureFormValues,
  foreign: TheirVincolo,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): MisureFormValues {
  const prese = Object.entries(foreign.campi).filter(([name]) => choices[name] === 'theirs')
  return { ...own, ...Object.fromEntries(prese), versione: foreign.versione }
}
