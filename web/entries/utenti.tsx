import { rotteUtenti } from '../screens/amministrazione/utenti/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell(rotteUtenti)
