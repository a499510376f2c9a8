import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useIsNarrow } from '../useIsPhone.ts'
import { pagerEntries } from './pagerEntries.ts'

const PagerButton = styled(ButtonBase)(({ theme }) => ({
  minWidth: 32,
  height: 32,
  padding: theme.spacing(0, 0.5),
  borderRadius: theme.shape.borderRadius,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
  '@media (pointer: coarse)': { minWidth: 44, height: 44 },
}))

interface Props {
  page: number
  /** Number of pages. */
  total: number
  onPage: (page: number) => void
}

/** Pager; on a phone it shrinks to 'pagina x di y' with the two arrows. */
export function Pager({ page, total, onPage }: Props) {
  const narrow = useIsNarrow()
  if (total <= 1) return null
  return (
    <Box component="nav" aria-label="Pagine" sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      <PagerButton aria-label="Pagina precedente" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft fontSize="small" />
      </PagerButton>
      {narrow ? (
        <Box component="span" sx={{ px: 1, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          Pagina {page} di {total}
        </Box>
      ) : (
        <Numeri page={page} total={total} onPage={onPage} />
      )}
      <PagerButton aria-label="Pagina successiva" disabled={page >= total} onClick={() => onPage(page + 1)}>
        <ChevronRight fontSize="small" />
      </PagerButton>
    </Box>
  )
}

function Numeri({ page, total, onPage }: Props) {
  return pagerEntries(page, total).map((item, index) =>
    item === '…' ? (
      <Box component="span" key={index < 2 ? 'prima' : 'dopo'} aria-hidden sx={{ px: 0.5, color: 'text.secondary' }}>
        …
      </Box>
    ) : (
      <PagerButton
        key={item}
        aria-label={`Pagina ${item}`}
        aria-current={item === page ? 'page' : undefined}
        onClick={() => onPage(item)}
      >
        {item}
      </PagerButton>
    ),
  )
}
