// Words of progress that server and screens share.

/** Text of the icon beside an order with warnings. */
export const FORNITURE_NON_COMPLETE = 'Attenzione ordini fornitori non completi'
