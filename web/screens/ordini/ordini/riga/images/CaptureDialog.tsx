import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useRef, useState } from 'react'
import { useIsPhone } from '../../../../../ui/useIsPhone.ts'
import { CaptureDevice, grabFrame } from './CaptureDevice.tsx'
import { ALLOWED_FOTO, fileFromDataUrl, whyBadFoto } from './file.ts'
import type { CaptureSource } from './useCapture.ts'

const ERRORE = 'Errore con la fotocamera'

interface Props {
  posizione: number
  /** What the workshop's camera has just taken; null to begin with the device's. */
  scattata: string | null
  fonte: CaptureSource
  onFonte: (fonte: CaptureSource) => void
  scatta: () => Promise<string>
  /** Saves; rejects with words for the user. */
  onSave: (file: File) => Promise<void>
  onClose: () => void
}

/** A picture of a piece before it is saved: taken again, taken with the device, or chosen among its files. */
export function CaptureDialog({ posizione, scattata, fonte, onFonte, scatta, onSave, onClose }: Props) {
  const telefono = useIsPhone()
  const [foto, setFoto] = useState<{ url: string; file: File | null } | null>(
    scattata ? { url: scattata, file: null } : null,
  )
  const [errore, setErrore] = useState<string | null>(null)
  const [inCorso, setInCorso] = useState<'scatto' | 'salvataggio' | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const scelta = useRef<HTMLInputElement>(null)
  const dalVivo = fonte === 'dispositivo' && foto === null

  async function riscatta(da: CaptureSource) {
    setErrore(null)
    if (da === 'dispositivo') {
      if (!dalVivo) return setFoto(null)
      const url = grabFrame(video.current)
      return url ? setFoto({ url, file: null }) : setErrore(ERRORE)
    }
    setInCorso('scatto')
    try {
      setFoto({ url: await scatta(), file: null })
    } catch {
      setErrore(ERRORE)
    }
    setInCorso(null)
  }
  function cambiaFonte(nuova: CaptureSource) {
    onFonte(nuova)
    setFoto(null)
    setErrore(null)
    if (nuova === 'officina') void riscatta('officina')
  }
  function scegli(file: File) {
    const motivo = whyBadFoto(file)
    setErrore(motivo)
    if (motivo === null) setFoto({ url: URL.createObjectURL(file), file })
  }
  async function salva() {
    if (!foto) return
    setInCorso('salvataggio')
    try {
      await onSave(foto.file ?? fileFromDataUrl(foto.url, posizione))
    } catch (fault) {
      setErrore(fault instanceof Error ? fault.message : '')
      setInCorso(null)
    }
  }
  return (
    <Dialog open onClose={onClose} fullScreen={telefono} maxWidth="md" fullWidth aria-labelledby="titolo-cattura">
      <DialogTitle id="titolo-cattura">Immagine della posizione {posizione}</DialogTitle>
      <DialogContent dividers sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Fotocamera"
          value={fonte}
          disabled={inCorso !== null}
          onChange={(_, nuova: CaptureSource | null) => nuova && cambiaFonte(nuova)}
        >
          <ToggleButton value="officina">Fotocamera di officina</ToggleButton>
          <ToggleButton value="dispositivo">Questo dispositivo</ToggleButton>
        </ToggleButtonGroup>
        {errore && (
          <Alert severity="error" sx={{ width: 1 }}>
            {errore}
          </Alert>
        )}
        <Box sx={{ width: 1, height: '50vh', display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
          {inCorso === 'scatto' ? (
            <CircularProgress aria-label="Scatto in corso" />
          ) : foto ? (
            <Box
              component="img"
              src={foto.url}
              alt={`Foto della posizione ${posizione}, non ancora salvata`}
              sx={{ maxWidth: 1, maxHeight: 1, objectFit: 'contain' }}
            />
          ) : (
            dalVivo && <CaptureDevice video={video} onErrore={() => setErrore(ERRORE)} />
          )}
        </Box>
        <input
          ref={scelta}
          type="file"
          hidden
          accept={ALLOWED_FOTO}
          aria-label="Scegli un file"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) scegli(file)
            target.value = ''
          }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button sx={{ mr: 'auto' }} disabled={inCorso !== null} onClick={() => scelta.current?.click()}>
          Scegli un file
        </Button>
        <Button disabled={inCorso === 'salvataggio'} onClick={onClose}>
          Annulla
        </Button>
        <Button
          variant={dalVivo ? 'contained' : 'outlined'}
          disabled={inCorso !== null}
          onClick={() => void riscatta(fonte)}
        >
          {dalVivo ? 'Scatta' : 'Scatta di nuovo'}
        </Button>
        <Button
          variant="contained"
          disabled={foto === null}
          loading={inCorso === 'salvataggio'}
          loadingPosition="start"
          onClick={() => void salva()}
        >
          Salva
        </Button>
      </DialogActions>
    </Dialog>
  )
}
