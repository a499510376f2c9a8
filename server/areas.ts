/** Puts the areas together where one answers to another: what the layers below ask for, the areas give here. */

import { fornitoriSearcher } from '#acquisti/fornitori/list.ts'
import { acquistiHistoryWords } from '#acquisti/history.ts'
import { ordiniFornitoreExport } from '#acquisti/ordiniFornitore/excel.ts'
import { followMailFornitura } from '#acquisti/ordiniFornitore/mail/follow.ts'
import { fornituraMail, raccoltaMail } from '#acquisti/ordiniFornitore/mail/portalLink.ts'
import { needDaysAsked } from '#acquisti/ordiniFornitore/raccolte/changes.ts'
import { raccoltaPdfExport } from '#acquisti/ordiniFornitore/raccolte/pdf/export.ts'
import { fornitoreMovedDate } from '#acquisti/portale/changes.ts'
import { undoableRigheExpiring } from '#acquisti/righeOrdineFornitore/expiring.ts'
import { righeImport } from '#acquisti/righeOrdineFornitore/import/import.ts'
import { accessiExpiring } from '#amministrazione/accessi/expiring.ts'
import { accessiExport } from '#amministrazione/accessi/export.ts'
import { utentiNames } from '#amministrazione/descriptions.ts'
import { amministrazioneHistoryWords } from '#amministrazione/history.ts'
import { interessatoExport } from '#amministrazione/interessati/export.ts'
import { storicoExport } from '#amministrazione/storico/export.ts'
import { challengesExpiring } from '#amministrazione/utenti/passkey/expiring.ts'
import { recuperiExpiring } from '#amministrazione/utenti/recupero/expiring.ts'
import { recuperoMail } from '#amministrazione/utenti/recupero/mail.ts'
import { consegneExpiring } from '#amministrazione/webhook/expiring.ts'
import { cartelleSearcher } from '#documenti/cartelle/list.ts'
import { documentiSearcher } from '#documenti/file/list.ts'
import { documentiHistoryWords } from '#documenti/history.ts'
import { numeriHistoryWords } from '#numeri/history.ts'
import { righeExport } from '#numeri/righe/export.ts'
import { readTempiAnalisi } from '#officina/analisi/times.ts'
import { refuseWorkedRighe } from '#officina/attivita/guards.ts'
import { avanzamentiExports } from '#officina/avanzamento/export.ts'
import { officinaHistoryWords } from '#officina/history.ts'
import { tellRemaining } from '#officina/resto/tell.ts'
import { tellPhaseWork } from '#officina/rimanenze/phaseWork.ts'
import { codiceFirmaMail } from '#ordini/conferme/cliente/codice.ts'
import { linkConferme } from '#ordini/conferme/linking.ts'
import { confermeSearcher } from '#ordini/conferme/list.ts'
import { followMailConferma } from '#ordini/conferme/mail/follow.ts'
import { ordiniNames } from '#ordini/descriptions.ts'
import {
  tagliCsvExport,
  tagliLabelsExport,
  tagliPdfExport,
  vetriCsvExport,
  vetriLabelsExport,
  vetriPdfExport,
} from '#ordini/distinte/liste/export.ts'
import { ordiniHistoryWords } from '#ordini/history.ts'
import { linkMail } from '#ordini/linkClienti/mail.ts'
import { consegnaAsked, consegnaTold, offertaOrdered } from '#ordini/offerte/consegna.ts'
import { followMailOfferta } from '#ordini/offerte/invio/sentLabel.ts'
import { offerteSearcher } from '#ordini/offerte/list.ts'
import { learnCodici } from '#ordini/offerte/ordine/codici.ts'
import { ordineLeaving, ordineWritten, ordiniImported, righeChanging } from '#ordini/ordini/changes.ts'
import { ordiniExport } from '#ordini/ordini/excel/export.ts'
import { ordiniImport } from '#ordini/ordini/import/import.ts'
import { ordiniSearcher } from '#ordini/ordini/list.ts'
import { followMail } from '#ordini/ordini/mail/follow.ts'
import { calendarioChanged } from '#persone/calendario/announce.ts'
import { minutiPezzoChanged } from '#persone/reparti/changes.ts'
import { productExports } from '#platform/exports.ts'
import { describedNames } from '#platform/graphql/descriptions.ts'
import { historyWords } from '#platform/history/words.ts'
import { importKinds } from '#platform/imports/job.ts'
import { expiring } from '#platform/jobs/cleanup.ts'
import { mailChanged } from '#platform/mail/announce.ts'
import { mailFinishers } from '#platform/mail/finish.ts'
import { searchers } from '#platform/search/search.ts'
import { tempiAnalisiAsked } from '#produzione/analisi/times.ts'
import { produzioneExpiring } from '#produzione/expiring.ts'
import { fabbisognoExport } from '#produzione/fabbisogno/export.ts'
import { needDaysOf } from '#produzione/fabbisogno/giorni/read.ts'
import { remainingMinutesOf } from '#produzione/fasiSchedulate/lavoro.ts'
import { produzioneHistoryWords } from '#produzione/history.ts'
import { consegnaOfferta, consegnaOfOrdine, keepConsegna } from '#produzione/promesse/consegnaOfferta.ts'
import { noticeLate } from '#produzione/rischio/noticeLate.ts'
import { alignSchedulazione, alignTempi, releaseOrdine } from '#produzione/schedulazione/align.ts'
import { runAutoSchedula } from '#produzione/schedulazione/auto.ts'
import { emitRange } from '#produzione/schedulazione/writer.ts'
import { phaseWorkAsked } from '#produzione/statoCliente/work.ts'
import { tempiImport } from '#produzione/tempistiche/import/import.ts'
import { catalogoExport } from '#vendite/catalogo/file/download.ts'
import { clientiImport } from '#vendite/clienti/import/import.ts'
import { clientiSearcher } from '#vendite/clienti/list.ts'
import { venditeNames } from '#vendite/descriptions.ts'
import { venditeHistoryWords } from '#vendite/history.ts'
import { listinoExport } from '#vendite/listini/exportListino.ts'
import { griglieImport } from '#vendite/listini/import/import.ts'
import { requestsExpiring } from '#vendite/preventivi/expiring.ts'
import { preventiviSearcher } from '#vendite/preventivi/list.ts'
import { confirmationMail } from '#vendite/preventivi/mail/received.ts'
import { vincoliImport } from '#vendite/vincoli/import/import.ts'

productExports.add(ordiniExport, ordiniFornitoreExport, righeExport, ...avanzamentiExports)
productExports.add(fabbisognoExport, raccoltaPdfExport)
productExports.add(vetriCsvExport, vetriPdfExport, tagliCsvExport, tagliPdfExport)
productExports.add(vetriLabelsExport, tagliLabelsExport)
productExports.add(catalogoExport, listinoExport, storicoExport, accessiExport, interessatoExport)
describedNames.add(venditeNames, ordiniNames, utentiNames)
searchers.add(ordiniSearcher, confermeSearcher, clientiSearcher, preventiviSearcher, offerteSearcher)
searchers.add(fornitoriSearcher, cartelleSearcher, documentiSearcher)
importKinds.add(clientiImport, griglieImport, ordiniImport, righeImport, tempiImport, vincoliImport)
// Where two areas have a word for a field the later one holds.
historyWords.add(
  officinaHistoryWords,
  produzioneHistoryWords,
  numeriHistoryWords,
  documentiHistoryWords,
  venditeHistoryWords,
)
historyWords.add(acquistiHistoryWords, ordiniHistoryWords, amministrazioneHistoryWords)

expiring.add(...produzioneExpiring, undoableRigheExpiring, recuperiExpiring, consegneExpiring)
expiring.add(accessiExpiring, challengesExpiring, requestsExpiring)

mailChanged.on(followMail)
mailChanged.on(followMailFornitura)
mailChanged.on(followMailConferma)
mailChanged.on(followMailOfferta)
mailFinishers.add(recuperoMail)
mailFinishers.add(linkMail)
mailFinishers.add(confirmationMail)
mailFinishers.add(codiceFirmaMail)
mailFinishers.add(fornituraMail, raccoltaMail)

ordineWritten.on(alignSchedulazione)
ordineWritten.on(linkConferme)
minutiPezzoChanged.on((ctx) => alignTempi(ctx, null))
ordineWritten.on(learnCodici)
ordineLeaving.on(releaseOrdine)
righeChanging.on(refuseWorkedRighe)
ordiniImported.on(async (writer, pks) => {
  await linkConferme(writer, ...pks)
  return []
})
ordiniImported.on(async (writer, pks, step) => (await runAutoSchedula(writer, pks, step)).filter(({ fatto }) => !fatto))

remainingMinutesOf.on(tellRemaining)
phaseWorkAsked.on(tellPhaseWork)

consegnaAsked.on(consegnaOfferta)
consegnaTold.on(keepConsegna)
offertaOrdered.on(consegnaOfOrdine)

fornitoreMovedDate.on(noticeLate)
needDaysAsked.on(needDaysOf)
tempiAnalisiAsked.on(readTempiAnalisi)

// Whoever looks at the timeline sees that these days have another capacity.
calendarioChanged.on(emitRange)
