import '@fontsource-variable/inter/wght.css'
import '#shell/figures.css'
import { NamesPage } from '#screens/login/tablet/NamesPage.tsx'
import { startPage } from '#ui/startPage.tsx'

startPage(<NamesPage />)
