import { addDays } from '#ordini/ordini/rules.ts'
import { RISK_DAYS } from '../counted.ts'

/** How many days back an agent's own quotes are listed. */
const PREVENTIVI_DAYS = 30

type Permessi = Readonly<
  Record<
    | 'addAttivita'
    | 'addOrders'
    | 'adminPreventivi'
    | 'isCapoArea'
    | 'scheduleOrder'
    | 'updateOfferte'
    | 'updateStatoFasiOrdineFornitore'
    | 'viewAgenteOnOrders'
    | 'viewElencoOrdini'
    | 'viewOrderFasi'
    | 'viewOrderFornitore'
    | 'viewPreventivi'
    | 'viewPricesOnOrders',
    boolean
  >
>

/**
 * Which lists of the home a user has, and for which days. Operators assign quotes too, but it is not what they come
 * for: their home is the workshop's.
 * @param today YYYY-MM-DD
 */
export function workVariables(permessi: Permessi, today: string) {
  const operatore = permessi.addAttivita
  const assign = permessi.adminPreventivi && !operatore
  const agente = permessi.viewElencoOrdini && permessi.viewPreventivi && !permessi.adminPreventivi
  return {
    oggi: today,
    fra7: addDays(today, 6),
    fra14: addDays(today, RISK_DAYS),
    preventiviDal: assign ? null : addDays(today, -PREVENTIVI_DAYS),
    assegna: assign,
    attivita: operatore,
    celle: permessi.scheduleOrder,
    fasi: permessi.updateStatoFasiOrdineFornitore,
    forniture: permessi.viewOrderFornitore && permessi.viewOrderFasi,
    importazioni: permessi.addOrders,
    mossi: agente,
    offerteFuori: permessi.updateOfferte,
    suoiPreventivi: assign || agente,
  }
}
