import '@fontsource-variable/inter/wght.css'
import '#shell/figures.css'
import { StatoOrdinePage } from '#screens/ordini/paginaCliente/StatoOrdinePage.tsx'
import { startPage } from '#ui/startPage.tsx'

startPage(<StatoOrdinePage />)
