import '@fontsource-variable/inter/wght.css'
import '#shell/figures.css'
import { RecuperoPage } from '#screens/login/recupero/RecuperoPage.tsx'
import { startPage } from '#ui/startPage.tsx'

startPage(<RecuperoPage />)
