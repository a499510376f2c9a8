/** How the one that an address leads to is marked among others. */
export const SOUGHT = { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 } as const

/** As a `ref`: scrolls to it as it is drawn. */
export const showThis = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'start' })
