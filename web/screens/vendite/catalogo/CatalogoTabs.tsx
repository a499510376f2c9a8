import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router'

/** Pages of the catalogue, by address. */
const PAGES = [
  ['/', 'Famiglie'],
  ['/tipi', 'Tipi serramento'],
  ['/aperture', 'Aperture'],
  ['/accessori', 'Accessori'],
  ['/codici', 'Codici'],
  ['/file', 'File'],
] as const

type CatalogoPageName = (typeof PAGES)[number][0]

/** From a page of the catalogue to another. @param pagina the one on screen */
export function CatalogoTabs({ pagina }: { pagina: CatalogoPageName }) {
  return (
    <Tabs
      value={pagina}
      aria-label="Catalogo"
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ minHeight: 36 }}
    >
      {PAGES.map(([indirizzo, name]) => (
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
