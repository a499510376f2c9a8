import { useCallback, useEffectEvent } from 'react'
import { inviaFile } from '../../../relay/inviaFile.ts'
import { useAvvisi } from '../../../ui/Avvisi.tsx'

/**
 * Sends the picture of a supplier that is saved; never rejects.
 * @returns sends it, if there is one, and says when it could not be
 */
export function useCaricaImmagine() {
  const avvisi = useAvvisi()
  const carica = useEffectEvent(async (pk: number, immagine: File | null): Promise<void> => {
    if (!immagine) return
    const modulo = new FormData()
    modulo.append('immagine', immagine)
    try {
      await inviaFile(`/api/planner/fornitori/${pk}/`, modulo, { metodo: 'PATCH' })
    } catch (errore) {
      avvisi.errore(`Il fornitore è salvato, la sua immagine no. ${errore instanceof Error ? errore.message : ''}`)
    }
  })
  return useCallback((pk: number, immagine: File | null) => carica(pk, immagine), [])
}
