import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { MissingDatum } from '#vendite/preventivi/rules.ts'
import type { SerramentoFormValues, WizardFormValues } from '../model.ts'
import { askPrezzi, type WizardPrezzo } from './askPrezzi.ts'

/** What is known of the price of a window: the price, that it is to be quoted, that it is being asked, or nothing. */
export type KnownPrezzo = WizardPrezzo | 'quotare' | 'chiede' | null

/** Of each window by its key; windows that are not complete have none. */
export type KnownPrezzi = ReadonlyMap<string, KnownPrezzo>

/** Nobody is asked while somebody types. */
const PAUSE = 400
/** From then on a window is shown without a price; an answer that still comes is shown. */
const TIMEOUT = 8000

const NO_PREZZI: KnownPrezzi = new Map()

/** The windows of which nothing is missing; none while the family is not chosen whole. */
function completeOnes({ serramenti }: WizardFormValues, missing: readonly MissingDatum[]): SerramentoFormValues[] {
  const wrong = new Set(missing.map(({ path }) => /^(?:serramenti\[\d+\]|famigliaPk|valoreOpzionePks)/.exec(path)?.[0]))
  if (wrong.has('famigliaPk') || wrong.has('valoreOpzionePks')) return []
  return serramenti.filter((_, index) => !wrong.has(`serramenti[${index}]`))
}

/** What a window is priced by. */
function contentOf(
  { famigliaPk, valoreOpzionePks }: WizardFormValues,
  { chiave, ...serramento }: SerramentoFormValues,
) {
  return JSON.stringify([famigliaPk, valoreOpzionePks, serramento])
}

/**
 * The prices of the windows, asked for after each change once a window is complete. Where no prices are told it is asked
 * once; what fails leaves the windows without a price until the next change, and nothing else.
 */
export function usePrezzi(values: WizardFormValues, missing: readonly MissingDatum[]): KnownPrezzi {
  const [known, setKnown] = useState<ReadonlyMap<string, WizardPrezzo | null>>(new Map())
  const [isTold, setTold] = useState<boolean | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const complete = useMemo(() => completeOnes(values, missing), [values, missing])
  const asked = useMemo(() => {
    const unknown = complete.filter((one) => !known.has(contentOf(values, one)))
    return unknown.length === 0 ? '' : JSON.stringify(unknown.map((one) => contentOf(values, one)))
  }, [complete, known, values])

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { famigliaPk, valoreOpzionePks } = values
    const serramenti = complete.filter((one) => !known.has(contentOf(values, one)))
    const late = setTimeout(() => setFailed(asked), TIMEOUT)
    try {
      const prezzi = await askPrezzi({ famigliaPk, valoreOpzionePks, serramenti }, signal)
      if (signal.aborted) return
      setTold(prezzi !== null)
      if (!prezzi) return
      setKnown((before) => {
        const after = new Map(before)
        for (const [index, one] of serramenti.entries()) {
          after.set(contentOf(values, one), prezzi.serramenti[index] ?? null)
        }
        return after
      })
    } catch {
      if (!signal.aborted) setFailed(asked)
    } finally {
      clearTimeout(late)
    }
  })
  const hasToAsk = asked !== '' && isTold !== false
  useEffect(() => {
    if (!hasToAsk || asked === '') return
    const leaving = new AbortController()
    const wait = setTimeout(() => void ask(leaving.signal), PAUSE)
    return () => {
      clearTimeout(wait)
      leaving.abort()
    }
  }, [asked, hasToAsk])

  return useMemo(() => {
    if (!isTold) return NO_PREZZI
    return new Map(
      complete.map((one): [string, KnownPrezzo] => {
        const prezzo = known.get(contentOf(values, one))
        return [one.chiave, prezzo === undefined ? (failed === asked ? null : 'chiede') : (prezzo ?? 'quotare')]
      }),
    )
  }, [isTold, complete, known, values, failed, asked])
}
