import { homeRoutes } from '#screens/home/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

startShell(homeRoutes)
