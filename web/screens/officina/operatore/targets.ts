// Hit with gloves on: 56 px, also where the theme asks for 44 on touch screens.
const high = { minHeight: 56, '@media (pointer: coarse)': { minHeight: 56 } } as const

/** A button beside others. */
export const floorTarget = { ...high } as const

/** A button that is the main thing of its place. */
export const floorButton = { ...high, px: 2.5, fontSize: '1rem' } as const

/** A field. */
export const floorField = {
  '& .MuiOutlinedInput-root': { ...high, fontSize: '1.125rem' },
} as const
