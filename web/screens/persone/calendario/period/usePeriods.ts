import type { MutationParameters } from 'relay-runtime'
import { describePeriodo, type Periodo } from '../../../../../server/persone/assenze/rules.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'
import { useImpactPreview } from '../preview/useImpactPreview.tsx'
import type { ReadPeriodo } from './model.ts'
import { PERIODO_NAMES, PERIODO_WRITES, periodoMutations } from './mutations.ts'

/**
 * Moves and removes absences and holidays. What cannot be done is told in a snackbar.
 * @param onDone what comes after; `spostato`: the answer has brought the period as it is now
 */
export function usePeriods(onDone: (esito: 'spostato' | 'rifiutato' | 'eliminato') => void) {
  const conferma = useConfirm()
  const anteprima = useImpactPreview()
  const [cambiaAssenza] = useOperation<MutationParameters>(periodoMutations.assenza.cambia)
  const [cambiaFestivita] = useOperation<MutationParameters>(periodoMutations.festivita.cambia)
  const [eliminaAssenza] = useOperation<MutationParameters>(periodoMutations.assenza.elimina, {
    successo: 'Assenza eliminata',
  })
  const [eliminaFestivita] = useOperation<MutationParameters>(periodoMutations.festivita.elimina, {
    successo: 'Festività eliminata',
  })

  /** @returns whether it was done: otherwise it stands where it stood */
  async function sposta({ tipo, pk, versione }: ReadPeriodo, periodo: Periodo): Promise<boolean> {
    const cambia = tipo === 'assenza' ? cambiaAssenza : cambiaFestivita
    const input = { pk, versione, ...periodo }
    if (!(await anteprima(`update${PERIODO_WRITES[tipo]}`, input))) return false
    const { ok } = await cambia({ input })
    onDone(ok ? 'spostato' : 'rifiutato')
    return ok
  }

  /** Asks first. @returns whether it was done */
  async function elimina(periodo: ReadPeriodo): Promise<boolean> {
    const { tipo, pk, title } = periodo
    const nome = [PERIODO_NAMES[tipo].toLowerCase(), title && `«${title}»`].filter(Boolean).join(' ')
    const domanda = {
      titolo: `Sei sicuro di voler eliminare ${tipo === 'assenza' ? "l'" : 'la '}${nome}?`,
      testo: `È ${describePeriodo(periodo)}.`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return false
    const { ok } = await (tipo === 'assenza' ? eliminaAssenza : eliminaFestivita)({ input: { pk } })
    if (ok) onDone('eliminato')
    return ok
  }
  return { sposta, elimina }
}
