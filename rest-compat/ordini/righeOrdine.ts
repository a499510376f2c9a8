import type { Endpoint } from '#rest/core/endpoint.ts'
import {
  booleanField,
  decimalField,
  listOfField,
  numberField,
  pkField,
  type RestField,
  refusedValue,
  rowsField,
  textField,
} from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'
import { listDocument } from '#rest/core/resource.ts'
import { RIGA_SELECTION } from './ordineSelection.ts'

const REQUIRED = 'Campo obbligatorio'
const STAYS = 'Se manca, quello di una riga che c’è resta.'

/** A free map; the operation judges what is in it. A form has it as the text of its JSON. */
function extraFieldsField({ required = false, description }: { required?: boolean; description?: string }): RestField {
  return {
    required: required,
    tipo: 'field',
    schema: {
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
      ...(description ? { description } : {}),
    },
    read(sent, origin) {
      const value = origin === 'json' ? sent : parsed(sent)
      if (value === null && !required) return { valore: {}, errori: [] }
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { valore: value, errori: [] }
        : refusedValue('È richiesto un elenco di campi')
    },
  }
}

function parsed(sent: unknown): unknown {
  if (typeof sent !== 'string' || sent.trim() === '') return null
  try {
    return JSON.parse(sent)
  } catch {
    return sent
  }
}

/** The fields of a line in the body of an order. */
export const rigaOrdineFields = {
  id: pkField({ descrizione: 'Manca per una riga nuova.' }),
  tipo_serramento_id: pkField({ messaggio: REQUIRED }),
  codice_serramento_id: pkField({ descrizione: 'Non per le righe extra.' }),
  rivendita: booleanField({ descrizione: 'Riga extra.' }),
  codice_rivendita: textField({ descrizione: 'Codice della riga extra.' }),
  numero: numberField({ messaggio: REQUIRED, descrizione: 'Pezzi, da 1.' }),
  listino: decimalField({ descrizione: 'Euro.' }),
  sconto_articolo: decimalField({ descrizione: 'Per cento.' }),
  sconto_correttivo: decimalField({ descrizione: 'Per cento, non per le righe extra.' }),
  netto: decimalField({ descrizione: 'Euro; calcolato, tranne che per le righe extra.' }),
  altezza: numberField({ descrizione: 'mm' }),
  larghezza: numberField({ descrizione: 'mm' }),
  ante: numberField(),
  forma: textField(),
  descrizione: textField(),
  famiglia_id: pkField({ descrizione: `Famiglia del catalogo. ${STAYS}` }),
  tipo_apertura_id: pkField({ descrizione: `Una delle aperture del tipo. ${STAYS}` }),
  opzioni: rowsField(
    { opzione_id: pkField({ messaggio: REQUIRED }), valore_id: pkField({ messaggio: REQUIRED }) },
    { descrizione: `Valori delle opzioni della famiglia, tutti. ${STAYS}` },
  ),
  accessori: listOfField(pkField(), {
    fills: 'accessoriPks',
    descrizione: `Accessori del tipo, tutti. ${STAYS}`,
  }),
  extra_fields: extraFieldsField({
    description:
      'Tutti: chiavi libere, da cui si contano anche vetri e pezzi (`n_vetri`). Se mancano, quelli di una riga che c’è restano.',
  }),
}

const IMAGE = `fragment ImmagineLetta on ImmagineRiga {
  id: pk riga: rigaPk posizione immagine user: userPk name_user: nameUser
}`

/** Lines of orders, their photos and extra fields. */
export const righeOrdineEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/righe-ordini/',
    summary: 'Le righe degli ordini che si possono vedere.',
    answer: 'elenco',
    query: {
      ordine: pkField({ fills: 'ordinePk' }),
      tipo_serramento: pkField({ fills: 'tipoSerramentoPk' }),
      categoria: textField(),
      forma: textField(),
      codice: textField(),
    },
    orderings: { id: 'id', numero_commessa: 'ordine' },
    document: listDocument('righeOrdini', '{ ...RigaLetta }', { fragments: RIGA_SELECTION }),
  },
  {
    method: 'PUT',
    path: '/api/planner/righe-ordini/{id}/update-extra-fields/',
    summary: 'Sostituisce i campi extra di una riga.',
    answer: 'dati',
    body: { extra_fields: extraFieldsField({ required: true }) },
    document: `mutation ($id: Int!, $extraFields: JSON) {
      esito: updateExtraFieldsRiga(input: { rigaPk: $id, extraFields: $extraFields }) {
        errors { code field message }
        dati: riga { ...RigaLetta }
      }
    } ${RIGA_SELECTION}`,
  },
  {
    method: 'GET',
    path: '/api/planner/righe-ordini/{id}/immagini/',
    summary: 'Le immagini di una riga, per posizione.',
    answer: 'dati',
    document: `query ($id: Int!) { dati: immaginiRiga(rigaPk: $id) { ...ImmagineLetta } } ${IMAGE}`,
  },
  {
    method: 'POST',
    path: '/api/planner/righe-ordini/{id}/save-immagine/',
    summary: "Salva l'immagine di una posizione, al posto di quella che c'era.",
    answer: 'dati',
    status: 201,
    body: {
      posizione: numberField({ required: true, descrizione: 'Da 1 al numero della riga.' }),
      immagine: fileField({ required: true }),
    },
    document: `mutation ($id: Int!, $posizione: Int!, $immagine: FileInput) {
      esito: saveImmagineRiga(input: { rigaPk: $id, posizione: $posizione, immagine: $immagine }) {
        errors { code field message }
        dati: immagine { ...ImmagineLetta }
      }
    } ${IMAGE}`,
  },
  {
    method: 'GET',
    path: '/api/planner/immagini-righe-ordini/{id}/',
    summary: "Un'immagine.",
    answer: 'dati',
    document: `query ($id: Int!) { dati: immagineRiga(pk: $id) { ...ImmagineLetta } } ${IMAGE}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/immagini-righe-ordini/{id}/',
    summary: "Elimina un'immagine.",
    answer: 'vuota',
    document:
      'mutation ($id: Int!) { esito: deleteImmagineRiga(input: { pk: $id }) { errors { code field message } } }',
  },
]
