const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
/** Characters of those that firms here have. */
const LENGTHS: Readonly<Record<string, number>> = { IT: 27, SM: 27 }

/** Whether an IBAN without blanks has the right length and check digits (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!SHAPE.test(iban) || iban.length !== (LENGTHS[iban.slice(0, 2)] ?? iban.length)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((letter) => Number.parseInt(letter, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** An IBAN in groups of four, as it is read. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
