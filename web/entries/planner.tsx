import { rotteFornitori } from '../screens/acquisti/fornitori/routes.tsx'
import { rotteOrdiniFornitore } from '../screens/acquisti/ordiniFornitore/routes.tsx'
import { rotteStatistiche } from '../screens/numeri/statistiche/routes.tsx'
import { rotteImportazioni } from '../screens/ordini/importazioni/routes.tsx'
import { rotteOrdini } from '../screens/ordini/ordini/routes.tsx'
import { rotteCalendario } from '../screens/persone/calendario/routes.tsx'
import { rottePersonale } from '../screens/persone/personale/routes.tsx'
import { rotteFasiSchedulate } from '../screens/produzione/fasiSchedulate/routes.tsx'
import { rottePianificazioni } from '../screens/produzione/pianificazioni/routes.tsx'
import { rotteSchedulatore } from '../screens/produzione/schedulatore/routes.tsx'
import { rotteTempistiche } from '../screens/produzione/tempistiche/routes.tsx'
import { rotteClienti } from '../screens/vendite/clienti/routes.tsx'
import { rotteMessaggi } from '../screens/vendite/messaggiOrdineEmail/routes.tsx'
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
