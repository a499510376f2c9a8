// What windows cost, as the server tells it. Nothing here may keep a request from being sent: whatever is not as it
// should be is no price.
import { callPublicApi } from '../callPublicApi.ts'
import { type SerramentoFormValues, sentSerramento, type WizardFormValues } from '../model.ts'
import { documented } from '../sendPreventivo.ts'

/** Euro without VAT; both ends are the price where it is told exactly. */
export interface WizardPrezzo {
  da: number
  a: number
}

/** The prices of the windows that were asked for, in their order; null for what is to be quoted. */
export interface WizardPrezzi {
  serramenti: (WizardPrezzo | null)[]
}

type Asked = Pick<WizardFormValues, 'famigliaPk' | 'valoreOpzionePks'> & {
  serramenti: readonly SerramentoFormValues[]
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

function prezzoOf(told: unknown): WizardPrezzo | null {
  const { prezzo } = told as { prezzo: { da?: unknown; a?: unknown } | null }
  if (prezzo === null) return null
  const [da, a] = [Number(prezzo.da), Number(prezzo.a)]
  if (!isAmount(da) || !isAmount(a) || prezzo.da === null || da > a) throw new TypeError('No price')
  return { da, a }
}

/**
 * An answer of the server.
 * @param count how many windows were asked for
 * @returns null where no prices are told
 * @throws when it is none
 */
export function pricesOfAnswer(body: unknown, count: number): WizardPrezzi | null {
  const { modo, serramenti } = body as { modo: unknown; serramenti: unknown }
  if (modo === 'nessuno') return null
  if (!Array.isArray(serramenti) || serramenti.length !== count) throw new TypeError('Not the prices of these windows')
  return { serramenti: serramenti.map(prezzoOf) }
}

/**
 * Asks what windows cost.
 * @returns null where no prices are told
 * @throws when there is no good answer
 */
export async function askPrezzi(asked: Asked, signal: AbortSignal): Promise<WizardPrezzi | null> {
  const serramenti = asked.serramenti.map(sentSerramento)
  const content = documented({ ...asked, serramenti }) as object
  const { isRefused, body } = await callPublicApi('/api/preventivo-prezzo/', content, signal)
  if (isRefused) throw new TypeError('Refused')
  return pricesOfAnswer(body, serramenti.length)
}
