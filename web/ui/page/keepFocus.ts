/** What MUI calls a button whose screen says that it is disabled. */
const DISABLED = 'Mui-disabled'
const kept = new WeakSet<Element>()

/**
 * From now on a button that is disabled while it has the focus, as one that works or has nothing left to save, keeps it:
 * a browser would give it to the page, and who has no mouse would begin anew. It is told as disabled, and a press of it
 * does nothing, until its screen enables it or the focus goes on.
 * @returns ends it
 */
export function keepFocus(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const isLosing = target instanceof HTMLButtonElement && target.disabled && target === document.activeElement
      if (isLosing && target.classList.contains(DISABLED)) keep(target)
    }
  })
  observer.observe(document, { attributes: true, attributeFilter: ['disabled'], subtree: true })
  document.addEventListener('click', ignoreKept, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('click', ignoreKept, true)
  }
}

/** Called before the browser draws, which is when it would take the focus. */
function keep(button: HTMLButtonElement): void {
  kept.add(button)
  button.disabled = false
  button.setAttribute('aria-disabled', 'true')
  const isEnabled = () => !button.classList.contains(DISABLED)
  const release = () => {
    kept.delete(button)
    screen.disconnect()
    button.removeEventListener('focusout', release)
    button.removeAttribute('aria-disabled')
    button.disabled = !isEnabled()
    // MUI has taken its ring away from the disabled button, and draws it when the focus comes.
    if (isEnabled()) button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  const screen = new MutationObserver(() => isEnabled() && release())
  screen.observe(button, { attributes: true, attributeFilter: ['class'] })
  button.addEventListener('focusout', release)
}

function ignoreKept(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button')
  if (!button || !kept.has(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
