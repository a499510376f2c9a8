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
  onPagina: (pagina: number) => void
}

/** Pager; on a phone it shrinks to 'pagina x di y' with the two arrows. */
export function Pager({ pagina, totale, onPagina }: Props) {
  const stretto = useIsNarrow()
  if (totale <= 1) return null
  return (
    <Box component="nav" aria-label="Pagine" sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      <Bottone aria-label="Pagina precedente" disabled={pagina <= 1} onClick={() => onPagina(pagina - 1)}>
        <ChevronLeft fontSize="small" />
      </Bottone>
      {stretto ? (
        <Box component="span" sx={{ px: 1, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          Pagina {pagina} di {totale}
        </Box>
      ) : (
        <Numeri pagina={pagina} totale={totale} onPagina={onPagina} />
      )}
      <Bottone aria-label="Pagina successiva" disabled={pagina >= totale} onClick={() => onPagina(pagina + 1)}>
        <ChevronRight fontSize="small" />
      </Bottone>
    </Box>
  )
}

function Numeri({ pagina, totale, onPagina }: Props) {
  return pagerEntries(pagina, totale).map((voce, indice) =>
    voce === '…' ? (
      <Box component="span" key={indice < 2 ? 'prima' : 'dopo'} aria-hidden sx={{ px: 0.5, color: 'text.secondary' }}>
        …
      </Box>
    ) : (
      <Bottone
        key={voce}
        aria-label={`Pagina ${voce}`}
        aria-current={voce === pagina ? 'page' : undefined}
        onClick={() => onPagina(voce)}
      >
        {voce}
      </Bottone>
    ),
  )
}
