import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router'
import { useViewer } from '#shell/viewer.ts'

/** Pages of the catalogue, by address, with who may open them. */
const PAGES = [
  ['/', 'Famiglie', 'adminCatalogo'],
  ['/tipi', 'Tipi serramento', 'adminCatalogo'],
  ['/aperture', 'Aperture', 'adminCatalogo'],
  ['/accessori', 'Accessori', 'adminCatalogo'],
  ['/codici', 'Codici', 'adminOrders'],
  ['/listini', 'Listini', 'viewListini'],
  ['/distinte', 'Distinte', 'adminCatalogo'],
  ['/file', 'File', 'adminCatalogo'],
] as const

type CatalogoPageName = (typeof PAGES)[number][0]

/** From a page of the catalogue to another. @param pagina the one on screen */
export function CatalogoTabs({ pagina }: { pagina: CatalogoPageName }) {
  const { permessi } = useViewer()
  return (
    <Tabs
      value={pagina}
      aria-label="Catalogo"
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ minHeight: 36 }}
    >
      {PAGES.filter(([, , flag]) => permessi[flag]).map(([indirizzo, name]) => (
        <Tab
          key={indirizzo}
          value={indirizzo}
          label={name}
          component={Link}
          to={indirizzo}
          sx={{ minHeight: 36, py: 0.5, '@media (pointer: coarse)': { minHeight: 44 } }}
        />
      ))}
    </Tabs>
  )
}
