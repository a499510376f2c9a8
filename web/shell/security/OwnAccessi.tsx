import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { graphql, readInlineData } from 'relay-runtime'
import type { OwnAccessi_accesso$key } from '#generated/OwnAccessi_accesso.graphql.ts'
import { EVENTO_ACCESSO_LABELS, type EventoAccesso } from '#platform/identity/accessi/rules.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'

const fragment = graphql`
  fragment OwnAccessi_accesso on Accesso @inline {
    pk
    il
    evento
    riuscito
    indirizzo
    dispositivo
    dettaglio
  }
`

/** What happened lately to one's own account; all of it in a file. */
export function OwnAccessi({ accessi }: { accessi: readonly OwnAccessi_accesso$key[] }) {
  const rows = accessi.map((accesso) => readInlineData(fragment, accesso))
  return (
    <Box component="section" aria-labelledby="titolo-accessi">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h3" id="titolo-accessi">
          Ultimi accessi
        </Typography>
        <Button href={`/esporta/accessi.csv?filtro=${encodeURIComponent('{"propri":true}')}`}>Esporta</Button>
      </Box>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ pk, il, evento, riuscito, indirizzo, dispositivo, dettaglio }) => (
          <Box
            component="li"
            key={pk}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {EVENTO_ACCESSO_LABELS[evento as EventoAccesso] ?? evento}
                {dettaglio && ` · ${dettaglio}`}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[formatDateTime(il), dispositivo, indirizzo].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            {!riuscito && <StatusChip word="Rifiutato" tone="negativo" />}
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
