import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { lazy, Suspense } from 'react'
import { useIsPhone } from '../useIsPhone.ts'

// A megabyte that most never need.
const PdfPages = lazy(() => import('./PdfPages.tsx'))

/** A file that can be looked at. */
export interface LookedAtFile {
  pk: number
  name: string
  /** Address; `?scarica` after it saves the file. */
  url: string
  tipo: 'immagine' | 'pdf'
}

interface Props {
  files: readonly LookedAtFile[]
  /** Number of the file that is looked at; null: none. */
  open: number | null
  onOpen: (file: number | null) => void
}

/** A file at full size; the arrow keys go to the one before and after. */
export function FilePreview({ files, open, onOpen }: Props) {
  const telefono = useIsPhone()
  const index = files.findIndex(({ pk }) => pk === open)
  const shown = files[index]
  if (!shown) return null
  const { name, url, tipo } = shown
  const go = (step: number) => onOpen(files[index + step]?.pk ?? open)
  return (
    <Dialog
      open
      onClose={() => onOpen(null)}
      fullScreen={telefono}
      maxWidth="lg"
      fullWidth
      aria-labelledby="titolo-anteprima"
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') go(1)
        if (key === 'ArrowLeft') go(-1)
      }}
    >
      <DialogTitle id="titolo-anteprima" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0, display: 'flex', justifyContent: 'center', height: '75vh', minHeight: 0 }}>
        {tipo === 'pdf' ? (
          <Suspense fallback={<LinearProgress sx={{ width: 1 }} />}>
            <PdfPages url={url} name={name} />
          </Suspense>
        ) : (
          <Box
            component="img"
            src={url}
            alt={name}
            sx={{ maxWidth: 1, maxHeight: 1, objectFit: 'contain', m: 'auto' }}
          />
        )}
      </DialogContent>
      <DialogActions sx={telefono ? { gap: 0, '& .MuiButton-root': { px: 1, minWidth: 0 } } : undefined}>
        {files.length > 1 && (
          <>
            <Button disabled={index === 0} onClick={() => go(-1)}>
              Precedente
            </Button>
            <Button disabled={index === files.length - 1} onClick={() => go(1)}>
              Successivo
            </Button>
            <Box sx={{ flex: 1 }} />
          </>
        )}
        <Button href={url} target="_blank" rel="noopener">
          {telefono ? 'Apri' : 'Apri in un’altra scheda'}
        </Button>
        <Button href={`${url}?scarica`} download={name}>
          Scarica
        </Button>
        <Button variant="contained" onClick={() => onOpen(null)}>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
