/** Shades that tell supplier orders apart at a glance; their number is always written too. */
export const TIPOLOGIA_TINTS = 20

// Seven steps round the circle from one number to the next: neighbours do not look alike.
const hue = (pk: number) => ((pk * 7) % TIPOLOGIA_TINTS) * (360 / TIPOLOGIA_TINTS)

/** Shade of a supplier order, cycling by its number: light enough for the text over it in both themes. */
export const backgroundOf = (pk: number) => `color-mix(in srgb, hsl(${hue(pk)} 75% 50%) 14%, transparent)`

/** The same shade as an edge. */
export const borderOf = (pk: number) => `hsl(${hue(pk)} 55% 50%)`
