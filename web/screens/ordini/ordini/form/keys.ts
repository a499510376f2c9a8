import type { KeyboardEvent } from 'react'
import type { RigheHandlers } from './righe/useRighe.ts'

const CAMPI = 'input:not([type=hidden]), select, textarea, [contenteditable="true"]'

/** The field after this one in the form, if any. */
function seguente(campo: Element, modulo: Element): HTMLElement | undefined {
  const campi = [...modulo.querySelectorAll<HTMLElement>(CAMPI)].filter((altro) =>
    altro.matches(':not(:disabled):not([tabindex="-1"]):not([aria-hidden="true"])'),
  )
  return campi[campi.indexOf(campo as HTMLElement) + 1]
}

/**
 * Enter goes on to the next field instead of saving by surprise; in the last field of a line it adds one after it.
 * Shift-Enter breaks a text.
 */
export function ordineFormKeys(azioni: RigheHandlers | null) {
  return (evento: KeyboardEvent<HTMLFormElement>) => {
    const { target: campo, currentTarget: modulo } = evento
    if (evento.key !== 'Enter' || evento.defaultPrevented || evento.shiftKey || evento.ctrlKey || evento.metaKey) return
    if (!(campo instanceof HTMLElement) || !campo.matches(CAMPI) || campo.getAttribute('aria-expanded') === 'true')
      return
    const ultimo = campo.closest('[data-ultimo]')
    if (campo.matches('textarea') && !ultimo) return
    evento.preventDefault()
    // An open list in which nothing is chosen yet stays open.
    if (campo.getAttribute('aria-expanded') === 'true') return
    if (ultimo && azioni) azioni.aggiungi(false, Number(ultimo.getAttribute('data-ultimo')))
    else seguente(campo, modulo)?.focus()
  }
}
