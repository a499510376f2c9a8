// Suppliers: the rules of one, and why one stays.
// docs/rules/acquisti.md#suppliers
import { type ObjectSchema, object } from 'yup'
import { fileSchema } from '../../platform/files/rules.ts'
import { INDIRIZZO_NON_VALIDO, isIndirizzo } from '../../platform/mail/rules.ts'
import { booleano, intero, riga, testoLungo } from '../../shared/fields/fields.ts'
import { type Uso, usiInParole } from '../../shared/uses/uses.ts'
import { NOME_MAX } from '../materiali/rules.ts'

/** Types of supplier that there are whatever materials are configured. */
export const TIPOLOGIE = ['vetro', 'legno', 'verniciatura', 'telai'] as const

/** Longest lead time, calendar days: as far as the scheduler looks. */
export const TEMPO_MAX = 730

export const TIPOLOGIA_SCONOSCIUTA = 'Questa tipologia non è tra i materiali.'

/** What is written of a supplier; its picture travels apart. */
export interface FornitoreInput {
  nome: string
  codice: string
  /** Name of the material supplied. */
  tipologia: string
  email: string
  /** Lead time in calendar days. */
  tempo: number
  /** Taken when none is chosen: one for each type. */
  isDefault: boolean
  /** Heading of the printed supplier orders, plain text. */
  testata: string
  /** Text of the printed supplier orders, plain text. */
  testoPdf: string
}

/** The form of a supplier. */
export const fornitoreSchema: ObjectSchema<FornitoreInput> = object({
  nome: riga(200).required(),
  codice: riga(50),
  tipologia: riga(NOME_MAX).required(),
  email: riga(254).test('indirizzo', INDIRIZZO_NON_VALIDO, (testo) => testo === '' || isIndirizzo(testo)),
  tempo: intero().min(0).max(TEMPO_MAX),
  isDefault: booleano(false),
  testata: testoLungo(2000),
  testoPdf: testoLungo(10_000),
})

/** What may come for the picture: a new one, which wins, or that the one there is goes. */
export const immagineSchema = object({
  immagine: fileSchema.optional().nullable().default(null),
  removeImmagine: booleano(false),
})

/** The types to choose from: those that there always are, then the other materials. */
export function tipologieDi(materiali: readonly string[]): string[] {
  return [...new Set<string>([...TIPOLOGIE, ...materiali])]
}

/** Why a supplier that is named somewhere stays; null when it is named nowhere. */
export function motivoInUso(usi: readonly Uso[]): string | null {
  const parole = usiInParole(usi)
  return parole && `Il fornitore ha ${parole}: non si può eliminare.`
}

/** Why a supplier that is named somewhere goes on supplying what it does: what was ordered from it would be of another. */
export function motivoTipologiaBloccata(usi: readonly Uso[]): string | null {
  const parole = usiInParole(usi)
  return parole && `Il fornitore ha ${parole}: la tipologia non si può cambiare.`
}
