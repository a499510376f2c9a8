import FilterAlt from '@mui/icons-material/FilterAlt'
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'

interface Props {
  titolo: string
  esteso: string
  /** The column has an active filter. */
  filtrata: boolean
  /** Opens its filter beside the header; missing where there is none. */
  onFiltra?: (ancora: HTMLElement) => void
}

/** Head of a column: its name and the funnel of its filter, faint until the column is pointed at or filtered. */
export function ColumnHeader({ titolo, esteso, filtrata, onFiltra }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, width: '100%' }}>
      <Box
        component="span"
        title={esteso}
        className="MuiDataGrid-columnHeaderTitle"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {titolo}
      </Box>
      {onFiltra && (
        <IconButton
          aria-label={`Filtra per ${esteso.toLowerCase()}`}
          aria-haspopup="dialog"
          tabIndex={-1}
          className={filtrata ? undefined : 'filtra-colonna'}
          color={filtrata ? 'primary' : 'default'}
          onClick={(event) => {
            event.stopPropagation()
            onFiltra(event.currentTarget)
          }}
          sx={{ p: 0.25, minWidth: 'auto !important', minHeight: 'auto !important' }}
        >
          {filtrata ? <FilterAlt sx={{ fontSize: 16 }} /> : <FilterAltOutlined sx={{ fontSize: 16 }} />}
        </IconButton>
      )}
    </Box>
  )
}
