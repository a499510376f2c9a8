import type { Endpoint } from '#rest/core/endpoint.ts'
import { listOfField, numberField, pkField } from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'

interface WithName {
  nome: string
}

const TIPO = `fragment Tipo on TipoSerramento {
  id: pk
  nome
  immagine
  aperture { id: pk nome immagine }
  accessori { id: pk nome }
  altezza_min: altezzaMin
  altezza_max: altezzaMax
  larghezza_min: larghezzaMin
  larghezza_max: larghezzaMax
  versione
}`

const limit = () => numberField({ descrizione: 'mm, intero; null lo toglie.' })

/** What can be quoted. */
export const catalogoEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/catalogo/',
    summary: 'Tutto ciò che serve per chiedere un preventivo, in una risposta: la pagina pubblica legge questa.',
    answer: 'dati',
    together: true,
    document: `{
      configurazione {
        tipi_cliente: tipiCliente
        tipi_intervento: tipiIntervento
        piani
        telefono: telefonoCommerciale
        sito
        informativa_privacy: informativaPrivacy
        azienda: azienda { ragione_sociale: ragioneSociale }
        pubblicato: catalogoPubblicato
        conferma_indirizzo: confermaIndirizzo
      }
      famiglie {
        id: pk
        nome
        descrizione
        tipologia: tipologiaFamiglia { nome }
        immagini { immagine }
        opzioni { id: pk nome valori { id: pk nome html } }
      }
      tipi_serramento: tipiSerramento {
        id: pk
        nome
        disegno
        ante
        altezza_min: altezzaMin
        altezza_max: altezzaMax
        larghezza_min: larghezzaMin
        larghezza_max: larghezzaMax
        aperture { id: pk nome senso }
        accessori { id: pk nome }
      }
      vincoli {
        id: pk
        famiglia: famigliaPk
        tipo_serramento: tipoSerramentoPk
        altezza_min: altezzaMin
        altezza_max: altezzaMax
        larghezza_min: larghezzaMin
        larghezza_max: larghezzaMax
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/famiglie/',
    summary: 'Le famiglie di prodotto con immagini, opzioni e valori.',
    answer: 'dati',
    autocomplete: ({ nome }: WithName) => nome,
    document: `{
      dati: famiglie {
        id: pk
        nome
        descrizione
        immagini { immagine }
        opzioni { id: pk nome valori { id: pk nome html } }
        tipologiaFamiglia { id: pk nome ordine }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/famiglie/{id}/immagini/',
    summary: 'Aggiunge un’immagine a una famiglia, dopo le altre.',
    answer: 'dati',
    status: 201,
    body: { immagine: fileField({ required: true }) },
    document: `mutation ($id: Int!, $immagine: FileInput) {
      esito: addImmagineFamiglia(input: { pk: $id, immagine: $immagine }) {
        errors { code field message }
        dati: famiglia { id: pk immagini { id: pk immagine } }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/tipi-serramento/',
    summary: 'I tipi di serramento con aperture, accessori e limiti propri.',
    answer: 'dati',
    autocomplete: ({ nome }: WithName) => nome,
    document: `{ dati: tipiSerramento { ...Tipo } } ${TIPO}`,
  },
  {
    method: 'PATCH',
    path: '/api/tipi-serramento/{id}/',
    summary: 'Cambia i limiti di misura di un tipo di serramento: quelli che mancano restano.',
    answer: 'dati',
    body: {
      altezza_min: limit(),
      altezza_max: limit(),
      larghezza_min: limit(),
      larghezza_max: limit(),
      versione: pkField({ descrizione: 'Quella letta: se nel frattempo è cambiata, il salvataggio è rifiutato.' }),
    },
    document: `mutation (
      $id: Int!, $altezzaMin: Int, $altezzaMax: Int, $larghezzaMin: Int, $larghezzaMax: Int, $versione: Int
    ) {
      esito: updateTipoSerramento(input: {
        pk: $id, versione: $versione, altezzaMin: $altezzaMin, altezzaMax: $altezzaMax,
        larghezzaMin: $larghezzaMin, larghezzaMax: $larghezzaMax
      }) {
        errors { code field message }
        dati: tipoSerramento { ...Tipo }
      }
    } ${TIPO}`,
  },
  {
    method: 'PUT',
    path: '/api/tipi-serramento/{id}/update_aperture/',
    summary: 'Stabilisce le aperture offerte da un tipo di serramento.',
    answer: 'dati',
    body: { aperture: listOfField(pkField(), { fills: 'aperturaPks', required: true }) },
    document: `mutation ($id: Int!, $aperture: [Int]) {
      esito: updateApertureTipoSerramento(input: { tipoSerramentoPk: $id, aperturaPks: $aperture }) {
        errors { code field message }
        dati: tipoSerramento { ...Tipo }
      }
    } ${TIPO}`,
  },
  {
    method: 'GET',
    path: '/api/tipi-apertura/',
    summary: 'I tipi di apertura.',
    answer: 'dati',
    autocomplete: ({ nome }: WithName) => nome,
    document: '{ dati: tipiApertura { id: pk nome immagine } }',
  },
]
