import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Page } from '../Page.tsx'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Rows in the place and of the height of those to come. */
export function RowsSkeleton({ righe = 12 }: { righe?: number }) {
  return (
    <Box
      role="status"
      aria-label="Caricamento..."
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      {upTo(righe).map((riga) => (
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
export function ListSkeleton({ title, righe }: { title: string; righe?: number }) {
  return (
    <Page title={title} filters={<Skeleton variant="rounded" height={36} />} full>
      <RowsSkeleton righe={righe} />
    </Page>
  )
}

/** A detail while its data are on their way: as many cards as the page will have. */
export function DetailSkeleton({ title, tabs = 4 }: { title: string; tabs?: number }) {
  return (
    <Page title={title}>
      <Box
        role="status"
        aria-label="Caricamento..."
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}
      >
        {upTo(tabs).map((tab) => (
          <Card key={tab} sx={{ p: 2 }}>
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
