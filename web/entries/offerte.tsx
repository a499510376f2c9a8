import { offerteRoutes } from '#screens/ordini/offerte/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

startShell(offerteRoutes)
