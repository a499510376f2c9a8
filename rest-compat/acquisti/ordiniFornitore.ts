import { booleano, giorno, lista, numero, pk, scelta, testo } from '../core/campi.ts'
import { type Endpoint, XLSX } from '../core/endpoint.ts'

const ORDINE_FORNITORE = `fragment OrdineFornitoreLetto on OrdineFornitore {
  id: pk
  ordine: ordinePk
  ordine_data: ordine {
    id: pk
    numero_commessa: numeroCommessa
    progetto
    riferimento
    data_consegna: dataConsegna
    nome_cliente: nomeCliente
    cliente { nome }
    agente_data: agente { id: pk codice tipo_agente: tipo user { id: pk first_name: firstName last_name: lastName } }
  }
  tipologia
  fornitore: fornitorePk
  fornitore_data: fornitore { id: pk nome codice email tipologia }
  stato: statoNome
  valore_percentuale: valorePercentuale
  numero_documento: numeroDocumento
  data_ordine: dataOrdine
  data_consegna: dataConsegna
  data_arrivo: dataArrivo
  data_inserimento: dataInserimento
  righe_count: righeCount
  testo_email: testoEmail
  testo_pdf: testoPdf
  email_sent_at: emailSentAt
  note
  storico_stati: storicoStati { changed_at: changedAt stato }
  domanda1
  domanda2
  domanda3
  domanda1_legno: domanda1Legno
  domanda2_legno: domanda2Legno
  rilievo
  co
  magazzino
  rivendita
  riga_ordine: rigaOrdinePk
  costo_materiale: costoMateriale
  vendita_materiale: venditaMateriale
  versione
}`

const arrivo = {
  stato: testo({ descrizione: 'Nome di uno stato della lista; vuoto per nessuno. Se manca, DA_FARE.' }),
  data_arrivo: giorno({ descrizione: 'Consegna effettiva; obbligatoria se lo stato è ARRIVATO.' }),
  domanda1_legno: booleano(),
  domanda2_legno: testo({ descrizione: 'FSC, PEFC o NO.' }),
  numero_documento: testo(),
}
const campi = {
  tipologia: testo({ obbligatorio: true, descrizione: 'Nome del materiale.' }),
  fornitore: pk({ obbligatorio: true }),
  ...arrivo,
  valore_percentuale: numero({ descrizione: 'Da 0 a 100.' }),
  data_ordine: giorno(),
  data_consegna: giorno({ descrizione: 'Prevista.' }),
  testo_email: testo(),
  testo_pdf: testo(),
  note: testo(),
  domanda1: booleano(),
  domanda2: booleano(),
  domanda3: booleano(),
  rilievo: testo({ descrizione: 'DA_FARE o FATTO, che resta.' }),
  co: testo({ descrizione: 'DA_FARE o INVIATA, che resta.' }),
  magazzino: testo({ descrizione: 'QR o RENIS.' }),
  rivendita: booleano(),
  riga_ordine: pk(),
  costo_materiale: numero({ descrizione: 'Euro.' }),
  vendita_materiale: numero({ descrizione: 'Euro.' }),
}

const VARIABILI = `$tipologia: String, $fornitore: Float, $stato: String, $dataArrivo: String, $domanda1Legno: Boolean,
  $domanda2Legno: String, $numeroDocumento: String, $valorePercentuale: Float, $dataOrdine: String,
  $dataConsegna: String, $testoEmail: String, $testoPdf: String, $note: String, $domanda1: Boolean,
  $domanda2: Boolean, $domanda3: Boolean, $rilievo: String, $co: String, $magazzino: String, $rivendita: Boolean,
  $rigaOrdine: Float, $costoMateriale: Float, $venditaMateriale: Float`
const CAMPI = `tipologia: $tipologia, fornitore: $fornitore, stato: $stato, dataArrivo: $dataArrivo,
  domanda1Legno: $domanda1Legno, domanda2Legno: $domanda2Legno, numeroDocumento: $numeroDocumento,
  valorePercentuale: $valorePercentuale, dataOrdine: $dataOrdine, dataConsegna: $dataConsegna,
  testoEmail: $testoEmail, testoPdf: $testoPdf, note: $note, domanda1: $domanda1, domanda2: $domanda2,
  domanda3: $domanda3, rilievo: $rilievo, co: $co, magazzino: $magazzino, rivendita: $rivendita,
  rigaOrdine: $rigaOrdine, costoMateriale: $costoMateriale, venditaMateriale: $venditaMateriale`

const PERCORSO = '/api/planner/ordini-fornitore/{id}/'

const modifica = {
  path: PERCORSO,
  risposta: 'dati',
  body: {
    ...campi,
    versione: pk({ descrizione: 'Quella letta: se nel frattempo è cambiato, il salvataggio è rifiutato.' }),
  },
  document: `mutation ($id: Int!, $versione: Int, ${VARIABILI}) {
    esito: updateOrdineFornitore(input: { pk: $id, versione: $versione, ${CAMPI} }) {
      errors { code field message }
      dati: ordineFornitore { ...OrdineFornitoreLetto }
    }
  } ${ORDINE_FORNITORE}`,
} as const

const compreso = { descrizione: 'Compreso.' }

const query = {
  search: testo({ descrizione: "Parole dell'ordine per cui sono." }),
  id: lista(pk()),
  ordine: pk(),
  ordini: lista(pk()),
  numero_commessa: testo({ descrizione: 'Parte del numero.' }),
  progetto: testo({ descrizione: "Parte del progetto dell'ordine." }),
  riferimento: testo({ descrizione: "Parte del riferimento dell'ordine." }),
  cliente: testo({ descrizione: 'Parte del nome del cliente.' }),
  fornitore: pk(),
  fornitore_nome: testo({ descrizione: 'Parte del nome del fornitore.' }),
  tipologia: testo(),
  materiali: lista(testo()),
  stati_materiali: lista(pk(), {
    descrizione: "L'ordine ha un materiale (fra `materiali`, se ci sono) in uno di questi stati.",
  }),
  stato: testo({ descrizione: 'Nome dello stato.' }),
  rilievo: scelta(['DA_FARE', 'FATTO']),
  co: scelta(['DA_FARE', 'INVIATA']),
  magazzino: scelta(['QR', 'RENIS']),
  note: testo({ descrizione: 'Parte delle note.' }),
  agente: pk(),
  tipo_agente: scelta(['B2C', 'B2B', 'B2C*s']),
  data_consegna_da: giorno({ descrizione: "Dell'ordine." }),
  data_consegna_a: giorno(compreso),
  data_consegna_fornitore_da: giorno({ descrizione: 'Prevista.' }),
  data_consegna_fornitore_a: giorno(compreso),
  data_arrivo_da: giorno({ descrizione: 'Effettiva.' }),
  data_arrivo_a: giorno(compreso),
  data_ordine_fornitore_da: giorno(),
  data_ordine_fornitore_a: giorno(compreso),
  data_inserimento_da: giorno(),
  data_inserimento_a: giorno(compreso),
}

/** Supplier orders. */
export const ordiniFornitore: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/ordini-fornitore/',
    summary: 'Gli ordini ai fornitori che si possono vedere, dal più recente.',
    risposta: 'elenco',
    query,
    ordinamenti: {
      id: 'id',
      numero_commessa: 'numeroCommessa',
      cliente: 'cliente',
      progetto: 'progetto',
      riferimento: 'riferimento',
      fornitore: 'fornitore',
      tipologia: 'tipologia',
      stato: 'stato',
      valore_percentuale: 'valorePercentuale',
      numero_documento: 'numeroDocumento',
      data_consegna: 'dataConsegna',
      data_consegna_fornitore: 'dataConsegnaFornitore',
      data_arrivo: 'dataArrivo',
      data_ordine_fornitore: 'dataOrdineFornitore',
      data_inserimento: 'dataInserimento',
      rilievo: 'rilievo',
      co: 'co',
      magazzino: 'magazzino',
      costo_materiale: 'costoMateriale',
      vendita_materiale: 'venditaMateriale',
    },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroOrdiniFornitore) {
      dati: ordiniFornitore(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...OrdineFornitoreLetto }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${ORDINE_FORNITORE}`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini-fornitore/export/',
    summary: 'Gli stessi ordini in un foglio Excel, con gli stessi filtri; non più di 20.000.',
    risposta: 'file',
    mime: XLSX,
    query,
    document: `query (
      $search: String, $id: [Int!], $ordine: Int, $ordini: [Int!], $numeroCommessa: String,
      $progetto: String, $riferimento: String, $cliente: String, $fornitore: Int, $fornitoreNome: String,
      $tipologia: String, $materiali: [String!], $statiMateriali: [Int!], $stato: String, $rilievo: Rilievo,
      $co: Co, $magazzino: Magazzino, $note: String, $agente: Int, $tipoAgente: String,
      $dataConsegnaDa: Date, $dataConsegnaA: Date, $dataConsegnaFornitoreDa: Date,
      $dataConsegnaFornitoreA: Date, $dataArrivoDa: Date, $dataArrivoA: Date, $dataOrdineFornitoreDa: Date,
      $dataOrdineFornitoreA: Date, $dataInserimentoDa: Date, $dataInserimentoA: Date
    ) {
      dati: ordiniFornitoreExcel(filtro: {
        search: $search, id: $id, ordine: $ordine, ordini: $ordini, numeroCommessa: $numeroCommessa,
        progetto: $progetto, riferimento: $riferimento, cliente: $cliente, fornitore: $fornitore,
        fornitoreNome: $fornitoreNome, tipologia: $tipologia, materiali: $materiali,
        statiMateriali: $statiMateriali, stato: $stato, rilievo: $rilievo, co: $co, magazzino: $magazzino,
        note: $note, agente: $agente, tipoAgente: $tipoAgente, dataConsegnaDa: $dataConsegnaDa,
        dataConsegnaA: $dataConsegnaA, dataConsegnaFornitoreDa: $dataConsegnaFornitoreDa,
        dataConsegnaFornitoreA: $dataConsegnaFornitoreA, dataArrivoDa: $dataArrivoDa,
        dataArrivoA: $dataArrivoA, dataOrdineFornitoreDa: $dataOrdineFornitoreDa,
        dataOrdineFornitoreA: $dataOrdineFornitoreA, dataInserimentoDa: $dataInserimentoDa,
        dataInserimentoA: $dataInserimentoA
      }) { nome mime base64 }
    }`,
  },
  {
    method: 'POST',
    path: '/api/planner/ordini-fornitore/',
    summary: 'Aggiunge un ordine fornitore a un ordine.',
    risposta: 'dati',
    status: 201,
    body: { ordine: pk({ obbligatorio: true }), ...campi },
    document: `mutation ($ordine: Float, ${VARIABILI}) {
      esito: createOrdineFornitore(input: { ordine: $ordine, ${CAMPI} }) {
        errors { code field message }
        dati: ordineFornitore { ...OrdineFornitoreLetto }
      }
    } ${ORDINE_FORNITORE}`,
  },
  {
    method: 'GET',
    path: PERCORSO,
    summary: 'Un ordine fornitore.',
    risposta: 'dati',
    document: `query ($id: Int!) { dati: ordineFornitore(pk: $id) { ...OrdineFornitoreLetto } } ${ORDINE_FORNITORE}`,
  },
  { method: 'PUT', summary: 'Cambia un ordine fornitore; i campi che mancano restano come sono.', ...modifica },
  { method: 'PATCH', summary: 'Cambia solo i campi inviati di un ordine fornitore.', ...modifica },
  {
    method: 'DELETE',
    path: PERCORSO,
    summary: 'Elimina un ordine che il fornitore non conosce ancora; le sue righe tornano senza ordine.',
    risposta: 'vuota',
    document:
      'mutation ($id: Int!) { esito: deleteOrdineFornitore(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: `${PERCORSO}storico/`,
    summary: 'Gli stati che ha avuto un ordine fornitore, dal primo.',
    risposta: 'dati',
    document: 'query ($id: Int!) { dati: storicoOrdineFornitore(pk: $id) { changed_at: changedAt stato } }',
  },
]
