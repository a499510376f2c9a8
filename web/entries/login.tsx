import '@fontsource-variable/inter/wght.css'
import '#shell/figures.css'
import { LoginPage } from '#screens/login/LoginPage.tsx'
import { startPage } from '#ui/startPage.tsx'

startPage(<LoginPage />)
