import { useCallback, useEffectEvent } from 'react'
import { inviaFile } from '../../../relay/inviaFile.ts'
import { useAvvisi } from '../../../ui/Avvisi.tsx'

/**
 * Sends the picture of a supplier that is saved, while the list is worked with; says when it could not be.
 * @param onCaricata what comes after
 */
export function useCaricaImmagine(onCaricata: () => void) {
  const avvisi = useAvvisi()
  const carica = useEffectEvent(async (pk: number, immagine: File) => {
    const modulo = new FormData()
    modulo.append('immagine', immagine)
    try {
      await inviaFile(`/api/planner/fornitori/${pk}/`, modulo, { metodo: 'PATCH' })
      onCaricata()
    } catch (errore) {
      avvisi.errore(`Il fornitore è salvato, la sua immagine no. ${errore instanceof Error ? errore.message : ''}`)
    }
  })
  return useCallback((pk: number, immagine: File) => void carica(pk, immagine), [])
}
