import '@fontsource-variable/inter/wght.css'
import '#shell/figures.css'
import { PaginaConfermaPage } from '#screens/ordini/paginaCliente/PaginaConfermaPage.tsx'
import { startPage } from '#ui/startPage.tsx'

startPage(<PaginaConfermaPage />)
