import { vi } from 'vitest'

const quiet = {
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

/** Makes the window that of a phone, or of a desk, until mocks are restored. */
export function screenOf(device: 'phone' | 'desk'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = query === 'screen' || (device === 'phone' && query.includes('max-width'))
    return { ...quiet, media: query, matches } as unknown as MediaQueryList
  })
}
