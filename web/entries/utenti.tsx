import { utentiRoutes } from '#screens/amministrazione/utenti/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

startShell(utentiRoutes)
