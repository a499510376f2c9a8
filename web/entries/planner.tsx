import { rotteCalendario } from '../screens/calendario/routes.tsx'
import { rotteClienti } from '../screens/clienti/routes.tsx'
import { rotteFasiSchedulate } from '../screens/fasiSchedulate/routes.tsx'
import { rotteFornitori } from '../screens/fornitori/routes.tsx'
import { rotteImportazioni } from '../screens/importazioni/routes.tsx'
import { rotteMessaggi } from '../screens/messaggi/routes.tsx'
import { rotteOrdini } from '../screens/ordini/routes.tsx'
import { rotteOrdiniFornitore } from '../screens/ordiniFornitore/routes.tsx'
import { rottePersonale } from '../screens/personale/routes.tsx'
import { rottePianificazioni } from '../screens/pianificazioni/routes.tsx'
import { rotteSchedulatore } from '../screens/schedulatore/routes.tsx'
import { rotteStatistiche } from '../screens/statistiche/routes.tsx'
import { rotteTempistiche } from '../screens/tempistiche/routes.tsx'
import { avviaShell } from '../shell/avvia.tsx'

avviaShell(
  [
    ...rotteClienti,
    ...rotteMessaggi,
    ...rotteImportazioni,
    ...rotteOrdini,
    ...rotteFasiSchedulate,
    ...rottePianificazioni,
    ...rotteTempistiche,
    ...rotteSchedulatore,
    ...rotteFornitori,
    ...rotteOrdiniFornitore,
    ...rottePersonale,
    ...rotteCalendario,
    ...rotteStatistiche,
  ],
  '/ordini',
)
