import '@fontsource-variable/inter/wght.css'
import '../shell/cifre.css'
import { LoginPage } from '../screens/login/LoginPage.tsx'
import { avviaPagina } from '../ui/avviaPagina.tsx'

avviaPagina(<LoginPage />)
