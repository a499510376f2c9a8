import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sendFile } from '../../../../../relay/sendFile.ts'
import { useNotices } from '../../../../../ui/Notices.tsx'
import { usePreference } from '../../../../../ui/preference.ts'
import { useCamera } from './useCamera.ts'

/** Which camera takes the pictures: the workshop's service, or that of the device in hand. */
export type CaptureSource = 'officina' | 'dispositivo'

/** What goes on with the pictures of a line: one place at a time is being taken. */
interface Cattura {
  posizione: number
  fase: 'scatto' | 'errore' | 'dialogo'
  scattata: string | null
}

/**
 * Taking and saving the pictures of a line: a place asked for is shot at once with the workshop's camera, or opens the
 * dialog where this device is the camera.
 * @param riga number of the line
 */
export function useCapture(riga: number) {
  const notices = useNotices()
  const { revalidate } = useRevalidator()
  const scatta = useCamera()
  const [fonte, setFonte] = usePreference<CaptureSource>('ordini.fotocamera', 'officina')
  const [cattura, setCattura] = useState<Cattura | null>(null)

  async function chiedi(posizione: number) {
    if (fonte === 'dispositivo') return setCattura({ posizione, fase: 'dialogo', scattata: null })
    setCattura({ posizione, fase: 'scatto', scattata: null })
    try {
      const scattata = await scatta()
      setCattura({ posizione, fase: 'dialogo', scattata })
    } catch {
      setCattura({ posizione, fase: 'errore', scattata: null })
    }
  }
  async function salva(file: File) {
    if (!cattura) return
    const modulo = new FormData()
    modulo.append('posizione', String(cattura.posizione))
    modulo.append('immagine', file)
    await sendFile(`/api/planner/righe-ordini/${riga}/save-immagine/`, modulo)
    setCattura(null)
    notices.successo(`Immagine della posizione ${cattura.posizione} salvata`)
    await revalidate()
  }
  /** Opens the dialog with this device's camera, where the workshop's cannot be reached. */
  function conDispositivo(posizione: number) {
    setFonte('dispositivo')
    setCattura({ posizione, fase: 'dialogo', scattata: null })
  }
  return { cattura, chiedi, conDispositivo, salva, chiudi: () => setCattura(null), scatta, fonte, setFonte }
}
