import { rottePreventivi } from '../screens/vendite/preventivi/routes.tsx'
import { rotteVincoli } from '../screens/vendite/vincoli/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell([...rottePreventivi, ...rotteVincoli])
