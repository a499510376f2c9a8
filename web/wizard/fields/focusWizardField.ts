const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/**
 * Moves to a field of the page and puts the cursor in it.
 * @param path of the form's values; what has no control of its own falls to the nearest thing around it that has
 * @returns false when nothing of that path is on the page
 */
export function focusWizardField(path: string): boolean {
  const field = document.querySelector(`[data-campo="${CSS.escape(path)}"]`)
  if (!field) {
    const padre = path.slice(0, Math.max(0, path.lastIndexOf('.'), path.lastIndexOf('[')))
    return padre !== '' && focusWizardField(padre)
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const chosen = field.querySelector<HTMLElement>('input[type=radio]:checked')
  const controllo = chosen ?? field.querySelector<HTMLElement>(FOCUSABLE)
  controllo?.focus({ preventScroll: true })
  return controllo !== null
}
