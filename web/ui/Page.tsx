import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { formatInteger } from '#shared/formats/formats.ts'
import { windowTitle } from './brand/company.ts'
import { PageFoot } from './page/PhoneActions.tsx'
import { usePageCrumb } from './page/pageCrumb.ts'
import { useIsPhone } from './useIsPhone.ts'

interface Props {
  title: string
  /** Before the title: a back arrow. */
  back?: ReactNode
  /** How many things there are; null while it is not known yet. */
  count?: number | null
  /** Beside the title: states, links. */
  beside?: ReactNode
  /** At the right end, the primary one last. */
  actions?: ReactNode
  filters?: ReactNode
  /** Thin bar under the head while newer data are on their way. */
  isWaiting?: boolean
  /** True when the content fills the window and scrolls by itself, as tables do. */
  full?: boolean
  /** Title and actions stay on one row: the title wraps. */
  oneRow?: boolean
  /**
   * The first row is one line and stays in sight while the page scrolls; on a phone it is low, so that what the page tells
   * begins at once.
   */
  sticky?: boolean
  /** Under the title of a `sticky` page on a phone: whose it is. */
  subtitle?: string
  children: ReactNode
}

const HEAD = {
  px: { xs: 1.5, sm: 3 },
  pt: 2,
  pb: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  flexShrink: 0,
} as const

/** Its first row stays: the box has no height of its own to stay within. */
const STICKY_HEAD = { ...HEAD, display: 'contents' } as const

const STICKY_ROW = {
  px: { xs: 1.5, sm: 3 },
  py: 0.75,
  flexShrink: 0,
  backgroundColor: 'background.default',
  position: { md: 'sticky' },
  top: 0,
  zIndex: 5,
  '@media print': { position: 'static', px: 0 },
} as const

/** A window at 200 %, a phone on its side: the head scrolls away, and what fills the page has room for eight rows. */
const SHORT = '@media screen and (max-height: 560px)'
const SHORTEST = 390

/** On a phone: as low as a finger needs. */
const LOW_ROW = { py: 0.25, gap: 0.5, position: 'sticky' } as const

/** A screen: title with count, actions, filter bar, content. Sets the window's title. */
export function Page({
  title,
  back,
  count,
  beside,
  actions,
  filters,
  isWaiting = false,
  full = false,
  oneRow = false,
  sticky = false,
  subtitle,
  children,
}: Props) {
  const phone = useIsPhone()
  useEffect(() => {
    document.title = windowTitle(title)
  }, [title])
  // What is reached from a list is called by its own name, not by its kind.
  usePageCrumb(back ? title : null)
  const low = sticky && phone
  return (
    <>
      <Box
        data-pagina
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          minHeight: 0,
          minWidth: 0,
          overflow: full ? 'hidden' : 'auto',
          ...(full && { [SHORT]: { overflow: 'auto' } }),
          // What has the focus is not under the row that stays.
          ...(sticky && { scrollPaddingTop: { xs: low ? 56 : 0, md: 64 } }),
        }}
      >
        <Box data-testa sx={sticky ? STICKY_HEAD : HEAD}>
          <Stack
            direction="row"
            sx={{
              gap: 1,
              flexWrap: low || oneRow ? 'nowrap' : sticky ? { xs: 'wrap', md: 'nowrap' } : 'wrap',
              alignItems: 'center',
              minHeight: 36,
              ...(sticky && STICKY_ROW),
              ...(low && LOW_ROW),
            }}
          >
            {/* A long title wraps beside its arrow, not under it. */}
            <Box
              sx={{
                display: 'flex',
                gap: low ? 0.5 : 1,
                alignItems: 'center',
                minWidth: 0,
                flex: low ? '1 1 0' : undefined,
                flexShrink: sticky && !low ? 0 : undefined,
              }}
            >
              {back}
              <Box sx={{ minWidth: 0 }}>
                <Typography
                  variant="h1"
                  tabIndex={-1}
                  noWrap={low}
                  sx={{ overflowWrap: 'anywhere', outline: 'none', ...(low && { fontSize: '1rem', lineHeight: 1.25 }) }}
                >
                  {title}
                </Typography>
                {low && subtitle && (
                  <Typography noWrap variant="body2" color="textSecondary" title={subtitle} sx={{ lineHeight: 1.25 }}>
                    {subtitle}
                  </Typography>
                )}
              </Box>
            </Box>
            {count != null && <Chip label={formatInteger(count)} aria-label={`${formatInteger(count)} in tutto`} />}
            {beside}
            {!low && <Box sx={{ flex: 1 }} />}
            {actions}
          </Stack>
          {sticky ? (
            <Box sx={{ px: { xs: 1.5, sm: 3 }, flexShrink: 0, '@media print': { px: 0 } }}>{filters}</Box>
          ) : (
            filters
          )}
        </Box>
        <Box sx={{ height: 2, flexShrink: 0 }} aria-hidden>
          {isWaiting && <LinearProgress sx={{ height: 2 }} />}
        </Box>
        <Box
          aria-busy={isWaiting}
          sx={{
            flex: full ? 1 : 'none',
            ...(full && { [SHORT]: { flex: '1 0 auto', height: SHORTEST } }),
            minHeight: 0,
            minWidth: 0,
            display: 'flex',
            flexDirection: 'column',
            px: { xs: 1.5, sm: 3 },
            pb: full ? 1 : 4,
          }}
        >
          {children}
        </Box>
      </Box>
      {low && <PageFoot />}
    </>
  )
}
