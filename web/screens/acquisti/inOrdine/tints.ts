/** Shades that tell supplier orders apart at a glance; their number is always written too. */
export const TIPOLOGIA_TINTS = 20

// Without the reds, which say that something is wrong.
const [FIRST_HUE, LAST_HUE] = [40, 325]

// Seven steps round the circle from one number to the next: neighbours do not look alike.
const hue = (pk: number) => FIRST_HUE + ((pk * 7) % TIPOLOGIA_TINTS) * ((LAST_HUE - FIRST_HUE) / (TIPOLOGIA_TINTS - 1))

/** Shade of a supplier order, cycling by its number: light enough for the text over it in both themes. */
export const backgroundOf = (pk: number) => `color-mix(in srgb, hsl(${hue(pk)} 75% 50%) 14%, transparent)`

/** The same shade as an edge. */
export const borderOf = (pk: number) => `hsl(${hue(pk)} 55% 50%)`
