import '@fontsource-variable/inter/wght.css'
import '../shell/cifre.css'
import { AvvioPage } from '../screens/amministrazione/avvio/AvvioPage.tsx'
import { avviaPagina } from '../ui/avviaPagina.tsx'

avviaPagina(<AvvioPage />)
