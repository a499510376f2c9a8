import '@fontsource-variable/inter/wght.css'
import '#shell/figures.css'
import { EmailPreventivoPage } from '#screens/vendite/richiesta/EmailPreventivoPage.tsx'
import { startPage } from '#ui/startPage.tsx'

startPage(<EmailPreventivoPage />)
