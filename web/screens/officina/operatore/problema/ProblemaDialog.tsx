import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { problemaLabels } from '#officina/problemi/rules.ts'
import { sendFile } from '#relay/sendFile.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { useNotices } from '#ui/Notices.tsx'
import { attivitaName, type ShownAttivita } from '../attivita.ts'
import { floorButton, floorField } from '../targets.ts'

interface Props {
  /** What it may be about: the own open activities. */
  open: readonly ShownAttivita[]
  onClose: () => void
}

/** Longest side of a photo that is sent, pixels, and its quality. */
const SIDE = 2048
const JPEG_QUALITY = 0.85

/** A photo of a device made small enough for the network of a workshop; as it is where it cannot be drawn. */
async function shrinkPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scala = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scala)
  canvas.height = Math.round(bitmap.height * scala)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  return blob ? new File([blob], 'foto.jpg', { type: 'image/jpeg' }) : file
}

/** Tells the office what stops the work, with a photo of it. It needs the network: whoever waits for help must know. */
export function ProblemaDialog({ open, onClose }: Props) {
  const notices = useNotices()
  const [on, setOn] = useState(open[0]?.object ?? '')
  const [text, setText] = useState('')
  const [foto, setFoto] = useState<{ file: File; url: string } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  useEffect(() => () => void (foto && URL.revokeObjectURL(foto.url)), [foto])

  async function choose(file: File | undefined) {
    if (!file) return
    const small = await shrinkPhoto(file)
    setFoto({ file: small, url: URL.createObjectURL(small) })
  }
  async function send() {
    if (text.trim() === '') return setError(REQUIRED_FIELD)
    const about = open.find(({ object }) => object === on)
    const form = new FormData()
    form.append('testo', text.trim())
    if (about) form.append('lavorazione', String(about.lavorazione.pk))
    if (about?.ordine) form.append('ordine', String(about.ordine.pk))
    if (foto) form.append('foto', foto.file)
    setSending(true)
    try {
      await sendFile('/api/planner/problemi-officina/', form)
      notices.success('Problema segnalato all’ufficio')
      onClose()
    } catch (error) {
      setError((error as Error).message)
      setSending(false)
    }
  }
  return (
    <DialogFrame title="Segnala un problema" width="sm" onClose={onClose}>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {open.length > 0 && (
          <TextField
            select
            label="Su che cosa"
            value={on}
            onChange={({ target }) => setOn(target.value)}
            sx={floorField}
          >
            {open.map((one) => (
              <MenuItem key={one.object} value={one.object} sx={{ minHeight: 56, whiteSpace: 'normal' }}>
                {one.lavorazione.nome}, {attivitaName(one)}
              </MenuItem>
            ))}
            <MenuItem value="" sx={{ minHeight: 56 }}>
              Altro
            </MenuItem>
          </TextField>
        )}
        <TextField
          label={problemaLabels.testo}
          required
          multiline
          minRows={3}
          autoFocus
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setError(null)
          }}
          error={error === REQUIRED_FIELD}
          helperText={error === REQUIRED_FIELD ? error : undefined}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        {error !== null && error !== REQUIRED_FIELD && <Alert severity="error">{error}</Alert>}
        <Button component="label" variant="outlined" startIcon={<PhotoCamera />} sx={floorButton}>
          {foto ? 'Cambia la foto' : 'Aggiungi una foto'}
          <input
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label={problemaLabels.foto}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </Button>
        {foto && (
          <Box
            component="img"
            src={foto.url}
            alt="La foto che parte"
            sx={{ maxWidth: 1, maxHeight: 240, objectFit: 'contain', justifySelf: 'center' }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ gap: 1 }}>
        <Button onClick={onClose} sx={floorButton}>
          Annulla
        </Button>
        <Button variant="contained" disabled={sending} onClick={() => void send()} sx={floorButton}>
          Segnala
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
