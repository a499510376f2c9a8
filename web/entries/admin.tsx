import { rottePreventivi } from '../screens/preventivi/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell(rottePreventivi)
