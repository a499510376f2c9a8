import Check from '@mui/icons-material/Check'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Tooltip from '@mui/material/Tooltip'
import type { ShownVista } from './vista.ts'

interface Props {
  viste: readonly ShownVista[]
  shown: ShownVista | null
  /** The list as it is without any view is on screen. */
  defaultValue: boolean
  onApply: (vista: ShownVista | null) => void
  onEdit: (vista: ShownVista) => void
  onDelete: (vista: ShownVista) => void
}

/** The views to choose from: none, the own ones, those of colleagues. */
export function VisteList({ viste, shown, defaultValue, onApply, onEdit, onDelete }: Props) {
  const own = viste.filter(({ mia }) => mia)
  const foreign = viste.filter(({ mia }) => !mia)
  const riga = (vista: ShownVista) => (
    <ListItem
      key={vista.pk}
      disablePadding
      secondaryAction={
        vista.mia && (
          <>
            <Tooltip title="Rinomina o condividi">
              <IconButton aria-label={`Modifica la vista ${vista.nome}`} onClick={() => onEdit(vista)}>
                <EditOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
            <Tooltip title="Elimina">
              <IconButton aria-label={`Elimina la vista ${vista.nome}`} onClick={() => onDelete(vista)}>
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          </>
        )
      }
    >
      <ListItemButton
        selected={vista.pk === shown?.pk}
        aria-current={vista.pk === shown?.pk ? 'true' : undefined}
        onClick={() => onApply(vista)}
        sx={vista.mia ? { pr: '88px !important' } : undefined}
      >
        <ListItemIcon sx={{ minWidth: 28 }}>
          {vista.pk === shown?.pk && <Check fontSize="small" color="primary" />}
        </ListItemIcon>
        <ListItemText
          primary={vista.nome}
          secondary={vista.mia ? undefined : vista.proprietario}
          slotProps={{ primary: { noWrap: true, title: vista.nome }, secondary: { noWrap: true } }}
        />
        {vista.mia && vista.condivisa && <GroupOutlined fontSize="small" color="disabled" titleAccess="Condivisa" />}
      </ListItemButton>
    </ListItem>
  )
  return (
    <List dense disablePadding aria-label="Viste salvate">
      <ListItem disablePadding>
        <ListItemButton selected={defaultValue} onClick={() => onApply(null)}>
          <ListItemIcon sx={{ minWidth: 28 }}>
            {defaultValue && <Check fontSize="small" color="primary" />}
          </ListItemIcon>
          <ListItemText primary="Vista predefinita" />
        </ListItemButton>
      </ListItem>
      {own.length > 0 && <ListSubheader sx={{ lineHeight: '32px' }}>Le mie viste</ListSubheader>}
      {own.map(riga)}
      {foreign.length > 0 && <ListSubheader sx={{ lineHeight: '32px' }}>Condivise dai colleghi</ListSubheader>}
      {foreign.map(riga)}
    </List>
  )
}
