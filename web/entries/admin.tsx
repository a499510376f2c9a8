import { rottePreventivi } from '../screens/preventivi/routes.tsx'
import { rotteVincoli } from '../screens/vincoli/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell([...rottePreventivi, ...rotteVincoli])
