import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { CopyButton } from '#ui/CopyButton.tsx'

/** New recovery codes: they are shown once. */
export function RecoveryCodes({ codici, onDone }: { codici: readonly string[]; onDone: () => void }) {
  return (
    <Stack spacing={1.5}>
      <Alert severity="warning">
        Conserva questi codici: non verranno mostrati mai più. Senza il telefono, ognuno fa entrare una volta.
      </Alert>
      <Box
        component="ul"
        aria-label="Codici di recupero"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1.5,
          bgcolor: 'action.hover',
          borderRadius: 1,
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
          fontFamily: 'monospace',
        }}
      >
        {codici.map((codice) => (
          <li key={codice}>{codice}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <CopyButton text={codici.join('\n')} variant="outlined" />
        <Button variant="contained" onClick={onDone}>
          Li ho conservati
        </Button>
      </Box>
    </Stack>
  )
}
