import { useCallback } from 'react'
import { sendFile } from '../../../relay/sendFile.ts'
import { useNotices } from '../../../ui/Notices.tsx'
import { useLatestCallback } from '../../../ui/useLatestCallback.ts'

interface Target {
  /** Of the old API, with its slash: the number of the object follows. */
  path: string
  /** What the picture is called there. */
  field: string
  /** Said when it could not be sent. */
  failed: string
}

/**
 * Sends the picture of an object that is saved, while the list is worked with; says when it could not be.
 * @param onCaricata what comes after
 */
export function useUploadImage({ path, field, failed }: Target, onCaricata: () => void) {
  const notices = useNotices()
  const carica = useLatestCallback(async (pk: number, immagine: File) => {
    const modulo = new FormData()
    modulo.append(field, immagine)
    try {
      await sendFile(`${path}${pk}/`, modulo, { metodo: 'PATCH' })
      onCaricata()
    } catch (error) {
      notices.errore(`${failed} ${error instanceof Error ? error.message : ''}`)
    }
  })
  return useCallback((pk: number, immagine: File) => void carica(pk, immagine), [])
}
