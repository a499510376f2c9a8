import { utentiRoutes } from '#screens/amministrazione/utenti/routes.tsx'
import { startShell } from '#shell/start.tsx'

startShell(utentiRoutes)
