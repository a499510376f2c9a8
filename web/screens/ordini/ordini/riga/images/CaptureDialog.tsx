import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useRef, useState } from 'react'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { CaptureDevice, grabFrame } from './CaptureDevice.tsx'
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
