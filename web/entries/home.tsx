import { homeRoutes } from '#screens/home/routes.tsx'
import { startShell } from '#shell/start.tsx'

startShell(homeRoutes)
