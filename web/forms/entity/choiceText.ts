import type { SelectOption } from '../SelectField.tsx'

/** The text of a choice, where versions are compared: 'n. 12' of one that is not offered (any more). */
export const choiceText = (choices: readonly SelectOption[], value: unknown): string =>
  choices.find(({ valore }) => valore === value)?.text ?? `n. ${value}`
