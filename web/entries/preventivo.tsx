import '../wizard/stile/base.css'
import '../wizard/stile/pagina.css'
import '../wizard/stile/passi.css'
import '../wizard/stile/dialogo.css'
import '../wizard/stile/campi.css'
import '../wizard/stile/famiglie.css'
import '../wizard/stile/serramenti.css'
import '../wizard/stile/misure.css'
import '../wizard/stile/riepilogo.css'
import { avviaWizard } from '../wizard/main.tsx'

avviaWizard()
