import { useCallback, useState } from 'react'
import { useMutation } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { useCaptureCameraMutation } from '#generated/useCaptureCameraMutation.graphql.ts'
import { sendFile } from '#relay/sendFile.ts'
import { useNotices } from '#ui/Notices.tsx'
import { usePreference } from '#ui/preference.ts'

/** Which camera takes the pictures: the workshop's service, or that of the device in hand. */
export type CaptureSource = 'officina' | 'dispositivo'

/** What goes on with the pictures of a line: one place at a time is being taken. */
interface Capture {
  posizione: number
  fase: 'scatto' | 'errore' | 'dialogo'
  scattata: string | null
}

const cameraMutation = graphql`
  mutation useCaptureCameraMutation {
    takeFoto(input: {}) {
      foto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Takes a picture with the workshop's camera: a data URL; rejects when there is none. */
function useCamera(): () => Promise<string> {
  const [commit] = useMutation<useCaptureCameraMutation>(cameraMutation)
  return useCallback(
    () =>
      new Promise<string>((resolve, reject) => {
        commit({
          variables: {},
          onCompleted({ takeFoto: { foto, errors } }) {
            if (foto) resolve(foto)
            else reject(new Error(errors[0]?.message ?? ''))
          },
          onError: reject,
        })
      }),
    [commit],
  )
}

/**
 * Taking and saving the pictures of a line: a place asked for is shot at once with the workshop's camera, or opens the
 * dialog where this device is the camera.
 * @param riga number of the line
 */
export function useCapture(riga: number) {
  const notices = useNotices()
  const { revalidate } = useRevalidator()
  const shoot = useCamera()
  const [source, setSource] = usePreference<CaptureSource>('ordini.fotocamera', 'officina')
  const [capture, setCapture] = useState<Capture | null>(null)

  async function ask(posizione: number) {
    if (source === 'dispositivo') return setCapture({ posizione, fase: 'dialogo', scattata: null })
    setCapture({ posizione, fase: 'scatto', scattata: null })
    try {
      const captured = await shoot()
      setCapture({ posizione, fase: 'dialogo', scattata: captured })
    } catch {
      setCapture({ posizione, fase: 'errore', scattata: null })
    }
  }
  async function save(file: File) {
    if (!capture) return
    const modulo = new FormData()
    modulo.append('posizione', String(capture.posizione))
    modulo.append('immagine', file)
    await sendFile(`/api/planner/righe-ordini/${riga}/save-immagine/`, modulo)
    setCapture(null)
    notices.success(`Immagine della posizione ${capture.posizione} salvata`)
    await revalidate()
  }
  /** Opens the dialog with this device's camera, where the workshop's cannot be reached. */
  function withDevice(posizione: number) {
    setSource('dispositivo')
    setCapture({ posizione, fase: 'dialogo', scattata: null })
  }
  return {
    cattura: capture,
    ask,
    conDispositivo: withDevice,
    save,
    close: () => setCapture(null),
    scatta: shoot,
    fonte: source,
    setFonte: setSource,
  }
}
