// Suppliers: the rules of one, and why one stays.
import { type InferType, object } from 'yup'
import { INVALID_ADDRESS, isAddress } from '#platform/mail/rules.ts'
import { booleanRule, field, integerRule, labelsOf, longTextRule, singleLineRule } from '#shared/fields/fields.ts'
import { type Use, usesInWords } from '#shared/uses/uses.ts'
import { NAME_MAX } from '../materiali/rules.ts'

/** Types of supplier that there are whatever materials are configured. */
const TIPOLOGIE = ['vetro', 'legno', 'verniciatura', 'telai'] as const

/** Longest lead time, calendar days: as far as the scheduler looks. */
export const TEMPO_MAX = 730

export const UNKNOWN_TIPOLOGIA = 'Questa tipologia non è tra i materiali.'

const indirizzo = singleLineRule(254).test('indirizzo', INVALID_ADDRESS, (text) => text === '' || isAddress(text))

/** The fields of a supplier; its picture travels apart. */
export const fornitoreSchema = object({
  nome: field('Nome', singleLineRule(200).required()),
  codice: field('Codice', singleLineRule(50), 'Code; may be empty.'),
  tipologia: field(
    'Tipologia',
    singleLineRule(NAME_MAX).required(),
    'Name of the material supplied; stays once something is ordered.',
  ),
  email: field('E-mail', indirizzo, 'Mail address for orders; may be empty.'),
  tempo: field('Tempo', integerRule().min(0).max(TEMPO_MAX), 'Lead time in whole calendar days.'),
  isDefault: field(
    'Fornitore predefinito della tipologia',
    booleanRule(false),
    'Taken when none is chosen: one for each type.',
  ),
  testata: field('Testata', longTextRule(2000), 'Heading of the printed orders, plain text.'),
  testoPdf: field('Testo PDF', longTextRule(10_000), 'Text of the printed orders, plain text.'),
})

export type FornitoreInput = InferType<typeof fornitoreSchema>

/** What the fields of a supplier are called. */
export const fornitoreLabels = labelsOf(fornitoreSchema)

/** The types to choose from: those that there always are, then the other materials. */
export function tipologieOf(materiali: readonly string[]): string[] {
  return [...new Set<string>([...TIPOLOGIE, ...materiali])]
}

/** Why a supplier that is named somewhere stays; null when it is named nowhere. */
export function fornitoreInUseReason(uses: readonly Use[]): string | null {
  const words = usesInWords(uses)
  return words && `Il fornitore ha ${words}: non si può eliminare.`
}

/** Why a supplier that is named somewhere goes on supplying what it does: what was ordered from it would be of another. */
export function lockedTipologiaReason(uses: readonly Use[]): string | null {
  const words = usesInWords(uses)
  return words && `Il fornitore ha ${words}: la tipologia non si può cambiare.`
}
