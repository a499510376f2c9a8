import Box from '@mui/material/Box'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Longest side of a picture taken here, pixels. */
const LATO = 2048
const QUALITA = 0.9

/** What the camera of the device sees now, as a data URL; null while it sees nothing. */
export function grabFrame(video: HTMLVideoElement | null): string | null {
  if (!video || video.videoWidth === 0) return null
  const scala = Math.min(1, LATO / Math.max(video.videoWidth, video.videoHeight))
  const tela = document.createElement('canvas')
  tela.width = Math.round(video.videoWidth * scala)
  tela.height = Math.round(video.videoHeight * scala)
  tela.getContext('2d')?.drawImage(video, 0, 0, tela.width, tela.height)
  return tela.toDataURL('image/jpeg', QUALITA)
}

interface Props {
  video: RefObject<HTMLVideoElement | null>
  /** The device has no camera, or the user does not let us use it. */
  onErrore: () => void
}

/** The live picture of the device's own camera, the one at its back where it has two. */
export function CaptureDevice({ video, onErrore }: Props) {
  const error = useRef(onErrore)
  error.current = onErrore
  const [viva, setViva] = useState(false)
  useEffect(() => {
    let flusso: MediaStream | null = null
    let chiuso = false
    const ask = navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
    // Over plain http browsers offer no camera at all.
    Promise.resolve(ask ?? Promise.reject(new Error('nessuna fotocamera'))).then(
      (ottenuto) => {
        flusso = ottenuto
        if (chiuso) ferma()
        else if (video.current) video.current.srcObject = ottenuto
      },
      () => error.current(),
    )
    function ferma() {
      for (const traccia of flusso?.getTracks() ?? []) traccia.stop()
    }
    return () => {
      chiuso = true
      ferma()
    }
  }, [video])
  return (
    <Box
      component="video"
      ref={video}
      aria-label="Fotocamera del dispositivo"
      autoPlay
      playsInline
      muted
      onPlaying={() => setViva(true)}
      sx={{ maxWidth: 1, maxHeight: 1, minHeight: viva ? undefined : 200, backgroundColor: '#000' }}
    />
  )
}
