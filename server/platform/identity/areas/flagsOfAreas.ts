import type { Flag } from '../../permissions.ts'
import type { AreaName } from './rules.ts'

const READ_ORDINI: readonly Flag[] = [
  'viewElencoOrdini',
  'viewOrders',
  'viewOrderAllegati',
  'viewPricesOnOrders',
  'viewAgenteOnOrders',
  'viewOrderFasi',
  'viewOrderFornitore',
]

/**
 * What an area holds of the permissions of its user; what its user may not, it may not either. None holds users,
 * tokens, settings or the outbox: they are a person's business.
 */
const FLAGS: Record<AreaName, readonly Flag[]> = {
  STATISTICHE: ['viewStats', 'viewStatisticheVendite', 'isCapoArea'],
  ORDINI: READ_ORDINI,
  SCRITTURA_ORDINI: [
    ...READ_ORDINI,
    'addOrders',
    'editOrder',
    'deleteOrder',
    'adminOrders',
    'confermaOrdini',
    'checkOrders',
    'writeOrderCheckList',
    'photographOrder',
    'updateOrderAllegati',
    'updateStatoOrdine',
  ],
  PRODUZIONE: [
    'viewElencoOrdini',
    'viewOrders',
    'viewOrderFasi',
    'viewOrderFornitore',
    'scheduleOrder',
    'autoScheduleOrder',
    'updateStatoFasiOrdine',
    'updateStatoFasiOrdineFornitore',
  ],
  PREVENTIVI: ['viewPreventivi'],
  SCRITTURA_PREVENTIVI: ['viewPreventivi', 'updatePreventivi', 'adminPreventivi'],
  CLIENTI: ['viewClienti', 'viewInterniClienti', 'viewMessaggi'],
  ACQUISTI: ['viewOrdiniFornitore'],
  MACCHINE: ['viewLineaSaomad', 'writeContatori'],
}

/**
 * The permissions that a token is limited to.
 * @param aree none: all that its user may, null
 */
export function flagsOfAreas(aree: readonly AreaName[]): ReadonlySet<Flag> | null {
  return aree.length === 0 ? null : new Set(aree.flatMap((area) => FLAGS[area]))
}
