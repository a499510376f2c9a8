/** Puts the areas together where one answers to another: what the layers below ask for, the areas give here. */
import { fornitori } from './acquisti/fornitori/cercatore.ts'
import { etichettaAzione, etichettaCampo } from './amministrazione/storico/etichette.ts'
import { ordineInUscita, ordineScritto, ordiniImportati } from './ordini/ordini/cambi.ts'
import { ordini } from './ordini/ordini/cercatore.ts'
import { importazioneOrdini } from './ordini/ordini/importa/importazione.ts'
import { seguiMail } from './ordini/ordini/mail/segui.ts'
import { calendarioCambiato } from './persone/calendario/annuncia.ts'
import { setHistoryWords } from './platform/history/words.ts'
import { importazioni } from './platform/imports/lavoro.ts'
import { mailCambiata } from './platform/mail/annuncia.ts'
import { cercatori } from './platform/search/cerca.ts'
import { allineaSchedulazione, liberaOrdine } from './produzione/schedulazione/allinea.ts'
import { autoSchedula } from './produzione/schedulazione/auto.ts'
import { emettiArco } from './produzione/schedulazione/scrittore.ts'
import { importazioneTempi } from './produzione/tempistiche/importa/importazione.ts'
import { clienti } from './vendite/clienti/cercatore.ts'
import { importazioneClienti } from './vendite/clienti/importa/importazione.ts'
import { preventivi } from './vendite/preventivi/cercatore.ts'

cercatori.add(ordini, clienti, preventivi, fornitori)
importazioni.add(importazioneClienti, importazioneOrdini, importazioneTempi)
setHistoryWords({ azione: etichettaAzione, campo: etichettaCampo })

mailCambiata.on(seguiMail)

ordineScritto.on(allineaSchedulazione)
ordineInUscita.on(liberaOrdine)
ordiniImportati.on(async (scrittore, pks, passo) =>
  (await autoSchedula(scrittore, pks, passo)).filter(({ fatto }) => !fatto),
)

// Whoever looks at the timeline sees that these days have another capacity.
calendarioCambiato.on(emettiArco)
