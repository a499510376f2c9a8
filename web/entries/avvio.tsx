import '@fontsource-variable/inter/wght.css'
import '#shell/figures.css'
import { AvvioPage } from '#screens/amministrazione/avvio/AvvioPage.tsx'
import { startPage } from '#ui/startPage.tsx'

startPage(<AvvioPage />)
