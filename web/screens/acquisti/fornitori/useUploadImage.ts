import { useCallback } from 'react'
import { sendFile } from '#relay/sendFile.ts'
import { useNotices } from '#ui/Notices.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'

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
 * @param onUploaded what comes after
 */
export function useUploadImage({ path, field, failed }: Target, onUploaded: () => void) {
  const notices = useNotices()
  const load = useLatestCallback(async (pk: number, image: File) => {
    const modulo = new FormData()
    modulo.append(field, image)
    try {
      await sendFile(`${path}${pk}/`, modulo, { metodo: 'PATCH' })
      onUploaded()
    } catch (error) {
      notices.error(`${failed} ${error instanceof Error ? error.message : ''}`)
    }
  })
  return useCallback((pk: number, image: File) => void load(pk, image), [])
}
