import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { LatestImportRuns_ordine$key } from '#generated/LatestImportRuns_ordine.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { DateTimeValue } from '#ui/Values.tsx'
import { useCancelImportRun } from '../importazioneRighe/useCancelImportRun.ts'

interface Props {
  ordine: LatestImportRuns_ordine$key
  onImportCancelled: () => void
}

/** The last imports that brought rows of an order, each to be taken back while nobody has touched what it brought. */
export function LatestImportRuns({ ordine, onImportCancelled }: Props) {
  const { importazioniRighe } = useFragment(
    graphql`
      fragment LatestImportRuns_ordine on Ordine {
        importazioniRighe {
          pk
          il
          userNome
          nomeFile
          righe
          qui: righeDi(ordinePk: $pk)
        }
      }
    `,
    ordine,
  )
  const [cancel, inProgress] = useCancelImportRun(onImportCancelled)
  if (!importazioniRighe?.length) return null
  return (
    <Box component="section" aria-labelledby="titolo-importazioni">
      <Typography id="titolo-importazioni" variant="h3">
        Ultime importazioni
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {importazioniRighe.map(({ pk, il, userNome, nomeFile, righe, qui }) => (
          <Box
            key={pk}
            component="li"
            sx={{ py: 0.75, display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: 1, minWidth: 200 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{nomeFile}</Typography>
              <Typography variant="body2" color="textSecondary">
                <DateTimeValue value={il} />
                {userNome && ` · ${userNome}`} · {formatCount(qui, 'riga qui', 'righe qui')}
                {righe > qui && `, ${righe} in tutto`}
              </Typography>
            </Box>
            <Button
              color="error"
              disabled={inProgress}
              aria-label={`Annulla l’importazione di ${nomeFile}`}
              onClick={() => void cancel({ pk, righe })}
            >
              Annulla
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
