const FINE = ['pointerup', 'pointercancel'] as const

let pressed = false
const mark = (hour: boolean) => () => {
  pressed = hour
}
// In the capture phase: a handler that stops the event must not hide it from us.
globalThis.addEventListener?.('pointerdown', mark(true), true)
for (const fine of FINE) globalThis.addEventListener?.(fine, mark(false), true)

/**
 * Does something that may move the page: at once, or, while the mouse is pressed, when it has been released. An error
 * that appears under the field just left would else take the button from under the mouse, and the click with it.
 */
export function afterTap(action: () => void): void {
  if (!pressed) {
    action()
    return
  }
  const listening = new AbortController()
  const conclude = () => {
    listening.abort()
    // The click itself comes right after the release.
    setTimeout(action)
  }
  for (const fine of FINE) addEventListener(fine, conclude, { capture: true, signal: listening.signal })
}

/**
 * Does something when what is pressed is let go, just before its click, or at once where nothing is pressed. What is
 * below moves no more then: the click reaches what the finger or the mouse went down on, and finds it done.
 */
export function atRelease(action: () => void): void {
  if (!pressed) {
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
