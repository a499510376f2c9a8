/** The green of the house: pages and paper have the same. */
export const HOUSE_GREEN = '#1f5c46'
