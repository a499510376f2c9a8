import { rotteClienti } from '../screens/clienti/routes.tsx'
import { rotteMessaggi } from '../screens/messaggi/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell([...rotteClienti, ...rotteMessaggi], '/clienti')
