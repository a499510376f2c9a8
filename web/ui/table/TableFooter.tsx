import DensityMedium from '@mui/icons-material/DensityMedium'
import DensitySmall from '@mui/icons-material/DensitySmall'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatInteger } from '../../../server/shared/formats/formats.ts'
import { Pager } from './Pager.tsx'

interface ColumnChoice {
  field: string
  titolo: string
  visibile: boolean
}

interface Props {
  pagina: number
  perPagina: number
  totale: number
  onPage: (page: number) => void
  /** Empty where there is no table: on phones. */
  colonne: readonly ColumnChoice[]
  onColonna: (field: string, visible: boolean) => void
  /** Back to the columns of the list; missing while they are those. */
  onPredefinite?: () => void
  righePagina?: readonly number[]
  onPerPagina?: (righe: number) => void
  larga: boolean
  onLarga: (wide: boolean) => void
}

/** '1–25 di 241' */
function rowsInWords({ pagina, perPagina, totale }: Pick<Props, 'pagina' | 'perPagina' | 'totale'>): string {
  const first = (pagina - 1) * perPagina + 1
  const last = Math.min(pagina * perPagina, totale)
  return `${formatInteger(first)}–${formatInteger(last)} di ${formatInteger(totale)}`
}

/** Above a printed list that is not all of it: which rows are on the paper. */
export function RowsOnPaper(props: Pick<Props, 'pagina' | 'perPagina' | 'totale'>) {
  if (props.totale <= props.perPagina) return null
  return (
    <Typography className="solo-stampa" sx={{ mb: 1 }}>
      Su questa stampa: righe {rowsInWords(props)}.
    </Typography>
  )
}

/** Foot of a list: which rows these are, the pager, columns and density. */
export function TableFooter(props: Props) {
  const { pagina, perPagina, totale, onPage, colonne, larga, onLarga } = props
  const action = larga ? 'Righe compatte' : 'Righe larghe'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1, minHeight: 40 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {totale > 0 && rowsInWords(props)}
      </Typography>
      <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'center' } }}>
        <Pager pagina={pagina} totale={Math.ceil(totale / perPagina)} onPage={onPage} />
      </Box>
      {props.righePagina && props.onPerPagina && (
        <RighePagina righe={perPagina} scelte={props.righePagina} onChange={props.onPerPagina} />
      )}
      {colonne.length > 0 && (
        <Stack direction="row">
          <SceltaColonne colonne={colonne} onColonna={props.onColonna} onPredefinite={props.onPredefinite} />
          <Tooltip title={action}>
            <IconButton aria-label={action} onClick={() => onLarga(!larga)}>
              {larga ? <DensitySmall fontSize="small" /> : <DensityMedium fontSize="small" />}
            </IconButton>
          </Tooltip>
        </Stack>
      )}
    </Box>
  )
}

function RighePagina(props: { righe: number; scelte: readonly number[]; onChange: (righe: number) => void }) {
  return (
    <NativeSelect
      className="solo-schermo"
      input={<OutlinedInput size="small" />}
      value={String(props.righe)}
      onChange={({ target }) => props.onChange(Number(target.value))}
      inputProps={{ 'aria-label': 'Righe per pagina' }}
      sx={{ fontSize: '0.8125rem', '& .MuiNativeSelect-select': { py: 0.5 } }}
    >
      {props.scelte.map((righe) => (
        <option key={righe} value={String(righe)}>
          {righe} righe
        </option>
      ))}
    </NativeSelect>
  )
}

function SceltaColonne({ colonne, onColonna, onPredefinite }: Pick<Props, 'colonne' | 'onColonna' | 'onPredefinite'>) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const last = colonne.filter((column) => column.visibile).length === 1
  return (
    <>
      <Tooltip title="Colonne">
        <IconButton aria-label="Colonne" aria-haspopup="dialog" onClick={(event) => setAncora(event.currentTarget)}>
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={ancora !== null}
        anchorEl={ancora}
        onClose={() => setAncora(null)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Colonne', sx: { maxHeight: '70vh', bgcolor: 'background.paper' } },
        }}
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
                  disabled={visibile && last}
                  onChange={(_, choice) => onColonna(field, choice)}
                />
              }
            />
          ))}
        </Stack>
        {onPredefinite && (
          <Box
            sx={{
              px: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              position: 'sticky',
              bottom: 0,
              bgcolor: 'inherit',
            }}
          >
            <Button onClick={onPredefinite}>Colonne predefinite</Button>
          </Box>
        )}
      </Popover>
    </>
  )
}
