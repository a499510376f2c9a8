import { type ReactNode, useState } from 'react'
import { RefusalError } from '#relay/errors.ts'
import { ConflictDialog, type ConflictSide } from '../ConflictDialog.tsx'
import { mergeVersions } from './merge.ts'

/** A version of an object: its number and what a form holds of it. */
interface VersionOf<V> {
  versione: number
  values: V
}

interface Options<V> {
  /** What the form began from. */
  begun: VersionOf<V>
  /** Field → what the user reads. */
  labels: Readonly<Record<keyof V & string, string>>
  /** How a value is shown where both have changed it. */
  shown: (field: string, value: unknown) => ReactNode
  /** What is stored now; null when it is gone. */
  reread: () => Promise<VersionOf<V> | null>
  /** Shows the merged values in the form and saves them. */
  save: (values: V, versione: number) => void
}

interface Met<V> {
  author: string
  mine: V
  theirs: VersionOf<V>
}

/**
 * For a form that is no Formik form, when somebody else has saved the same object meanwhile: asks field by field where
 * both have changed, and saves at once where they did not meet.
 * @returns `resolve` says whether a failed save was such a meeting, and takes care of it; `dialog` asks
 */
export function useStaleMerge<V extends Readonly<Record<string, unknown>>>(options: Options<V>) {
  const { labels, shown, reread, save } = options
  const [base, setBase] = useState(options.begun)
  const [met, setMet] = useState<Met<V> | null>(null)

  function unite({ mine, theirs }: Omit<Met<V>, 'author'>, names: readonly string[]) {
    const taken = Object.fromEntries(names.map((name) => [name, theirs.values[name]]))
    setMet(null)
    setBase(theirs)
    save({ ...mine, ...taken }, theirs.versione)
  }

  async function resolve(fault: Error | null, mine: V): Promise<boolean> {
    if (!(fault instanceof RefusalError) || fault.code !== 'CONFLICT') return false
    const theirs = await reread().catch(() => null)
    if (!theirs) return false
    const { autore } = fault.extensions
    const merged = mergeVersions(base.values, mine, theirs.values)
    if (merged.contested.length === 0) unite({ mine, theirs }, merged.theirs)
    else setMet({ author: typeof autore === 'string' ? autore : 'un altro utente', mine, theirs })
    return true
  }

  const merged = met && mergeVersions(base.values, met.mine, met.theirs.values)
  const choose = (choices: Record<string, ConflictSide>) => {
    if (met && merged) unite(met, [...merged.theirs, ...merged.contested.filter((name) => choices[name] === 'theirs')])
  }
  const dialog = met && merged && (
    <ConflictDialog
      open
      author={met.author}
      fields={merged.contested.map((name) => ({
        name,
        label: labels[name] ?? name,
        mine: shown(name, met.mine[name]),
        theirs: shown(name, met.theirs.values[name]),
      }))}
      onCancel={() => setMet(null)}
      onChoose={choose}
    />
  )
  return { resolve, dialog, versione: base.versione }
}
