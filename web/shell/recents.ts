import { useSyncExternalStore } from 'react'

/** A record that was opened: what it is called, what it is, where it is. */
export interface RecentPage {
  title: string
  subtitle: string
  url: string
}

/** How many the device keeps. */
const KEPT = 8

const listeners = new Set<() => void>()
const read = new Map<string, readonly RecentPage[]>()

const nameOf = (pk: number) => `recenti.${pk}`

const isPage = (one: unknown): one is RecentPage =>
  typeof one === 'object' &&
  one !== null &&
  ['title', 'subtitle', 'url'].every((name) => typeof (one as Record<string, unknown>)[name] === 'string')

/** What a user of this device opened last, the latest first. */
export function readRecents(pk: number): readonly RecentPage[] {
  const name = nameOf(pk)
  const known = read.get(name)
  if (known) return known
  let found: readonly RecentPage[] = []
  try {
    const written: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    if (Array.isArray(written)) found = written.filter(isPage).slice(0, KEPT)
  } catch {
    // What another version wrote, or a device that keeps nothing.
  }
  read.set(name, found)
  return found
}

/** Keeps what has just been opened, in place of what was known of the same address; without a device, until the page is closed. */
export function rememberRecent(pk: number, page: RecentPage): void {
  const before = readRecents(pk)
  const [latest] = before
  if (latest?.url === page.url && latest.title === page.title) return
  const next = [page, ...before.filter(({ url }) => url !== page.url)].slice(0, KEPT)
  read.set(nameOf(pk), next)
  for (const tell of listeners) tell()
  try {
    localStorage.setItem(nameOf(pk), JSON.stringify(next))
  } catch {
    // Full, or forbidden.
  }
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** What the user opened last, also in the moment it is opened. */
export function useRecents(pk: number): readonly RecentPage[] {
  return useSyncExternalStore(subscribe, () => readRecents(pk))
}
