import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatDate } from '#shared/formats/formats.ts'
import { CopyButton } from '#ui/CopyButton.tsx'

export interface CreatedTokenProps {
  created: { text: string; token: { prefisso: string; scadeIl: string } | null }
  onClose: () => void
}

/** The text of a new token: it will not be shown again. */
export function CreatedToken({ created: { text, token }, onClose }: CreatedTokenProps) {
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
          {token && (
            <Typography color="textSecondary">
              Nell’elenco si riconosce da <code>{token.prefisso}</code>; funziona fino al {formatDate(token.scadeIl)}.
            </Typography>
          )}
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
