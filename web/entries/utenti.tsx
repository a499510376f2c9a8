import { rotteUtenti } from '../screens/utenti/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell(rotteUtenti)
