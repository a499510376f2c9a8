import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useViewer } from '#shell/viewer.ts'
import { usePageState } from '#ui/page/usePageState.ts'

const opening = { target: '_blank', rel: 'noopener' } as const

/** The documents of an order: with prices for its customer, without for the workshop; who sees no prices has one. */
export function PrintOrdine({ pk }: { pk: number }) {
  const { viewOrders, viewPricesOnOrders } = useViewer().permessi
  const [anchor, setAnchor] = usePageState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const indirizzo = `/api/planner/ordini/${pk}`
  const button = { variant: 'outlined', startIcon: <PictureAsPdfOutlined /> } as const
  if (!viewOrders) return null
  if (!viewPricesOnOrders)
    return (
      <Button {...button} {...opening} href={`${indirizzo}/pdf-officina/`}>
        Foglio di lavoro
      </Button>
    )
  return (
    <>
      <Button {...button} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        PDF
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component="a" href={`${indirizzo}/pdf/`} {...opening} onClick={close}>
          <ListItemText primary="Ordine per il cliente" secondary="Con i prezzi" />
        </MenuItem>
        <MenuItem component="a" href={`${indirizzo}/pdf-officina/`} {...opening} onClick={close}>
          <ListItemText primary="Foglio di lavoro" secondary="Per l’officina, senza prezzi" />
        </MenuItem>
      </Menu>
    </>
  )
}
