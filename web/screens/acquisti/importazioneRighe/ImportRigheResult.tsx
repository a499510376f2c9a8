import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { useOperation } from '../../../relay/useOperation.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import type { ImportCounts } from '../../ordini/importazioni/outcome.ts'
import type { ImportRigheResultMutation } from './__generated__/ImportRigheResultMutation.graphql.ts'

const mutation = graphql`
  mutation ImportRigheResultMutation($pk: Int!) {
    annullaImportazioneRighe(input: { pk: $pk }) {
      righe
      errors {
        code
        field
        message
      }
    }
  }
`

/** What an import of rows did, in a line. */
export function resultInWords({ righeAggiunte, importati, esistenti, toccati }: ImportCounts): string {
  if (righeAggiunte === 0) return `Ordini importati: ${importati.length}. Già esistenti: ${esistenti.length}.`
  return `Righe importate: ${righeAggiunte}, in ${formatCount(toccati.length, 'ordine', 'ordini')}.`
}

interface Props {
  fatto: ImportCounts
  /** The rows are gone again. */
  onAnnullata: () => void
}

/** The orders that an import of rows touched, and taking it back. */
export function ImportRigheResult({ fatto, onAnnullata }: Props) {
  const { importazione, toccati, righeAggiunte } = fatto
  const conferma = useConfirm()
  const [annulla, inCorso] = useOperation<ImportRigheResultMutation>(mutation, { successo: 'Importazione annullata' })
  const ask = async (pk: number) => {
    const deciso = await conferma({
      titolo: "Vuoi annullare l'importazione?",
      testo: `${formatCount(righeAggiunte, 'riga viene tolta', 'righe vengono tolte')}, con gli ordini a fornitore generati da questa importazione. Non si può se qualcuno le ha già toccate.`,
      conferma: 'Annulla importazione',
      annulla: 'Tieni le righe',
      distruttiva: true,
    })
    if (!deciso) return
    const { ok } = await annulla({ pk })
    if (ok) onAnnullata()
  }
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
        <Button color="error" variant="outlined" disabled={inCorso} onClick={() => void ask(importazione)}>
          Annulla importazione
        </Button>
      )}
    </Stack>
  )
}
