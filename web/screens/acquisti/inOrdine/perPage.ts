/** Rows, and supplier orders, of an order that its tab reads. */
export const FORNITORI_PER_PAGE = 1000
