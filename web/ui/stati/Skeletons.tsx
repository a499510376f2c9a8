import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Page } from '../Page.tsx'

const finoA = (quanti: number) => Array.from({ length: quanti }, (_, index) => index)

/** Rows in the place and of the height of those to come. */
export function RowsSkeleton({ righe = 12 }: { righe?: number }) {
  return (
    <Box
      role="status"
      aria-label="Caricamento..."
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      {finoA(righe).map((riga) => (
        <Box
          key={riga}
          sx={{ height: 36, px: 2, display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
        >
          <Skeleton width={`${55 + ((riga * 17) % 40)}%`} />
        </Box>
      ))}
    </Box>
  )
}

/** A list while its first data are on their way. */
export function ListSkeleton({ titolo, righe }: { titolo: string; righe?: number }) {
  return (
    <Page titolo={titolo} filtri={<Skeleton variant="rounded" height={36} />} piena>
      <RowsSkeleton righe={righe} />
    </Page>
  )
}

/** A detail while its data are on their way: as many cards as the page will have. */
export function DetailSkeleton({ titolo, schede = 4 }: { titolo: string; schede?: number }) {
  return (
    <Page titolo={titolo}>
      <Box
        role="status"
        aria-label="Caricamento..."
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}
      >
        {finoA(schede).map((scheda) => (
          <Card key={scheda} sx={{ p: 2 }}>
            <Stack spacing={1}>
              <Skeleton width="40%" height={24} />
              <Skeleton width="80%" />
              <Skeleton width="65%" />
              <Skeleton width="72%" />
            </Stack>
          </Card>
        ))}
      </Box>
    </Page>
  )
}
