import { fornitoreOrdiniEndpoints } from '#rest/acquisti/fornitoreOrdini.ts'
import { fornitoriEndpoints } from '#rest/acquisti/fornitori.ts'
import { materialiEndpoints } from '#rest/acquisti/materiali.ts'
import { ordiniFornitoreEndpoints } from '#rest/acquisti/ordiniFornitore.ts'
import { righeOrdineFornitoreEndpoints } from '#rest/acquisti/righeOrdineFornitore.ts'
import { warningsFornitoriEndpoints } from '#rest/acquisti/warningsFornitori.ts'
import { accessEndpoints } from '#rest/amministrazione/access.ts'
import { jobsEndpoints } from '#rest/amministrazione/jobs.ts'
import { ruoliUtenteEndpoints } from '#rest/amministrazione/ruoliUtente.ts'
import { utentiEndpoints } from '#rest/amministrazione/utenti.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { cartelleEndpoints } from '#rest/documenti/cartelle.ts'
import { righeStatisticheEndpoints } from '#rest/numeri/righe.ts'
import { statisticheEndpoints } from '#rest/numeri/statistiche.ts'
import { attivitaEndpoints, contatoriEndpoints, problemiEndpoints } from '#rest/officina/attivita.ts'
import { avanzamentoEndpoints } from '#rest/officina/avanzamento.ts'
import { ordiniOfficinaEndpoints } from '#rest/officina/ordini.ts'
import { performanceEndpoints } from '#rest/officina/performance.ts'
import { confermeEndpoints } from '#rest/ordini/conferme.ts'
import { importRunsEndpoints } from '#rest/ordini/importazioni.ts'
import { ordineActionEndpoints } from '#rest/ordini/ordineActions.ts'
import { ordiniEndpoints } from '#rest/ordini/ordini.ts'
import { righeOrdineEndpoints } from '#rest/ordini/righeOrdine.ts'
import { serviziLocaliEndpoints } from '#rest/ordini/serviziLocali.ts'
import { valoriStatoEndpoints } from '#rest/ordini/valoriStato.ts'
import { calendarioEndpoints } from '#rest/persone/calendario.ts'
import { personaleEndpoints } from '#rest/persone/personale.ts'
import { analisiEndpoints } from '#rest/produzione/analisi.ts'
import { fasiSchedulateEndpoints } from '#rest/produzione/fasiSchedulate.ts'
import { pianificazioneEndpoints } from '#rest/produzione/pianificazione.ts'
import { schedulerEndpoints } from '#rest/produzione/scheduler.ts'
import { tempisticheEndpoints } from '#rest/produzione/tempistiche.ts'
import { catalogoEndpoints } from '#rest/vendite/catalogo.ts'
import { catalogoFileEndpoints } from '#rest/vendite/catalogoFile.ts'
import { clientiEndpoints } from '#rest/vendite/clienti.ts'
import { messaggiOrdineEndpoints } from '#rest/vendite/messaggiOrdine.ts'
import { preventiviEndpoints } from '#rest/vendite/preventivi/preventivi.ts'
import { preventivoActionEndpoints } from '#rest/vendite/preventivi/preventivoActions.ts'
import { preventivoMailEndpoints } from '#rest/vendite/preventivi/preventivoMail.ts'
import { vincoliEndpoints } from '#rest/vendite/vincoli.ts'
import { docsRoutes } from './docsRoutes.ts'
import { riferimentiEndpoints } from './references.ts'

/** The whole table, by the name under which the documentation groups it. */
export const endpointGroups: Record<string, Endpoint[]> = {
  accesso: accessEndpoints,
  preventivi: [...preventiviEndpoints, ...preventivoActionEndpoints, ...preventivoMailEndpoints],
  catalogo: [...catalogoEndpoints, ...catalogoFileEndpoints],
  vincoli: vincoliEndpoints,
  riferimenti: riferimentiEndpoints,
  clienti: [...clientiEndpoints, ...messaggiOrdineEndpoints],
  utenti: [...utentiEndpoints, ...ruoliUtenteEndpoints],
  officina: [
    ...attivitaEndpoints,
    ...ordiniOfficinaEndpoints,
    ...contatoriEndpoints,
    ...problemiEndpoints,
    ...performanceEndpoints,
    ...avanzamentoEndpoints,
  ],
  ordini: [...ordiniEndpoints, ...ordineActionEndpoints, ...righeOrdineEndpoints, ...serviziLocaliEndpoints],
  conferme: confermeEndpoints,
  tempistiche: [...tempisticheEndpoints, ...valoriStatoEndpoints],
  scheduler: [...schedulerEndpoints, ...fasiSchedulateEndpoints, ...pianificazioneEndpoints, ...analisiEndpoints],
  personale: [...personaleEndpoints, ...calendarioEndpoints],
  fornitori: [
    ...fornitoriEndpoints,
    ...materialiEndpoints,
    // Before the numbers of supplier orders.
    ...warningsFornitoriEndpoints,
    ...ordiniFornitoreEndpoints,
    ...righeOrdineFornitoreEndpoints,
    ...fornitoreOrdiniEndpoints,
  ],
  statistiche: [...statisticheEndpoints, ...righeStatisticheEndpoints],
  documenti: cartelleEndpoints,
  importazioni: importRunsEndpoints,
  jobs: jobsEndpoints,
  documentazione: docsRoutes,
}
