import '@fontsource-variable/inter/wght.css'
import '#shell/figures.css'
import { PaginaOffertaPage } from '#screens/ordini/paginaCliente/PaginaOffertaPage.tsx'
import { startPage } from '#ui/startPage.tsx'

startPage(<PaginaOffertaPage />)
