import { type Endpoint, XLSX_TYPE } from '#rest/core/endpoint.ts'
import { booleanField, choiceField, listOfField } from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'

const files = listOfField(fileField(), { descrizione: 'Uno o più .xls, al massimo 20.' })
const modello = (name: string) => `query { dati: modelloImportazione(importazione: ${name}) { nome mime base64 } }`

/** Spreadsheets; GET gives the empty one. Refused ones answer a list of messages. */
export const importRunsEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/planner/import-clienti/',
    summary: 'Importa clienti da file .xls: tutti o nessuno.',
    answer: 'dati',
    errorsInList: true,
    body: { files },
    document: `mutation ($files: [FoglioInput]) {
      esito: importClienti(input: { files: $files, attendi: true }) {
        errors { code field message }
        dati: esito { insert_clients: inseriti updated_clients: aggiornati skipped_clients: invariati }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/planner/import-orders/',
    summary: 'Importa ordini con le loro righe da file .xls: tutti o nessuno; quelli che esistono restano come sono.',
    answer: 'dati',
    errorsInList: true,
    body: { files, senza_misure: booleanField(), auto_schedulazione: booleanField() },
    document: `mutation ($files: [FoglioInput], $senzaMisure: Boolean, $autoSchedulazione: Boolean) {
      esito: importOrders(input: { files: $files, senzaMisure: $senzaMisure, autoSchedulazione: $autoSchedulazione,
        attendi: true }) {
        errors { code field message }
        dati: esito {
          imported: importati { id: pk numero_commessa: numeroCommessa }
          exists: esistenti { id: pk numero_commessa: numeroCommessa }
        }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/planner/import-tempi',
    summary: 'Importa tempi di reparto da un file .xlsx: tutti o nessuno.',
    answer: 'dati',
    errorsInList: true,
    body: { file: fileField({ required: true }) },
    document: `mutation ($file: FoglioInput) {
      esito: importTempi(input: { files: [$file], attendi: true }) {
        errors { code field message }
        dati: esito { added: inseriti updated: aggiornati }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/planner/import-righe-ordini-fornitore/',
    summary: 'Importa le righe da ordinare ai fornitori da un file .xls, o solo gli ordini che nomina: tutto o nulla.',
    answer: 'dati',
    errorsInList: true,
    body: {
      file: fileField({ required: true }),
      import_only_order: booleanField(),
      generate_ordini_fornitori: booleanField(),
      collapse_righe: booleanField(),
      import_riga_ordine_column: booleanField(),
    },
    document: `mutation ($file: FoglioInput, $importOnlyOrder: Boolean, $generateOrdiniFornitori: Boolean,
      $collapseRighe: Boolean, $importRigaOrdineColumn: Boolean) {
      esito: importRigheOrdiniFornitore(input: { files: [$file], soloOrdini: $importOnlyOrder,
        generaOrdini: $generateOrdiniFornitori, raggruppaRighe: $collapseRighe,
        colonnaRigaOrdine: $importRigaOrdineColumn, attendi: true }) {
        errors { code field message }
        dati: esito { rows_count: righeAggiunte orders: toccati { id: pk numero_commessa: numeroCommessa } }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/planner/import-files/',
    summary: "Conserva dei fogli per l'anteprima e poi per l'importazione.",
    answer: 'dati',
    errorsInList: true,
    body: { importazione: choiceField(['clienti', 'ordini', 'righe', 'tempi'], { required: true }), files },
    document: `mutation ($importazione: String!, $files: [FoglioInput]) {
      esito: uploadFogli(input: { importazione: $importazione, files: $files }) {
        errors { code field message }
        dati: files { nome chiave }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/import-clienti/',
    summary: 'Foglio vuoto dei clienti.',
    answer: 'file',
    mime: 'application/vnd.ms-excel',
    document: modello('CLIENTI'),
  },
  {
    method: 'GET',
    path: '/api/planner/import-orders/',
    summary: 'Foglio vuoto degli ordini.',
    answer: 'file',
    mime: 'application/vnd.ms-excel',
    document: modello('ORDINI'),
  },
  {
    method: 'GET',
    path: '/api/planner/import-righe-ordini-fornitore/',
    summary: 'Foglio vuoto delle righe ordini a fornitore.',
    answer: 'file',
    mime: 'application/vnd.ms-excel',
    document: modello('RIGHE'),
  },
  {
    method: 'GET',
    path: '/api/planner/import-tempi',
    summary: 'Foglio vuoto dei tempi.',
    answer: 'file',
    mime: XLSX_TYPE,
    document: modello('TEMPI'),
  },
  {
    method: 'POST',
    path: '/api/planner/import-vincoli/',
    summary: 'Importa vincoli di misura da file .xlsx: tutti o nessuno.',
    answer: 'dati',
    errorsInList: true,
    body: {
      files: listOfField(fileField(), { descrizione: 'Uno o più .xlsx, al massimo 20.' }),
      sostituisci: booleanField(),
    },
    document: `mutation ($files: [FoglioInput], $sostituisci: Boolean) {
      esito: importVincoli(input: { files: $files, sostituisci: $sostituisci, attendi: true }) {
        errors { code field message }
        dati: esito { added: inseriti removed: tolti skipped: invariati }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/planner/import-vincoli-files/',
    summary: "Conserva dei fogli di vincoli per l'anteprima e poi per l'importazione.",
    answer: 'dati',
    errorsInList: true,
    body: { files: listOfField(fileField(), { descrizione: 'Uno o più .xlsx, al massimo 20.' }) },
    document: `mutation ($files: [FoglioInput]) {
      esito: uploadFogliVincoli(input: { files: $files }) {
        errors { code field message }
        dati: files { nome chiave }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/import-vincoli/',
    summary: 'Foglio vuoto dei vincoli di misura.',
    answer: 'file',
    mime: XLSX_TYPE,
    document: modello('VINCOLI'),
  },
]
