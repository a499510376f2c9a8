const FINE = ['pointerup', 'pointercancel'] as const

let premuto = false
const segna = (ora: boolean) => () => {
  premuto = ora
}
// In the capture phase: a handler that stops the event must not hide it from us.
globalThis.addEventListener?.('pointerdown', segna(true), true)
for (const fine of FINE) globalThis.addEventListener?.(fine, segna(false), true)

/**
 * Does something that may move the page: at once, or, while the mouse is pressed, when it has been released. An error
 * that appears under the field just left would else take the button from under the mouse, and the click with it.
 */
export function afterTap(action: () => void): void {
  if (!premuto) {
    action()
    return
  }
  const ascolto = new AbortController()
  const concludi = () => {
    ascolto.abort()
    // The click itself comes right after the release.
    setTimeout(action)
  }
  for (const fine of FINE) addEventListener(fine, concludi, { capture: true, signal: ascolto.signal })
}

/**
 * Does something when what is pressed is let go, just before its click, or at once where nothing is pressed. What is
 * below moves no more then: the click reaches what the finger or the mouse went down on, and finds it done.
 */
export function atRelease(action: () => void): void {
  if (!premuto) {
    action()
    return
  }
  const listening = new AbortController()
  const release = () => {
    listening.abort()
    action()
  }
  for (const end of FINE) addEventListener(end, release, { capture: true, signal: listening.signal })
}
