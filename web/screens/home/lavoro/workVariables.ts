import { addDays } from '../../../../server/ordini/ordini/rules.ts'
import { GIORNI_RISCHIO } from '../counted.ts'

/** How many days back an agent's own quotes are listed. */
const GIORNI_PREVENTIVI = 30

type Permessi = Readonly<
  Record<
    | 'addAttivita'
    | 'addOrders'
    | 'adminPreventivi'
    | 'isCapoArea'
    | 'scheduleOrder'
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
 * @param oggi YYYY-MM-DD
 */
export function workVariables(permessi: Permessi, oggi: string) {
  const operatore = permessi.addAttivita
  const assegna = permessi.adminPreventivi && !operatore
  const agente = permessi.viewElencoOrdini && permessi.viewPreventivi && !permessi.adminPreventivi
  return {
    oggi,
    fra7: addDays(oggi, 6),
    fra14: addDays(oggi, GIORNI_RISCHIO),
    preventiviDal: assegna ? null : addDays(oggi, -GIORNI_PREVENTIVI),
    assegna,
    attivita: operatore,
    celle: permessi.scheduleOrder,
    fasi: permessi.updateStatoFasiOrdineFornitore,
    forniture: permessi.viewOrderFornitore && permessi.viewOrderFasi,
    importazioni: permessi.addOrders,
    mossi: agente,
    suoiPreventivi: assegna || agente,
  }
}
