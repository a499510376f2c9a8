import { rotteImpostazioni } from '../screens/amministrazione/impostazioni/routes.tsx'
import { rottePosta } from '../screens/amministrazione/posta/routes.tsx'
import { rotteSegnalazioni } from '../screens/amministrazione/segnalazioni/routes.tsx'
import { rotteToken } from '../screens/amministrazione/token/routes.tsx'
import { rotteFasi } from '../screens/produzione/fasi/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell([...rotteImpostazioni, ...rotteFasi, ...rottePosta, ...rotteSegnalazioni, ...rotteToken])
