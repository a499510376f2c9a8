import { rotteHome } from '../screens/home/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell(rotteHome)
