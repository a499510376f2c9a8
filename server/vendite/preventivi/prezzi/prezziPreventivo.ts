import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { consume } from '#platform/identity/throttle.ts'
import { validateInput } from '#platform/operation.ts'
import { sumAmounts } from '#shared/money/money.ts'
import { readPrezzi } from '../../listini/prezzo/prices.ts'
import { readCatalogo } from '../catalogo.ts'
import { preventivoSchema } from '../rules.ts'
import { type PrezziPreventivoWord, type ShownPrezzo, shownPrezzo } from './rules.ts'

/** Calls from one address: a visitor's page asks once after every change, and whoever copies a list asks more. */
const PER_ADDRESS = [
  { max: 60, secondi: 60 },
  { max: 900, secondi: 3600 },
]

async function checkRate({ services, indirizzo }: Context): Promise<void> {
  if (!services.config.loginThrottle) return
  const { ok, retryAfter } = await consume(services.db, `prezzo:${indirizzo}`, PER_ADDRESS)
  if (ok) return
  throw new Refusal('THROTTLED', `Troppe richieste da questo indirizzo. Riprova fra ${retryAfter} secondi.`, {
    retryAfter,
  })
}

/** What a visitor is told of the prices of windows. */
export interface PrezziPreventivo {
  modo: PrezziPreventivoWord
  /** In the order of the windows; null for what has no price. Empty where no prices are told. */
  serramenti: (ShownPrezzo | null)[]
  /** Of those that have a price; null when none has. */
  totale: ShownPrezzo | null
  daQuotare: number
}

const NONE: PrezziPreventivo = { modo: 'nessuno', serramenti: [], totale: null, daQuotare: 0 }

/**
 * The prices of windows as the setting wants them told, without discounts: nobody knows the visitor.
 * @throws UserErrors as a request for a quote, Refusal THROTTLED
 */
export async function prezziPreventivo(raw: unknown, ctx: Context): Promise<PrezziPreventivo> {
  await checkRate(ctx)
  const { forRules, impostazioni } = await readCatalogo(ctx)
  const schema = preventivoSchema(forRules).pick(['famigliaPk', 'valoreOpzionePks', 'serramenti'])
  const { famigliaPk, valoreOpzionePks, serramenti } = await validateInput(schema, raw)
  const { prezzi_preventivo: how, scarto_prezzi_preventivo: scarto } = impostazioni
  if (how === 'nessuno') return NONE
  const famiglia = forRules.famiglie.find(({ id }) => id === famigliaPk)
  const opzioni = (famiglia?.opzioni ?? []).flatMap(({ id, valori }) =>
    valori.flatMap((valore) => (valoreOpzionePks.includes(valore.id) ? { opzionePk: id, valorePk: valore.id } : [])),
  )
  const prezzi = await readPrezzi(
    ctx,
    serramenti.map(({ accessorioPks, ...serramento }) => ({
      ...serramento,
      famigliaPk,
      opzioni,
      accessoriPks: accessorioPks,
      ante: null,
    })),
  )
  const shown = serramenti.map((_, i) => {
    const amount = prezzi?.[i]?.riga ?? null
    return amount === null ? null : shownPrezzo(amount, how, scarto)
  })
  const priced = shown.filter((one) => one !== null)
  return {
    modo: how,
    serramenti: shown,
    totale:
      priced.length === 0
        ? null
        : { da: sumAmounts(priced.map(({ da }) => da)), a: sumAmounts(priced.map(({ a }) => a)) },
    daQuotare: shown.length - priced.length,
  }
}
