/** Selections that were planned, and that were kept from a request before, since the start; for /metrics. */
export const selectionCounts = { planned: 0, kept: 0 }
