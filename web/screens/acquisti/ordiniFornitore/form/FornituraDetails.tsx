import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import { DateTimeValue } from '#ui/Values.tsx'
import { AllegatiFornitura } from '../AllegatiFornitura.tsx'
import { fornituraBesideQuery } from './fornituraBeside.ts'

/** Below the fields of a supplier order that there is: its attachments, and the states that it has had. */
export function FornituraDetails({ beside }: { beside: Opened<FornituraBesideQuery> }) {
  return (
    <OpenedData opened={beside} skeleton={<RowsSkeleton />}>
      {(reference) => <Read reference={reference} />}
    </OpenedData>
  )
}

function Read({ reference }: { reference: PreloadedQuery<FornituraBesideQuery> }) {
  const { ordineFornitore } = usePreloadedQuery<FornituraBesideQuery>(fornituraBesideQuery, reference)
  if (!ordineFornitore) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <AllegatiFornitura ordineFornitore={ordineFornitore} />
      <Box component="section" aria-labelledby="storico-fornitura">
        <Typography id="storico-fornitura" variant="h3" sx={{ mb: 1 }}>
          Storico stati
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
          {ordineFornitore.storicoStati.map(({ changedAt, stato }) => (
            <li key={`${changedAt} ${stato}`}>
              <DateTimeValue value={changedAt} /> · {stateInWords(stato) || 'Nessuno stato'}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
