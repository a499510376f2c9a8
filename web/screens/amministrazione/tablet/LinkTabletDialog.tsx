import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { QrCode } from '#ui/qr/QrCode.tsx'

interface Props {
  name: string
  codice: string
  onClose: () => void
}

/** The code that links a device to a tablet: it is shown once. */
export function LinkTabletDialog({ name, codice, onClose }: Props) {
  const address = `${location.origin}/postazione`
  return (
    <DialogFrame onEscape={onClose} title={`Collega «${name}»`} width="sm">
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            Sul dispositivo apri <strong>{address}</strong> e scrivi questo codice, oppure inquadra il quadrato.
          </Typography>
          <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
            <QrCode text={`${address}#${codice}`} label="Indirizzo con il codice" />
            <Typography component="output" sx={{ fontFamily: 'monospace', fontSize: '1.5rem', fontWeight: 600 }}>
              {codice}
            </Typography>
          </Box>
          <Alert severity="info">Vale un’ora e una volta sola. Non verrà mostrato mai più.</Alert>
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={codice} variant="outlined" />
        <Button variant="contained" onClick={onClose}>
          Fatto
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
