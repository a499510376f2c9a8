import { type Endpoint, XLSX_TYPE } from '#rest/core/endpoint.ts'
import { booleanField, choiceField, dayField, keyField, listOfField, pkField, textField } from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'
import { filterDocument, type Resource, readOf, resource } from '#rest/core/resource.ts'

const PATH = '/api/planner/ordini-fornitore/'

const ORDINE = `ordine {
  id: pk
  numero_commessa: numeroCommessa
  progetto
  riferimento
  data_consegna: dataConsegna
  nome_cliente: nomeCliente
  cliente { nome }
  agente_data: agente { id: pk codice tipo_agente: tipo user { id: pk first_name: firstName last_name: lastName } }
}`

const ALLEGATI = 'allegati { id: pk allegato original_name: originalName file: originalName }'

const included = { descrizione: 'Compreso.' }

const query = {
  search: textField({ descrizione: "Parole dell'ordine per cui sono." }),
  id: listOfField(pkField(), { fills: 'pks' }),
  ordine: pkField({ fills: 'ordinePk' }),
  ordini: listOfField(pkField(), { fills: 'ordinePks' }),
  numero_commessa: textField({ descrizione: 'Parte del numero.' }),
  progetto: textField({ descrizione: "Parte del progetto dell'ordine." }),
  riferimento: textField({ descrizione: "Parte del riferimento dell'ordine." }),
  cliente: textField({ descrizione: 'Parte del nome del cliente.' }),
  fornitore: pkField({ fills: 'fornitorePk' }),
  fornitore_nome: textField({ descrizione: 'Parte del nome del fornitore.' }),
  tipologia: textField(),
  materiali: listOfField(textField()),
  stati_materiali: listOfField(pkField(), {
    fills: 'statoMaterialePks',
    descrizione: "L'ordine ha un materiale (fra `materiali`, se ci sono) in uno di questi stati.",
  }),
  stato: listOfField(textField(), { descrizione: 'Nomi degli stati: uno di questi.' }),
  empty: booleanField({ descrizione: 'Solo quelli senza stato.' }),
  in_ritardo: booleanField({ descrizione: 'true: attesi prima di oggi e non arrivati.' }),
  rilievo: choiceField(['DA_FARE', 'FATTO']),
  co: choiceField(['DA_FARE', 'INVIATA']),
  magazzino: keyField(['QR', 'RENIS']),
  note: textField({ descrizione: 'Parte delle note.' }),
  agente: pkField({ fills: 'agentePk' }),
  tipo_agente: choiceField(['B2C', 'B2B', 'B2C*s']),
  data_consegna_da: dayField({ fills: 'dataConsegna.dal', descrizione: "Dell'ordine." }),
  data_consegna_a: dayField({ fills: 'dataConsegna.al', ...included }),
  data_consegna_fornitore_da: dayField({ fills: 'dataConsegnaFornitore.dal', descrizione: 'Prevista.' }),
  data_consegna_fornitore_a: dayField({ fills: 'dataConsegnaFornitore.al', ...included }),
  data_arrivo_da: dayField({ fills: 'dataArrivo.dal', descrizione: 'Effettiva.' }),
  data_arrivo_a: dayField({ fills: 'dataArrivo.al', ...included }),
  data_ordine_fornitore_da: dayField({ fills: 'dataOrdineFornitore.dal' }),
  data_ordine_fornitore_a: dayField({ fills: 'dataOrdineFornitore.al', ...included }),
  data_inserimento_da: dayField({ fills: 'dataInserimento.dal' }),
  data_inserimento_a: dayField({ fills: 'dataInserimento.al', ...included }),
}

const table: Resource = {
  path: PATH,
  node: 'OrdineFornitore',
  payload: 'ordineFornitore',
  fields: {
    tipologia: { descrizione: 'Nome del materiale.' },
    stato: { descrizione: 'Nome di uno stato della lista; vuoto per nessuno. Se manca, DA_FARE.' },
    data_arrivo: { descrizione: 'Consegna effettiva; obbligatoria se lo stato è ARRIVATO.' },
    domanda2_legno: { descrizione: 'FSC, PEFC o NO.' },
    valore_percentuale: { descrizione: 'Da 0 a 100.' },
    data_consegna: { descrizione: 'Prevista.' },
    rilievo: textField({ descrizione: 'DA_FARE o FATTO, che resta.' }),
    co: textField({ descrizione: 'DA_FARE o INVIATA, che resta.' }),
    magazzino: textField({ descrizione: 'QR o RENIS.' }),
    costo_materiale: { descrizione: 'Euro.' },
    vendita_materiale: { descrizione: 'Euro.' },
    immagine_pdf: fileField({ descrizione: 'Solo in un modulo multipart.' }),
    remove_immagine_pdf: booleanField({ descrizione: "Toglie l'immagine, se non ne arriva una nuova." }),
  },
  read: {
    ordine: 'ordinePk',
    ordine_data: ORDINE,
    fornitore: 'fornitorePk',
    fornitore_data: 'fornitore { id: pk nome codice email tipologia }',
    stato: 'statoNome',
    data_arrivo: 'dataArrivo',
    data_inserimento: 'dataInserimento',
    righe_count: 'righeCount',
    testo_pdf: 'testoPdf',
    email_sent_at: 'emailSentAt',
    note: 'note',
    storico_stati: 'storicoStati { changed_at: changedAt stato }',
    riga_ordine: 'rigaOrdinePk',
    email_pdf: 'emailPdf',
    immagine_pdf: 'immaginePdf',
    remove_immagine_pdf: null,
    allegati_data: ALLEGATI,
  },
  order: `ordine ordine_data tipologia fornitore fornitore_data stato valore_percentuale numero_documento data_ordine
    data_consegna data_arrivo data_inserimento righe_count testo_email testo_pdf email_pdf immagine_pdf email_sent_at allegati_data note storico_stati
    domanda1 domanda2 domanda3 domanda1_legno domanda2_legno rilievo`,
  list: {
    name: 'ordiniFornitore',
    summary: 'Gli ordini ai fornitori che si possono vedere, dal più recente.',
    query,
    orders: [
      'id',
      'numeroCommessa',
      'cliente',
      'progetto',
      'riferimento',
      'fornitore',
      'tipologia',
      'stato',
      'valorePercentuale',
      'numeroDocumento',
      'dataConsegna',
      'dataConsegnaFornitore',
      'dataArrivo',
      'dataOrdineFornitore',
      'dataInserimento',
      'rilievo',
      'co',
      'magazzino',
      'costoMateriale',
      'venditaMateriale',
    ],
  },
  create: { name: 'createOrdineFornitore', summary: 'Aggiunge un ordine fornitore a un ordine.' },
  detail: { name: 'ordineFornitore', summary: 'Un ordine fornitore.' },
  update: {
    fields: { ordine: pkField({ descrizione: 'Può venire insieme al resto; un altro è rifiutato.' }) },
    name: 'updateOrdineFornitore',
    summary: 'Cambia un ordine fornitore; i campi che mancano restano come sono.',
    patch: 'Cambia solo i campi inviati di un ordine fornitore.',
  },
  delete: {
    name: 'deleteOrdineFornitore',
    summary: 'Elimina un ordine che il fornitore non conosce ancora; le sue righe tornano senza ordine.',
  },
}

/** Supplier orders. */
export const ordiniFornitoreEndpoints: Endpoint[] = [
  ...resource(table),
  {
    method: 'GET',
    path: `${PATH}export/`,
    summary: 'Gli stessi ordini in un foglio Excel, con gli stessi filtri; non più di 20.000.',
    answer: 'file',
    mime: XLSX_TYPE,
    query,
    document: filterDocument('ordiniFornitoreExcel', query, '{ nome mime base64 }'),
  },
  {
    method: 'POST',
    path: `${PATH}{id}/send-mail/`,
    summary: 'Invia al fornitore la mail con la stampa, una volta sola.',
    answer: 'dati',
    body: {
      testo_email: textField({ descrizione: 'Html; se manca, il testo dell’ordine o quello delle impostazioni.' }),
      allegati: listOfField(pkField(), { fills: 'allegatoPks', descrizione: 'Numeri degli allegati da unire.' }),
    },
    document: `mutation ($id: Int!, $testoEmail: String, $allegati: [Int!]) {
      esito: sendMailOrdineFornitore(input: { pk: $id, testoEmail: $testoEmail, allegatoPks: $allegati }) {
        errors { code field message }
        dati: ordineFornitore ${readOf(table)}
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/planner/allegati-ordine-fornitore/',
    summary: 'Aggiunge un allegato a un ordine fornitore.',
    answer: 'dati',
    status: 201,
    body: {
      ordine_fornitore: pkField({ required: true }),
      original_name: textField({ descrizione: 'Se manca, il nome del file.' }),
      allegato: fileField({ required: true }),
    },
    document: `mutation ($ordineFornitore: Int!, $originalName: String, $allegato: FileInput) {
      esito: addAllegatoOrdineFornitore(
        input: { ordineFornitorePk: $ordineFornitore, originalName: $originalName, allegato: $allegato }
      ) {
        errors { code field message }
        dati: allegato { id: pk ordine_fornitore: ordineFornitorePk allegato original_name: originalName }
      }
    }`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/allegati-ordine-fornitore/{id}/',
    summary: 'Toglie un allegato di un ordine fornitore.',
    answer: 'vuota',
    document: `mutation ($id: Int!) {
      esito: deleteAllegatoOrdineFornitore(input: { pk: $id }) { errors { code field message } }
    }`,
  },
  {
    method: 'GET',
    path: `${PATH}pdf_multi/`,
    summary: 'La stampa di più ordini fornitore, fino a 20 o a 1.000 righe: tutti o nessuno.',
    answer: 'file',
    mime: 'application/pdf',
    query: { ids: listOfField(pkField(), { fills: 'pks', descrizione: 'Numeri separati da virgole: `ids=3,4`.' }) },
    document: 'query ($ids: [Int!]) { dati: ordiniFornitorePdf(pks: $ids) { nome mime base64 } }',
  },
  {
    method: 'GET',
    path: `${PATH}{id}/pdf/`,
    summary: 'La stampa di un ordine fornitore.',
    answer: 'file',
    mime: 'application/pdf',
    query: {
      data_consegna: dayField({ descrizione: 'La consegna prevista da stampare al posto di quella che ha.' }),
    },
    document: `query ($id: Int!, $dataConsegna: Date) {
      dati: ordineFornitorePdf(pk: $id, dataConsegna: $dataConsegna) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: `${PATH}{id}/storico/`,
    summary: 'Gli stati che ha avuto un ordine fornitore, dal primo.',
    answer: 'dati',
    document: 'query ($id: Int!) { dati: storicoOrdineFornitore(pk: $id) { changed_at: changedAt stato } }',
  },
]
