// Words of progress that server and screens share.

/** Text of the icon beside an order with warnings. */
export const FORNITURE_NON_COMPLETE = 'Attenzione ordini fornitori non completi'

/** What pieces are called: Telai, Vetri, otherwise Ante. */
export const etichettaPezzi = (attivitaNumero: string): string =>
  attivitaNumero === 'numero' ? 'Telai' : attivitaNumero === 'n_vetri' ? 'Vetri' : 'Ante'
