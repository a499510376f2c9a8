import type { Endpoint } from '#rest/core/endpoint.ts'
import { fileField } from '#rest/core/fileField.ts'

/** The catalogue as one file; it is downloaded from /esporta/catalogo.zip. docs/catalogue-file.md */
export const catalogoFileEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/catalogo/file/',
    summary: "Conserva un file di catalogo per l'anteprima e poi per l'importazione (`importCatalogo` di GraphQL).",
    answer: 'dati',
    errorsInList: true,
    body: { file: fileField({ required: true, descrizione: 'Un .zip, al massimo 50 MB.' }) },
    document: `mutation ($file: CatalogoFileInput) {
      esito: uploadCatalogo(input: { file: $file }) {
        errors { code field message }
        dati: file { nome chiave }
      }
    }`,
  },
]
