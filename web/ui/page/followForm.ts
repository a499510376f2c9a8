/** Where the focus was: the label of its form (null for the head of a page), the field, or the word on a button. */
interface Place {
  form: string | null
  field: string | null
  word: string | null
}

/** A form that is read again meanwhile is waited for so long, ms. */
const WAITED = 150

const isLost = () => document.activeElement === null || document.activeElement === document.body

function placeOf(element: Element): Place | null {
  const form = element.closest('form')
  if (!form) return element.closest('[data-testa]') && { form: null, field: null, word: null }
  const named = element.getAttribute('name') ?? element.closest('[data-campo]')?.getAttribute('data-campo') ?? null
  return {
    form: form.getAttribute('aria-label') ?? '',
    field: named || null,
    word: element.closest('button')?.textContent ?? null,
  }
}

/** The same control of a form of the same name; what saves it where there is no such control. */
function counterpartOf({ form, field, word }: Place): HTMLElement | null {
  if (form === null) return null
  const forms = [...document.querySelectorAll('form')]
  const found = forms.find((one) => (one.getAttribute('aria-label') ?? '') === form)
  if (!found) return null
  const name = field === null ? null : CSS.escape(field)
  const inputs = 'input, textarea, select, [tabindex="0"]'
  const byName = name && found.querySelector<HTMLElement>(`[name="${name}"]`)
  const byPlace = name && found.querySelector(`[data-campo="${name}"]`)?.querySelector<HTMLElement>(inputs)
  const byWord = [...found.querySelectorAll('button')].find(({ textContent }) => word !== null && textContent === word)
  return byName || byPlace || byWord || found.querySelector<HTMLElement>('button[type="submit"]')
}

/** The head of the page, unless something is open over it. */
const head = () => document.querySelector<HTMLElement>('h1:not([aria-hidden="true"] *)')

function settle(place: Place): void {
  const give = (target: HTMLElement | null) => {
    if (isLost()) target?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => give(counterpartOf(place)))
  setTimeout(() => {
    give(counterpartOf(place))
    give(head())
  }, WAITED)
}

/**
 * From now on a form that is built anew while it has the focus, as by its save, gives it to the same control of the new
 * one; one that goes, and an act of the head that is done with, to the head of the page. A browser would leave it nowhere, and who has no mouse would begin anew.
 * What takes the focus by itself keeps it.
 * @returns ends it
 */
export function followForm(): () => void {
  let last: { element: Element; place: Place } | null = null
  const remember = ({ target }: FocusEvent) => {
    const place = target instanceof Element ? placeOf(target) : null
    last = place && { element: target as Element, place }
  }
  // Who leaves a field for nothing, as by a click beside it, wants the focus nowhere.
  const forget = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (last?.element === target && last?.element.isConnected && isLost()) last = null
    })
  }
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected) return
    const { place } = last
    last = null
    settle(place)
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
  }
}
