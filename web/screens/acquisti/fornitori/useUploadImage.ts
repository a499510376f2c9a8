import { useCallback, useEffectEvent } from 'react'
import { sendFile } from '../../../relay/sendFile.ts'
import { useNotices } from '../../../ui/Notices.tsx'

/**
 * Sends the picture of a supplier that is saved, while the list is worked with; says when it could not be.
 * @param onCaricata what comes after
 */
export function useUploadImage(onCaricata: () => void) {
  const avvisi = useNotices()
  const carica = useEffectEvent(async (pk: number, immagine: File) => {
    const modulo = new FormData()
    modulo.append('immagine', immagine)
    try {
      await sendFile(`/api/planner/fornitori/${pk}/`, modulo, { metodo: 'PATCH' })
      onCaricata()
    } catch (errore) {
      avvisi.errore(`Il fornitore è salvato, la sua immagine no. ${errore instanceof Error ? errore.message : ''}`)
    }
  })
  return useCallback((pk: number, immagine: File) => void carica(pk, immagine), [])
}
