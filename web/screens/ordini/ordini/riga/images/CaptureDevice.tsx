import Box from '@mui/material/Box'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Longest side of a picture taken here, pixels. */
const SIDE = 2048
const JPEG_QUALITY = 0.9

/** What the camera of the device sees now, as a data URL; null while it sees nothing. */
export function grabFrame(video: HTMLVideoElement | null): string | null {
  if (!video || video.videoWidth === 0) return null
  const scala = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight))
  const tela = document.createElement('canvas')
  tela.width = Math.round(video.videoWidth * scala)
  tela.height = Math.round(video.videoHeight * scala)
  tela.getContext('2d')?.drawImage(video, 0, 0, tela.width, tela.height)
  return tela.toDataURL('image/jpeg', JPEG_QUALITY)
}

interface Props {
  video: RefObject<HTMLVideoElement | null>
  /** The device has no camera, or the user does not let us use it. */
  onError: () => void
}

/** The live picture of the device's own camera, the one at its back where it has two. */
export function CaptureDevice({ video, onError }: Props) {
  const error = useRef(onError)
  error.current = onError
  const [viva, setViva] = useState(false)
  useEffect(() => {
    let stream: MediaStream | null = null
    let closed = false
    const ask = navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
    // Over plain http browsers offer no camera at all.
    Promise.resolve(ask ?? Promise.reject(new Error('nessuna fotocamera'))).then(
      (obtained) => {
        stream = obtained
        if (closed) ferma()
        else if (video.current) video.current.srcObject = obtained
      },
      () => error.current(),
    )
    function ferma() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    return () => {
      closed = true
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
