import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useIsNarrow } from '../useIsPhone.ts'
import { pagerEntries } from './pagerEntries.ts'

const Bottone = styled(ButtonBase)(({ theme }) => ({
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
  pagina: number
  /** Number of pages. */
  totale: number
  onPage: (page: number) => void
}

/** Pager; on a phone it shrinks to 'pagina x di y' with the two arrows. */
export function Pager({ pagina, totale, onPage }: Props) {
  const stretto = useIsNarrow()
  if (totale <= 1) return null
  return (
    <Box component="nav" aria-label="Pagine" sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      <Bottone aria-label="Pagina precedente" disabled={pagina <= 1} onClick={() => onPage(pagina - 1)}>
        <ChevronLeft fontSize="small" />
      </Bottone>
      {stretto ? (
        <Box component="span" sx={{ px: 1, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          Pagina {pagina} di {totale}
        </Box>
      ) : (
        <Numeri pagina={pagina} totale={totale} onPage={onPage} />
      )}
      <Bottone aria-label="Pagina successiva" disabled={pagina >= totale} onClick={() => onPage(pagina + 1)}>
        <ChevronRight fontSize="small" />
      </Bottone>
    </Box>
  )
}

function Numeri({ pagina, totale, onPage }: Props) {
  return pagerEntries(pagina, totale).map((item, index) =>
    item === '…' ? (
      <Box component="span" key={index < 2 ? 'prima' : 'dopo'} aria-hidden sx={{ px: 0.5, color: 'text.secondary' }}>
        …
      </Box>
    ) : (
      <Bottone
        key={item}
        aria-label={`Pagina ${item}`}
        aria-current={item === pagina ? 'page' : undefined}
        onClick={() => onPage(item)}
      >
        {item}
      </Bottone>
    ),
  )
}
