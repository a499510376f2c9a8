import { rotteFasi } from '../screens/fasi/routes.tsx'
import { rotteImpostazioni } from '../screens/impostazioni/routes.tsx'
import { rottePosta } from '../screens/posta/routes.tsx'
import { rotteSegnalazioni } from '../screens/segnalazioni/routes.tsx'
import { rotteToken } from '../screens/token/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell([...rotteImpostazioni, ...rotteFasi, ...rottePosta, ...rotteSegnalazioni, ...rotteToken])
