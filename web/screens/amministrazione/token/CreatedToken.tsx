import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { CopyButton } from '#ui/CopyButton.tsx'

/** The text of a new token: it will not be shown again. */
export function CreatedToken({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">
            Copialo adesso: non verrà mostrato mai più. Chi lo ha entra come l’utente scelto, quindi va tenuto come una
            password.
          </Alert>
          <OutlinedInput
            size="small"
            fullWidth
            readOnly
            autoFocus
            value={text}
            onFocus={(event) => event.target.select()}
            inputProps={{ 'aria-label': 'Token' }}
            sx={{ fontFamily: 'monospace' }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={text} variant="outlined" />
        <Button variant="contained" onClick={onClose}>
          Fatto
        </Button>
      </DialogActions>
    </>
  )
}
