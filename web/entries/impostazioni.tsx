import { calendariRoutes } from '#screens/amministrazione/calendari/routes.tsx'
import { impostazioniRoutes } from '#screens/amministrazione/impostazioni/routes.tsx'
import { listeRoutes } from '#screens/amministrazione/liste/routes.tsx'
import { postaRoutes } from '#screens/amministrazione/posta/routes.tsx'
import { segnalazioniRoutes } from '#screens/amministrazione/segnalazioni/routes.tsx'
import { tokenRoutes } from '#screens/amministrazione/token/routes.tsx'
import { webhookRoutes } from '#screens/amministrazione/webhook/routes.tsx'
import { fasiRoutes } from '#screens/produzione/fasi/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

startShell([
  ...impostazioniRoutes,
  ...listeRoutes,
  ...fasiRoutes,
  ...postaRoutes,
  ...segnalazioniRoutes,
  ...tokenRoutes,
  ...webhookRoutes,
  ...calendariRoutes,
])
