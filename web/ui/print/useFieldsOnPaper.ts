import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The label of a field: above it, within it, or for screen readers alone. */
const labelOf = (field: Element) =>
  field.getAttribute('aria-label') ?? field.closest('.MuiFormControl-root')?.querySelector('label')?.textContent ?? ''

/** What was chosen of many: those that show, and how many more there are. */
function chosenOf(field: Element): string {
  const chosen = field
    .closest('.MuiAutocomplete-root')
    ?.querySelectorAll('.MuiChip-label, .MuiAutocomplete-tagSizeSmall')
  return [...new Set([...(chosen ?? [])].map(({ textContent }) => textContent.trim()))].filter(Boolean).join(', ')
}

function shownIn(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLSelectElement) return field.value === '' ? '' : (field.selectedOptions[0]?.text ?? '')
  if (field.type === 'checkbox') return field.checked ? 'sì' : ''
  // A day that is not filled in shows the letters of its format.
  const written = field.closest('.MuiPickersInputBase-root') && !/\d/.test(field.value) ? '' : field.value.trim()
  return chosenOf(field) || written
}

/** What the fields of a bar say, in their order: 'Dal: 01-10-2026'; nothing of the empty ones. */
function fieldsInWords(bar: Element): string[] {
  return [...bar.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap((field) => {
    const value = shownIn(field)
    return value ? `${labelOf(field).replace(/\*$/, '').trimEnd()}: ${value}` : []
  })
}

/** What the fields of a bar say at the moment when the page is put on paper; none before. */
export function useFieldsOnPaper(bar: RefObject<HTMLElement | null>): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([])
  useEffect(() => {
    const read = () => flushSync(() => setWords(bar.current ? fieldsInWords(bar.current) : []))
    addEventListener('beforeprint', read)
    return () => removeEventListener('beforeprint', read)
  }, [bar])
  return words
}
