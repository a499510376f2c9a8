import type { MutationParameters } from 'relay-runtime'
import { useUndoDeletion } from '#forms/entity/useUndoDeletion.ts'
import { describePeriod, type Period } from '#persone/assenze/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useImpactPreview } from '../preview/useImpactPreview.tsx'
import type { ReadPeriod } from './model.ts'
import { PERIOD_NAMES, PERIOD_WRITES, periodMutations } from './mutations.ts'

/**
 * Moves and removes absences and holidays. What cannot be done is told in a snackbar.
 * @param onDone what comes after; `spostato`: the answer has brought the period as it is now
 */
export function usePeriods(onDone: (outcome: 'spostato' | 'rifiutato' | 'eliminato') => void) {
  const conferma = useConfirm()
  const preview = useImpactPreview()
  const [changeAssenza] = useOperation<MutationParameters>(periodMutations.assenza.change)
  const [changeFestivita] = useOperation<MutationParameters>(periodMutations.festivita.change)
  const [removeAssenza] = useOperation<MutationParameters>(periodMutations.assenza.remove)
  const [removeFestivita] = useOperation<MutationParameters>(periodMutations.festivita.remove)
  const tellUndo = useUndoDeletion()

  /** @returns whether it was done: otherwise it stands where it stood */
  async function move({ tipo, pk, versione }: ReadPeriod, period: Period): Promise<boolean> {
    const change = tipo === 'assenza' ? changeAssenza : changeFestivita
    const input = { pk, versione, ...period }
    if (!(await preview(`update${PERIOD_WRITES[tipo]}`, input))) return false
    const { ok } = await change({ input })
    onDone(ok ? 'spostato' : 'rifiutato')
    return ok
  }

  /** Asks first. @returns whether it was done */
  async function remove(period: ReadPeriod): Promise<boolean> {
    const { tipo, pk, title } = period
    const name = [PERIOD_NAMES[tipo].toLowerCase(), title && `«${title}»`].filter(Boolean).join(' ')
    const question = {
      title: `Sei sicuro di voler eliminare ${tipo === 'assenza' ? "l'" : 'la '}${name}?`,
      text: `È ${describePeriod(period)}.`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(question))) return false
    const outcome = await (tipo === 'assenza' ? removeAssenza : removeFestivita)({ input: { pk } })
    if (!outcome.ok) return false
    tellUndo(tipo === 'assenza' ? 'Assenza eliminata' : 'Festività eliminata', outcome.data as object, pk)
    onDone('eliminato')
    return true
  }
  return { move, remove }
}
