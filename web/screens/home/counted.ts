/** Cards of the home that count something, by their address in the menu. */
export const COUNTED = {
  attivita: '/planner/#/attivita-operatori',
  celle: '/planner/#/schedulatore',
  conferme: '/planner/#/conferme-ordini',
  forniture: '/planner/#/ordini-fornitore',
  mieAttivita: '/planner/#/operatore',
  offerte: '/offerte/#/',
  preventivi: '/preventivi/#/',
  ordini: '/planner/#/ordini',
  posta: '/impostazioni/#/posta',
  segnalazioni: '/impostazioni/#/segnalazioni',
} as const

/** Days ahead within which an order that nobody has scheduled is counted. */
export const RISK_DAYS = 14
