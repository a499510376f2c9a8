import FilterAlt from '@mui/icons-material/FilterAlt'
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'

interface Props {
  title: string
  extended: string
  /** The column has an active filter. */
  filtered: boolean
  /** Opens its filter beside the header; missing where there is none. */
  onFilter?: (again: HTMLElement) => void
}

/** Head of a column: its name and the funnel of its filter, faint until the column is pointed at or filtered. */
export function ColumnHeader({ title, extended, filtered, onFilter }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, width: '100%' }}>
      <Box
        component="span"
        title={extended}
        className="MuiDataGrid-columnHeaderTitle"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {title}
      </Box>
      {onFilter && (
        <IconButton
          aria-label={`Filtra per ${extended.toLowerCase()}`}
          aria-haspopup="dialog"
          tabIndex={-1}
          className={filtered ? undefined : 'filtra-colonna'}
          color={filtered ? 'primary' : 'default'}
          onClick={(event) => {
            event.stopPropagation()
            onFilter(event.currentTarget)
          }}
          sx={{ p: 0.25, minWidth: 'auto !important', minHeight: 'auto !important' }}
        >
          {filtered ? <FilterAlt sx={{ fontSize: 16 }} /> : <FilterAltOutlined sx={{ fontSize: 16 }} />}
        </IconButton>
      )}
    </Box>
  )
}
