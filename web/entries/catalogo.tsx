import { distinteRoutes } from '#screens/vendite/catalogo/distinte/routes.tsx'
import { famiglieRoutes } from '#screens/vendite/catalogo/famiglie/routes.tsx'
import { catalogoFileRoutes } from '#screens/vendite/catalogo/file/routes.tsx'
import { listiniRoutes } from '#screens/vendite/catalogo/listini/routes.tsx'
import { tipiRoutes } from '#screens/vendite/catalogo/tipi/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

startShell([...famiglieRoutes, ...tipiRoutes, ...listiniRoutes, ...distinteRoutes, ...catalogoFileRoutes])
