import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { ALLOWED_FOTO, fileFromDataUrl, whyBadFoto } from './file.ts'
import type { CaptureSource } from './useCapture.ts'

const ERROR = 'Errore con la fotocamera'

interface Props {
  posizione: number
  /** What the workshop's camera has just taken; null to begin with the device's. */
  captured: string | null
  source: CaptureSource
  onSource: (source: CaptureSource) => void
  capture: () => Promise<string>
  /** Saves; rejects with words for the user. */
  onSave: (file: File) => Promise<void>
  onClose: () => void
}

/** Longest side of a picture taken here, pixels. */
const SIDE = 2048
const JPEG_QUALITY = 0.9

/** What the camera of the device sees now, as a data URL; null while it sees nothing. */
function grabFrame(video: HTMLVideoElement | null): string | null {
  if (!video || video.videoWidth === 0) return null
  const scala = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight))
  const tela = document.createElement('canvas')
  tela.width = Math.round(video.videoWidth * scala)
  tela.height = Math.round(video.videoHeight * scala)
  tela.getContext('2d')?.drawImage(video, 0, 0, tela.width, tela.height)
  return tela.toDataURL('image/jpeg', JPEG_QUALITY)
}

interface CaptureDeviceProps {
  video: RefObject<HTMLVideoElement | null>
  /** The device has no camera, or the user does not let us use it. */
  onError: () => void
}

/** The live picture of the device's own camera, the one at its back where it has two. */
function CaptureDevice({ video, onError }: CaptureDeviceProps) {
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

/** A picture of a piece before it is saved: taken again, taken with the device, or chosen among its files. */
export function CaptureDialog({ posizione, captured, source, onSource, capture, onSave, onClose }: Props) {
  const [foto, setFoto] = useState<{ url: string; file: File | null } | null>(
    captured ? { url: captured, file: null } : null,
  )
  const [error, setError] = useState<string | null>(null)
  const [inProgress, setUnderWay] = useState<'scatto' | 'salvataggio' | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const choice = useRef<HTMLInputElement>(null)
  const live = source === 'dispositivo' && foto === null

  async function recapture(from: CaptureSource) {
    setError(null)
    if (from === 'dispositivo') {
      if (!live) return setFoto(null)
      const url = grabFrame(video.current)
      return url ? setFoto({ url, file: null }) : setError(ERROR)
    }
    setUnderWay('scatto')
    try {
      setFoto({ url: await capture(), file: null })
    } catch {
      setError(ERROR)
    }
    setUnderWay(null)
  }
  function changeSource(next: CaptureSource) {
    onSource(next)
    setFoto(null)
    setError(null)
    if (next === 'officina') void recapture('officina')
  }
  function choose(file: File) {
    const reason = whyBadFoto(file)
    setError(reason)
    if (reason === null) setFoto({ url: URL.createObjectURL(file), file })
  }
  async function save() {
    if (!foto) return
    setUnderWay('salvataggio')
    try {
      await onSave(foto.file ?? fileFromDataUrl(foto.url, posizione))
    } catch (fault) {
      setError(fault instanceof Error ? fault.message : '')
      setUnderWay(null)
    }
  }
  return (
    <DialogFrame title={`Immagine della posizione ${posizione}`} onClose={onClose}>
      <DialogContent dividers sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Fotocamera"
          value={source}
          disabled={inProgress !== null}
          onChange={(_, next: CaptureSource | null) => next && changeSource(next)}
        >
          <ToggleButton value="officina">Fotocamera di officina</ToggleButton>
          <ToggleButton value="dispositivo">Questo dispositivo</ToggleButton>
        </ToggleButtonGroup>
        {error && (
          <Alert severity="error" sx={{ width: 1 }}>
            {error}
          </Alert>
        )}
        <Box sx={{ width: 1, height: '50vh', display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
          {inProgress === 'scatto' ? (
            <CircularProgress aria-label="Scatto in corso" />
          ) : foto ? (
            <Box
              component="img"
              src={foto.url}
              alt={`Foto della posizione ${posizione}, non ancora salvata`}
              sx={{ maxWidth: 1, maxHeight: 1, objectFit: 'contain' }}
            />
          ) : (
            live && <CaptureDevice video={video} onError={() => setError(ERROR)} />
          )}
        </Box>
        <input
          ref={choice}
          type="file"
          hidden
          accept={ALLOWED_FOTO}
          aria-label="Scegli un file"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) choose(file)
            target.value = ''
          }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button sx={{ mr: 'auto' }} disabled={inProgress !== null} onClick={() => choice.current?.click()}>
          Scegli un file
        </Button>
        <Button disabled={inProgress === 'salvataggio'} onClick={onClose}>
          Annulla
        </Button>
        <Button
          variant={live ? 'contained' : 'outlined'}
          disabled={inProgress !== null}
          onClick={() => void recapture(source)}
        >
          {live ? 'Scatta' : 'Scatta di nuovo'}
        </Button>
        <Button
          variant="contained"
          disabled={foto === null}
          loading={inProgress === 'salvataggio'}
          loadingPosition="start"
          onClick={() => void save()}
        >
          Salva
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
