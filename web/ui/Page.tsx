import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { formatInteger } from '#shared/formats/formats.ts'
import { windowTitle } from './brand/company.ts'
import { usePageCrumb } from './page/pageCrumb.ts'

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
  inAttesa?: boolean
  /** True when the content fills the window and scrolls by itself, as tables do. */
  full?: boolean
  children: ReactNode
}

/** A screen: title with count, actions, filter bar, content. Sets the window's title. */
export function Page({
  title,
  back,
  count,
  beside,
  actions,
  filters,
  inAttesa = false,
  full = false,
  children,
}: Props) {
  useEffect(() => {
    document.title = windowTitle(title)
  }, [title])
  // What is reached from a list is called by its own name, not by its kind.
  usePageCrumb(back ? title : null)
  return (
    <Box
      data-pagina
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        minHeight: 0,
        minWidth: 0,
        overflow: full ? 'hidden' : 'auto',
      }}
    >
      <Box
        sx={{ px: { xs: 1.5, sm: 3 }, pt: 2, pb: 1, display: 'flex', flexDirection: 'column', gap: 1.5, flexShrink: 0 }}
      >
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 36 }}>
          {/* A long title wraps beside its arrow, not under it. */}
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
            {back}
            <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
              {title}
            </Typography>
          </Box>
          {count != null && <Chip label={formatInteger(count)} aria-label={`${formatInteger(count)} in tutto`} />}
          {beside}
          <Box sx={{ flex: 1 }} />
          {actions}
        </Stack>
        {filters}
      </Box>
      <Box sx={{ height: 2, flexShrink: 0 }} aria-hidden>
        {inAttesa && <LinearProgress sx={{ height: 2 }} />}
      </Box>
      <Box
        aria-busy={inAttesa}
        sx={{
          flex: full ? 1 : 'none',
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
  )
}
