import type { KeyboardEvent } from 'react'
import { hasPicked } from '#ui/enter/enterPick.ts'
import type { RigheHandlers } from './righe/useRighe.ts'

const FIELDS = 'input:not([type=hidden]), select, textarea, [contenteditable="true"]'

/** The field after this one in the form, if any. */
function following(field: Element, modulo: Element): HTMLElement | undefined {
  const fields = [...modulo.querySelectorAll<HTMLElement>(FIELDS)].filter((other) =>
    other.matches(':not(:disabled):not([tabindex="-1"]):not([aria-hidden="true"])'),
  )
  // The parts of a day are one field.
  const own = field.closest('.MuiPickersInputBase-root') ?? field
  return fields.find(
    (other) => !own.contains(other) && (own.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
}

/** The field of the same name in another line, where the cursor may go up or down by the arrows. */
function inLine(field: HTMLElement, steps: number, modulo: Element): HTMLElement | null {
  const column = field.closest('[data-campo]')?.getAttribute('data-campo') ?? ''
  const [, index, resto] = /^righe\[(\d+)\]\.(.+)$/.exec(column) ?? []
  if (index === undefined || resto === undefined) return null
  const other = CSS.escape(`righe[${Number(index) + steps}].${resto}`)
  return modulo.querySelector<HTMLElement>(`[data-campo="${other}"] :is(${FIELDS})`)
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Up and down go to the same field of the line above or below; lists and longer texts keep their arrows. */
function moveBetweenLines(event: KeyboardEvent<HTMLFormElement>): void {
  const { target: field, currentTarget: modulo, key } = event
  const steps = ARROWS[key]
  if (steps === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.shiftKey) return
  if (!(field instanceof HTMLInputElement) || field.getAttribute('role') === 'combobox' || field.list) return
  const other = inLine(field, steps, modulo)
  if (!other) return
  event.preventDefault()
  other.focus()
}

/**
 * Enter goes on to the next field instead of saving by surprise; in the last field of a line it adds one after it, and
 * with Ctrl from any field: after its line, or after all. Shift-Enter breaks a text.
 */
export function ordineFormKeys(actions: RigheHandlers | null) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { target: field, currentTarget: modulo } = event
    moveBetweenLines(event)
    if (actions && event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      const column = field instanceof Element ? field.closest('[data-campo]')?.getAttribute('data-campo') : null
      if (column && actions.copyFromAbove(column)) event.preventDefault()
      return
    }
    if (event.key !== 'Enter' || event.shiftKey || (event.defaultPrevented && !hasPicked(event))) return
    if (event.ctrlKey || event.metaKey) {
      const line = field instanceof Element ? field.closest('[data-riga]')?.getAttribute('data-riga') : null
      event.preventDefault()
      actions?.aggiungi(false, line ? Number(line) : undefined)
      return
    }
    if (!(field instanceof HTMLElement) || !field.matches(FIELDS)) return
    const last = field.closest('[data-ultimo]')
    if (field.matches('textarea') && !last) return
    event.preventDefault()
    // An open list in which nothing is chosen yet stays open.
    if (field.getAttribute('aria-expanded') === 'true') return
    if (last && actions) actions.aggiungi(false, Number(last.getAttribute('data-ultimo')))
    else following(field, modulo)?.focus()
  }
}
