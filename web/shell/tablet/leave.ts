/** Where the names are. */
export const NAMES_PATH = '/postazione'

const TOUCHED = 'tablet.tocco'
const LEAVING = 'tablet.uscita'

// The browser may keep nothing: then a page that is opened again begins anew.
function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {}
}

function read(name: string): number | null {
  try {
    const text = localStorage.getItem(name)
    return text === null ? null : Number(text)
  } catch {
    return null
  }
}

/** Somebody touches the tablet now. */
export const rememberTouch = (now = Date.now()): void => write(TOUCHED, String(now))

/** Whether nobody has touched the tablet for so many minutes: it was switched off, or the page closed, meanwhile. */
export function leftAlone(minutes: number, now = Date.now()): boolean {
  const touched = read(TOUCHED)
  return touched !== null && now - touched > minutes * 60_000
}

/** This user has said to be done: also a page that is opened again lets it out. */
export const rememberLeaving = (user: number): void => write(LEAVING, String(user))

/** Whether this user was on its way out when the page went. */
export const wasLeaving = (user: number): boolean => read(LEAVING) === user

/** Nobody is at the tablet any longer. */
export function forgetTablet(): void {
  write(TOUCHED, null)
  write(LEAVING, null)
}
