import { materialiRoutes } from '#screens/acquisti/materiali/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

startShell(materialiRoutes)
