import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CopyButton } from '#ui/CopyButton.tsx'

/** The secret of a webhook: it will not be shown again. */
export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">Copialo adesso: non verrà mostrato mai più.</Alert>
          <OutlinedInput
            size="small"
            fullWidth
            readOnly
            autoFocus
            value={secret}
            onFocus={(event) => event.target.select()}
            inputProps={{ 'aria-label': 'Segreto' }}
            sx={{ fontFamily: 'monospace' }}
          />
          <Typography color="textSecondary">
            Il programma che riceve controlla con questo segreto la firma di ogni messaggio (Standard Webhooks).
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={secret} variant="outlined" />
        <Button variant="contained" onClick={onClose}>
          Fatto
        </Button>
      </DialogActions>
    </>
  )
}
