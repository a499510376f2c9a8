import type { KeyboardEvent } from 'react'
import type { RigheHandlers } from './righe/useRighe.ts'

const CAMPI = 'input:not([type=hidden]), select, textarea, [contenteditable="true"]'

/** The field after this one in the form, if any. */
function seguente(field: Element, modulo: Element): HTMLElement | undefined {
  const fields = [...modulo.querySelectorAll<HTMLElement>(CAMPI)].filter((altro) =>
    altro.matches(':not(:disabled):not([tabindex="-1"]):not([aria-hidden="true"])'),
  )
  return fields[fields.indexOf(field as HTMLElement) + 1]
}

/**
 * Enter goes on to the next field instead of saving by surprise; in the last field of a line it adds one after it.
 * Shift-Enter breaks a text.
 */
export function ordineFormKeys(actions: RigheHandlers | null) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { target: field, currentTarget: modulo } = event
    if (event.key !== 'Enter' || event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey) return
    if (!(field instanceof HTMLElement) || !field.matches(CAMPI) || field.getAttribute('aria-expanded') === 'true')
      return
    const last = field.closest('[data-ultimo]')
    if (field.matches('textarea') && !last) return
    event.preventDefault()
    // An open list in which nothing is chosen yet stays open.
    if (field.getAttribute('aria-expanded') === 'true') return
    if (last && actions) actions.aggiungi(false, Number(last.getAttribute('data-ultimo')))
    else seguente(field, modulo)?.focus()
  }
}
