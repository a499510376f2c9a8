import { rotteMateriali } from '../screens/materiali/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell(rotteMateriali)
