import '@fontsource-variable/inter/wght.css'
import '../shell/figures.css'
import { NomiPage } from '../screens/login/tablet/NomiPage.tsx'
import { startPage } from '../ui/startPage.tsx'

startPage(<NomiPage />)
