import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Page } from '#ui/Page.tsx'
import { HEADER_HEIGHT, PANEL_WIDTH } from './linea/geometry.ts'
import { useTimelineLayout } from './linea/useTimelineLayout.ts'

const RIGHE = Array.from({ length: 6 }, (_, index) => index)
const border = { border: 1, borderColor: 'divider', borderRadius: 1, backgroundColor: 'background.paper' } as const

/** Panel and rows in the places of those to come. */
export function SchedulatoreSkeleton() {
  const { layout } = useTimelineLayout()
  return (
    <Page
      title="Schedulatore"
      actions={<Skeleton variant="rounded" height={36} sx={{ flex: '1 1 auto', ml: 2 }} />}
      full
    >
      <Box role="status" aria-label="Caricamento..." sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 1 }}>
        <Box sx={{ ...border, width: { xs: '100%', md: PANEL_WIDTH }, flexShrink: 0, p: 1.5, overflow: 'hidden' }}>
          <Skeleton width="50%" height={28} />
          <Skeleton width="80%" sx={{ mb: 3 }} />
          {RIGHE.map((riga) => (
            <Box key={riga} sx={{ mb: 2 }}>
              <Skeleton width="40%" />
              <Skeleton variant="rounded" height={36} sx={{ mb: 1 }} />
              <Skeleton variant="rounded" height={36} />
            </Box>
          ))}
        </Box>
        <Box sx={{ ...border, flex: 1, minWidth: 0, overflow: 'hidden', display: { xs: 'none', md: 'block' } }}>
          <Box
            sx={{
              height: HEADER_HEIGHT,
              borderBottom: 1,
              borderColor: 'divider',
              p: 2,
              pl: `${layout.legenda + 16}px`,
            }}
          >
            <Skeleton width={140} />
          </Box>
          {RIGHE.map((riga) => (
            <Box
              key={riga}
              sx={{
                height: layout.riga,
                display: 'flex',
                alignItems: 'center',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ width: layout.legenda, display: 'flex', justifyContent: 'center' }}>
                <Skeleton variant="circular" width={28} height={28} />
              </Box>
              <Skeleton
                variant="rounded"
                height={22}
                width={`${30 + ((riga * 23) % 45)}%`}
                sx={{ ml: `${(riga * 7) % 20}%` }}
              />
            </Box>
          ))}
        </Box>
      </Box>
    </Page>
  )
}
