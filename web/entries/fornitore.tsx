import { takeLink } from '#relay/linkFornitore.ts'
import { PortaleError } from '#screens/acquisti/portale/PortaleError.tsx'
import { PortaleShell } from '#screens/acquisti/portale/PortaleShell.tsx'
import { portaleRoutes } from '#screens/acquisti/portale/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

takeLink()
startShell(portaleRoutes, '/', { Frame: PortaleShell, Failed: PortaleError })
