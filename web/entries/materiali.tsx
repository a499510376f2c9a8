import { rotteMateriali } from '../screens/acquisti/materiali/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell(rotteMateriali)
