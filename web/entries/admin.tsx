import { preventiviRoutes } from '#screens/vendite/preventivi/routes.tsx'
import { vincoliRoutes } from '#screens/vendite/vincoli/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

startShell([...preventiviRoutes, ...vincoliRoutes])
