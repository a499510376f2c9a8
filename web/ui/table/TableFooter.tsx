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
import { type ReactNode, useState } from 'react'
import { formatInteger } from '#shared/formats/formats.ts'
import { Pager } from './Pager.tsx'
import type { MoreRows } from './tableProps.ts'

interface ColumnChoice {
  field: string
  title: string
  visible: boolean
}

interface Props {
  page: number
  pageSize: number
  /** How many are on screen: those of the page, and what scrolling has brought. */
  rows: number
  more?: MoreRows
  total: number
  /** What all the rows add up to. */
  totals?: ReactNode
  onPage: (page: number) => void
  /** Empty where there is no table: on phones. */
  columns: readonly ColumnChoice[]
  onColumn: (field: string, visible: boolean) => void
  /** Back to the columns of the list; missing while they are those. */
  onDefaults?: () => void
  pageSizes?: readonly number[]
  onPageSize?: (rows: number) => void
  wide: boolean
  onWide: (wide: boolean) => void
}

type Place = Pick<Props, 'page' | 'pageSize' | 'rows' | 'total'>

/** '1–25 di 241' */
function rowsInWords({ page, pageSize, rows, total }: Place): string {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(first - 1 + Math.max(rows, 1), total)
  return `${formatInteger(first)}–${formatInteger(last)} di ${formatInteger(total)}`
}

/** Above a printed list that is not all of it: which rows are on the paper. */
export function RowsOnPaper(props: Place) {
  if (props.total <= props.rows) return null
  return (
    <Typography className="solo-stampa" sx={{ mb: 1 }}>
      Su questa stampa: righe {rowsInWords(props)}.
    </Typography>
  )
}

/** Foot of a list: which rows these are, the pager, columns and density. */
export function TableFooter(props: Props) {
  const { page, pageSize, total, onPage, columns, wide, onWide } = props
  const action = wide ? 'Righe compatte' : 'Righe larghe'
  // One way to the other rows: those of a page that is named are found by the pager, those of the first by going on.
  const goesOn = props.more !== undefined && page === 1
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1, minHeight: 40 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {total > 0 && rowsInWords(props)}
      </Typography>
      {props.more && !props.more.all && (goesOn || props.more.error) && <MoreButton {...props.more} />}
      {props.totals && total > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 550, '&:empty': { display: 'none' } }}>
          {props.totals}
        </Typography>
      )}
      <Box sx={{ flex: 1, display: 'flex', justifyContent: { xs: 'flex-end', md: 'center' } }}>
        {!goesOn && <Pager page={page} total={Math.ceil(total / pageSize)} onPage={onPage} />}
      </Box>
      {props.pageSizes && props.onPageSize && (
        <PageSizeSelect rows={pageSize} choices={props.pageSizes} onChange={props.onPageSize} />
      )}
      {columns.length > 0 && (
        <Stack direction="row">
          <ColumnsChoice columns={columns} onColumn={props.onColumn} onDefaults={props.onDefaults} />
          <Tooltip title={action}>
            <IconButton aria-label={action} onClick={() => onWide(!wide)}>
              {wide ? <DensitySmall fontSize="small" /> : <DensityMedium fontSize="small" />}
            </IconButton>
          </Tooltip>
        </Stack>
      )}
    </Box>
  )
}

/** Brings the next rows where nothing is to be scrolled, and for the keys. */
function MoreButton({ load, isLoading, error }: MoreRows) {
  return (
    <>
      <Button className="solo-schermo" loading={isLoading} onClick={load}>
        {error ? 'Riprova' : 'Altre righe'}
      </Button>
      {error && (
        <Typography variant="body2" color="error" role="alert">
          {error}
        </Typography>
      )}
    </>
  )
}

function PageSizeSelect(props: { rows: number; choices: readonly number[]; onChange: (rows: number) => void }) {
  return (
    <NativeSelect
      className="solo-schermo"
      input={<OutlinedInput size="small" />}
      value={String(props.rows)}
      onChange={({ target }) => props.onChange(Number(target.value))}
      inputProps={{ 'aria-label': 'Righe per pagina' }}
      sx={{ fontSize: '0.8125rem', '& .MuiNativeSelect-select': { py: 0.5 } }}
    >
      {props.choices.map((rows) => (
        <option key={rows} value={String(rows)}>
          {rows} righe
        </option>
      ))}
    </NativeSelect>
  )
}

function ColumnsChoice({ columns, onColumn, onDefaults }: Pick<Props, 'columns' | 'onColumn' | 'onDefaults'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const last = columns.filter((column) => column.visible).length === 1
  return (
    <>
      <Tooltip title="Colonne">
        <IconButton aria-label="Colonne" aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Colonne', sx: { maxHeight: '70vh', bgcolor: 'background.paper' } },
        }}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Stack role="group" aria-label="Colonne visibili" sx={{ px: 2, py: 1 }}>
          {columns.map(({ field, title, visible }) => (
            <FormControlLabel
              key={field}
              label={title}
              control={
                <Checkbox
                  checked={visible}
                  disabled={visible && last}
                  onChange={(_, choice) => onColumn(field, choice)}
                />
              }
            />
          ))}
        </Stack>
        {onDefaults && (
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
            <Button onClick={onDefaults}>Colonne predefinite</Button>
          </Box>
        )}
      </Popover>
    </>
  )
}
