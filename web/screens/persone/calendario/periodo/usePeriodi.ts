import type { MutationParameters } from 'relay-runtime'
import { descriviPeriodo, type Periodo } from '../../../../../server/persone/assenze/rules.ts'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import { useAnteprima } from '../anteprima/useAnteprima.tsx'
import type { PeriodoLetto } from './modello.ts'
import { mutazioni, NOMI, SCRITTURE } from './mutazioniPeriodo.ts'

/**
 * Moves and removes absences and holidays. What cannot be done is told in a snackbar.
 * @param onFatto what comes after: the calendar is read again
 */
export function usePeriodi(onFatto: () => void) {
  const conferma = useConferma()
  const anteprima = useAnteprima()
  const [cambiaAssenza] = useOperazione<MutationParameters>(mutazioni.assenza.cambia)
  const [cambiaFestivita] = useOperazione<MutationParameters>(mutazioni.festivita.cambia)
  const [eliminaAssenza] = useOperazione<MutationParameters>(mutazioni.assenza.elimina, {
    successo: 'Assenza eliminata',
  })
  const [eliminaFestivita] = useOperazione<MutationParameters>(mutazioni.festivita.elimina, {
    successo: 'Festività eliminata',
  })

  /** @returns whether it was done: otherwise it stands where it stood */
  async function sposta({ tipo, pk, versione }: PeriodoLetto, periodo: Periodo): Promise<boolean> {
    const cambia = tipo === 'assenza' ? cambiaAssenza : cambiaFestivita
    const input = { pk, versione, ...periodo }
    if (!(await anteprima(`update${SCRITTURE[tipo]}`, input))) return false
    const { ok } = await cambia({ input })
    onFatto()
    return ok
  }

  /** Asks first. @returns whether it was done */
  async function elimina(periodo: PeriodoLetto): Promise<boolean> {
    const { tipo, pk, title } = periodo
    const nome = [NOMI[tipo].toLowerCase(), title && `«${title}»`].filter(Boolean).join(' ')
    const domanda = {
      titolo: `Sei sicuro di voler eliminare ${tipo === 'assenza' ? "l'" : 'la '}${nome}?`,
      testo: `È ${descriviPeriodo(periodo)}.`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return false
    const { ok } = await (tipo === 'assenza' ? eliminaAssenza : eliminaFestivita)({ input: { pk } })
    if (ok) onFatto()
    return ok
  }
  return { sposta, elimina }
}
