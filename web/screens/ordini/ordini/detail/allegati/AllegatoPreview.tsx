import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useIsPhone } from '../../../../../ui/useIsPhone.ts'
import type { Allegato } from './AllegatiTab.tsx'
import { previewOf } from './format.ts'

interface Props {
  allegati: readonly Allegato[]
  /** Number of the attachment that is looked at; null: none. */
  aperto: number | null
  onOpen: (allegato: number | null) => void
}

/** An attachment at full size; the arrow keys go to the one before and after. */
export function AllegatoPreview({ allegati, aperto, onOpen }: Props) {
  const telefono = useIsPhone()
  const guardabili = allegati.filter(({ mime }) => previewOf(mime) !== null)
  const index = guardabili.findIndex(({ pk }) => pk === aperto)
  const shown = guardabili[index]
  if (!shown) return null
  const { originalName, allegato, mime } = shown
  const vai = (passo: number) => onOpen(guardabili[index + passo]?.pk ?? aperto)
  return (
    <Dialog
      open
      onClose={() => onOpen(null)}
      fullScreen={telefono}
      maxWidth="lg"
      fullWidth
      aria-labelledby="titolo-anteprima"
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') vai(1)
        if (key === 'ArrowLeft') vai(-1)
      }}
    >
      <DialogTitle id="titolo-anteprima" sx={{ overflowWrap: 'anywhere' }}>
        {originalName}
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0, display: 'flex', justifyContent: 'center', height: '75vh' }}>
        {previewOf(mime) === 'pdf' ? (
          <Box component="iframe" src={allegato} title={originalName} sx={{ border: 0, width: 1, height: 1 }} />
        ) : (
          <Box
            component="img"
            src={allegato}
            alt={originalName}
            sx={{ maxWidth: 1, maxHeight: 1, objectFit: 'contain', m: 'auto' }}
          />
        )}
      </DialogContent>
      <DialogActions>
        {guardabili.length > 1 && (
          <>
            <Button disabled={index === 0} onClick={() => vai(-1)}>
              Precedente
            </Button>
            <Button disabled={index === guardabili.length - 1} onClick={() => vai(1)}>
              Successivo
            </Button>
            <Box sx={{ flex: 1 }} />
          </>
        )}
        <Button href={allegato} target="_blank" rel="noopener">
          Apri in un’altra scheda
        </Button>
        <Button href={`${allegato}?scarica`} download={originalName}>
          Scarica
        </Button>
        <Button variant="contained" onClick={() => onOpen(null)}>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
