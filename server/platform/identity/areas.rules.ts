import type { Flag } from '../permissions.ts'

/** An area of the product that a token may be limited to. */
interface AreaOfToken {
  /** What people call it. */
  nome: string
  /** Whether it lets the token change something: such a token must be one that writes. */
  scrive: boolean
  /** What it holds of the permissions of its user; what its user may not, it may not either. */
  flags: readonly Flag[]
}

const ORDINI_LETTI: readonly Flag[] = [
  'viewOrders',
  'viewOrderAllegati',
  'viewPricesOnOrders',
  'viewAgenteOnOrders',
  'viewOrderFasi',
  'viewOrderFornitore',
]

/** The closed list of areas. No area holds users, tokens, settings or the outbox: they are a person's business. */
export const AREAS = {
  STATISTICHE: {
    nome: 'Statistiche',
    scrive: false,
    flags: ['viewStats', 'viewStatisticheVendite', 'isCapoArea'],
  },
  ORDINI: { nome: 'Ordini: lettura', scrive: false, flags: ORDINI_LETTI },
  SCRITTURA_ORDINI: {
    nome: 'Ordini: scrittura',
    scrive: true,
    flags: [
      ...ORDINI_LETTI,
      'addOrders',
      'editOrder',
      'deleteOrder',
      'adminOrders',
      'confermaOrdini',
      'checkOrders',
      'writeOrderCheckList',
      'updateOrderAllegati',
      'updateStatoOrdine',
    ],
  },
  PRODUZIONE: {
    nome: 'Produzione: fasi e schedulazione',
    scrive: true,
    flags: [
      'viewOrders',
      'viewOrderFasi',
      'viewOrderFornitore',
      'scheduleOrder',
      'autoScheduleOrder',
      'updateStatoFasiOrdine',
      'updateStatoFasiOrdineFornitore',
    ],
  },
  PREVENTIVI: { nome: 'Preventivi: lettura', scrive: false, flags: ['viewPreventivi'] },
  SCRITTURA_PREVENTIVI: {
    nome: 'Preventivi: scrittura',
    scrive: true,
    flags: ['viewPreventivi', 'updatePreventivi', 'adminPreventivi'],
  },
  CLIENTI: { nome: 'Clienti: lettura', scrive: false, flags: ['viewClienti', 'viewInterniClienti', 'viewMessaggi'] },
  ACQUISTI: { nome: 'Acquisti: lettura', scrive: false, flags: ['viewOrdiniFornitore'] },
  MACCHINE: { nome: 'Contatori delle macchine', scrive: false, flags: ['viewLineaSaomad'] },
} as const satisfies Record<string, AreaOfToken>

export type AreaName = keyof typeof AREAS

export const areaNames = Object.keys(AREAS) as AreaName[]

/**
 * The permissions that a token is limited to.
 * @param aree none: all that its user may, null
 */
export function flagsOfAreas(aree: readonly AreaName[]): ReadonlySet<Flag> | null {
  return aree.length === 0 ? null : new Set(aree.flatMap((area): readonly Flag[] => AREAS[area].flags))
}

/** Why a token cannot have these areas, in Italian, or null when it can. */
export function motivoAreeNonValide(aree: readonly AreaName[], scrittura: boolean): string | null {
  const first = aree.find((area) => AREAS[area].scrive)
  return first && !scrittura ? `«${AREAS[first].nome}» serve a un token che può anche scrivere.` : null
}
