import DensityMedium from '@mui/icons-material/DensityMedium'
import DensitySmall from '@mui/icons-material/DensitySmall'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatoIntero } from '../../../server/formati/rules.ts'
import { Paginazione } from './Paginazione.tsx'

export interface SceltaColonna {
  field: string
  titolo: string
  visibile: boolean
}

interface Props {
  pagina: number
  perPagina: number
  totale: number
  onPagina: (pagina: number) => void
  /** Empty where there is no table: on phones. */
  colonne: readonly SceltaColonna[]
  onColonna: (field: string, visibile: boolean) => void
  larga: boolean
  onLarga: (larga: boolean) => void
}

/** Foot of a list: which rows these are, the pager, columns and density. */
export function PiedeTabella(props: Props) {
  const { pagina, perPagina, totale, onPagina, colonne, larga, onLarga } = props
  const prima = (pagina - 1) * perPagina + 1
  const ultima = Math.min(pagina * perPagina, totale)
  const azione = larga ? 'Righe compatte' : 'Righe larghe'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1, minHeight: 40 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {totale > 0 && `${formatoIntero(prima)}–${formatoIntero(ultima)} di ${formatoIntero(totale)}`}
      </Typography>
      <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'center' } }}>
        <Paginazione pagina={pagina} totale={Math.ceil(totale / perPagina)} onPagina={onPagina} />
      </Box>
      {colonne.length > 0 && (
        <Stack direction="row">
          <SceltaColonne colonne={colonne} onColonna={props.onColonna} />
          <Tooltip title={azione}>
            <IconButton aria-label={azione} onClick={() => onLarga(!larga)}>
              {larga ? <DensitySmall fontSize="small" /> : <DensityMedium fontSize="small" />}
            </IconButton>
          </Tooltip>
        </Stack>
      )}
    </Box>
  )
}

function SceltaColonne({ colonne, onColonna }: Pick<Props, 'colonne' | 'onColonna'>) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const ultima = colonne.filter((colonna) => colonna.visibile).length === 1
  return (
    <>
      <Tooltip title="Colonne">
        <IconButton aria-label="Colonne" aria-haspopup="dialog" onClick={(evento) => setAncora(evento.currentTarget)}>
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={ancora !== null}
        anchorEl={ancora}
        onClose={() => setAncora(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Colonne' } }}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Stack role="group" aria-label="Colonne visibili" sx={{ px: 2, py: 1 }}>
          {colonne.map(({ field, titolo, visibile }) => (
            <FormControlLabel
              key={field}
              label={titolo}
              control={
                <Checkbox
                  checked={visibile}
                  disabled={visibile && ultima}
                  onChange={(_, scelta) => onColonna(field, scelta)}
                />
              }
            />
          ))}
        </Stack>
      </Popover>
    </>
  )
}
