import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { ImportCounts } from '#kits/imports/outcome.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useCancelImportRun } from './useCancelImportRun.ts'

/** What an import of rows did, in a line. */
export function resultInWords({ righeAggiunte, importati, esistenti, toccati }: ImportCounts): string {
  if (righeAggiunte === 0) return `Ordini importati: ${importati.length}. Già esistenti: ${esistenti.length}.`
  return `Righe importate: ${righeAggiunte}, in ${formatCount(toccati.length, 'ordine', 'ordini')}.`
}

interface Props {
  done: ImportCounts
  /** The rows are gone again. */
  onImportCancelled: () => void
}

/** The orders that an import of rows touched, and taking it back. */
export function ImportRigheResult({ done, onImportCancelled }: Props) {
  const { importazione, toccati, righeAggiunte } = done
  const [cancel, inProgress] = useCancelImportRun(onImportCancelled)
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {toccati.length > 0 && (
        <Box>
          <Typography variant="h3">Ordini</Typography>
          <Stack direction="row" component="ul" sx={{ flexWrap: 'wrap', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
            {toccati.slice(0, 200).map(({ pk, numeroCommessa }) => (
              <li key={pk}>
                <MuiLink component={Link} to={`/ordini/${pk}/${righeAggiunte > 0 ? 'fornitori' : 'modifica'}`}>
                  {numeroCommessa}
                </MuiLink>
              </li>
            ))}
          </Stack>
        </Box>
      )}
      {importazione !== null && (
        <Button
          color="error"
          variant="outlined"
          disabled={inProgress}
          onClick={() => void cancel({ pk: importazione, righe: righeAggiunte })}
        >
          Annulla importazione
        </Button>
      )}
    </Stack>
  )
}
