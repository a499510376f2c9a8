import '#screens/acquisti/inOrdine/tab.ts'
import '#screens/officina/avanzamento/ordineTab.ts'
import '#screens/produzione/inOrdine/tabs.ts'
import { fornitoriRoutes } from '#screens/acquisti/fornitori/routes.tsx'
import { importRigheRoutes } from '#screens/acquisti/importazioneRighe/routes.tsx'
import { ordiniFornitoreRoutes } from '#screens/acquisti/ordiniFornitore/routes.tsx'
import { tabletRoutes } from '#screens/amministrazione/tablet/routes.tsx'
import { statisticheOfferteRoutes } from '#screens/numeri/offerte/routes.tsx'
import { righeStatisticheRoutes } from '#screens/numeri/righe/routes.tsx'
import { statisticheRoutes } from '#screens/numeri/statistiche/routes.tsx'
import { nowRoutes } from '#screens/officina/adesso/routes.tsx'
import { analisiRoutes } from '#screens/officina/analisi/routes.tsx'
import { attivitaRoutes } from '#screens/officina/attivita/routes.tsx'
import { avanzamentoRoutes } from '#screens/officina/avanzamento/routes.tsx'
import { manipolatoreRoutes } from '#screens/officina/manipolatore/routes.tsx'
import { operatoreRoutes } from '#screens/officina/operatore/routes.tsx'
import { performanceRoutes } from '#screens/officina/performance/routes.tsx'
import { confermeRoutes } from '#screens/ordini/conferme/routes.tsx'
import { importRunsRoutes } from '#screens/ordini/importazioni/routes.tsx'
import { ordiniRoutes } from '#screens/ordini/ordini/routes.tsx'
import { calendarioRoutes } from '#screens/persone/calendario/routes.tsx'
import { personaleRoutes } from '#screens/persone/personale/routes.tsx'
import { colliRoutes } from '#screens/produzione/colli/routes.tsx'
import { fabbisognoRoutes } from '#screens/produzione/fabbisogno/routes.tsx'
import { fasiSchedulateRoutes } from '#screens/produzione/fasiSchedulate/routes.tsx'
import { pianificazioniRoutes } from '#screens/produzione/pianificazioni/routes.tsx'
import { promesseRoutes } from '#screens/produzione/promesse/routes.tsx'
import { proposteRoutes } from '#screens/produzione/proposte/routes.tsx'
import { rischioRoutes } from '#screens/produzione/rischio/routes.tsx'
import { scenariRoutes } from '#screens/produzione/scenari/routes.tsx'
import { schedulatoreRoutes } from '#screens/produzione/schedulatore/routes.tsx'
import { tempisticheRoutes } from '#screens/produzione/tempistiche/routes.tsx'
import { clientiRoutes } from '#screens/vendite/clienti/routes.tsx'
import { messaggiRoutes } from '#screens/vendite/messaggiOrdineEmail/routes.tsx'
import { startShell } from '#shell/start.tsx'
import './parts.ts'

startShell(
  [
    ...clientiRoutes,
    ...messaggiRoutes,
    ...importRunsRoutes,
    ...ordiniRoutes,
    ...confermeRoutes,
    ...fasiSchedulateRoutes,
    ...pianificazioniRoutes,
    ...tempisticheRoutes,
    ...schedulatoreRoutes,
    ...proposteRoutes,
    ...scenariRoutes,
    ...colliRoutes,
    ...promesseRoutes,
    ...rischioRoutes,
    ...fabbisognoRoutes,
    ...fornitoriRoutes,
    ...ordiniFornitoreRoutes,
    ...importRigheRoutes,
    ...personaleRoutes,
    ...calendarioRoutes,
    ...operatoreRoutes,
    ...attivitaRoutes,
    ...performanceRoutes,
    ...manipolatoreRoutes,
    ...nowRoutes,
    ...tabletRoutes,
    ...avanzamentoRoutes,
    ...analisiRoutes,
    ...statisticheRoutes,
    ...statisticheOfferteRoutes,
    ...righeStatisticheRoutes,
  ],
  // Operators who see no orders come to record their work.
  ({ viewElencoOrdini, addAttivita }) => (!viewElencoOrdini && addAttivita ? '/operatore' : '/ordini'),
)
