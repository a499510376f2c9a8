import { documentiRoutes } from '#screens/documenti/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

startShell(documentiRoutes, '/folders')
