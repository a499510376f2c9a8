/** Widths of the menu, px: with names, and with icons alone. */
export const MENU_WIDTH = { wide: 232, narrow: 56 }
