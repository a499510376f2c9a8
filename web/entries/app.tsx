import { documentiRoutes } from '#screens/documenti/routes.tsx'
import { startShell } from '#shell/start.tsx'

startShell(documentiRoutes, '/folders')
