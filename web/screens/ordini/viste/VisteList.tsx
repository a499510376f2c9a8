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
  mostrata: ShownVista | null
  /** The list as it is without any view is on screen. */
  predefinita: boolean
  onApplica: (vista: ShownVista | null) => void
  onEdit: (vista: ShownVista) => void
  onDelete: (vista: ShownVista) => void
}

/** The views to choose from: none, the own ones, those of colleagues. */
export function VisteList({ viste, mostrata, predefinita, onApplica, onEdit, onDelete }: Props) {
  const mie = viste.filter(({ mia }) => mia)
  const altrui = viste.filter(({ mia }) => !mia)
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
        selected={vista.pk === mostrata?.pk}
        aria-current={vista.pk === mostrata?.pk ? 'true' : undefined}
        onClick={() => onApplica(vista)}
        sx={vista.mia ? { pr: '88px !important' } : undefined}
      >
        <ListItemIcon sx={{ minWidth: 28 }}>
          {vista.pk === mostrata?.pk && <Check fontSize="small" color="primary" />}
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
        <ListItemButton selected={predefinita} onClick={() => onApplica(null)}>
          <ListItemIcon sx={{ minWidth: 28 }}>{predefinita && <Check fontSize="small" color="primary" />}</ListItemIcon>
          <ListItemText primary="Vista predefinita" />
        </ListItemButton>
      </ListItem>
      {mie.length > 0 && <ListSubheader sx={{ lineHeight: '32px' }}>Le mie viste</ListSubheader>}
      {mie.map(riga)}
      {altrui.length > 0 && <ListSubheader sx={{ lineHeight: '32px' }}>Condivise dai colleghi</ListSubheader>}
      {altrui.map(riga)}
    </List>
  )
}
