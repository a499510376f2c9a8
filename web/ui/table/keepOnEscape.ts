/**
 * Esc leaves a text as it is: a search field of the browser would empty itself while the panel around it closes.
 * @example onKeyDown={keepOnEscape}
 */
export function keepOnEscape(event: { key: string; preventDefault(): void }): void {
  if (event.key === 'Escape') event.preventDefault()
}
