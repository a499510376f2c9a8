import '@fontsource-variable/inter/wght.css'
import '#shell/figures.css'
import { RichiestaPage } from '#screens/vendite/richiesta/RichiestaPage.tsx'
import { startPage } from '#ui/startPage.tsx'

startPage(<RichiestaPage />)
