import { giorno, lista, pk, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'

const FORNITORE = `fragment FornitoreLetto on Fornitore {
  id: pk
  nome
  codice
  tipologia
  email
  tempo
  is_default: isDefault
  testata
  testo_pdf: testoPdf
  versione
}`

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
  costo_materiale: costoMateriale
  vendita_materiale: venditaMateriale
  versione
}`

/** Suppliers and supplier orders, to read (spec/002 §3). */
export const fornitori: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/fornitori/',
    summary: 'I fornitori, per nome.',
    risposta: 'elenco',
    query: { search: testo(), tipologia: testo({ descrizione: 'Nome del materiale.' }), id: lista(pk()) },
    ordinamenti: { id: 'id', nome: 'nome', codice: 'codice', tipologia: 'tipologia', tempo: 'tempo' },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroFornitori) {
      dati: fornitori(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...FornitoreLetto }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${FORNITORE}`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini-fornitore/',
    summary: 'Gli ordini ai fornitori che si possono vedere, dal più recente.',
    risposta: 'elenco',
    query: {
      search: testo({ descrizione: "Parole dell'ordine per cui sono." }),
      ordine: pk(),
      ordini: lista(pk()),
      fornitore: pk(),
      tipologia: testo(),
      materiali: lista(testo()),
      data_consegna_da: giorno(),
      data_consegna_a: giorno({ descrizione: 'Compreso.' }),
      data_arrivo_da: giorno(),
      data_arrivo_a: giorno({ descrizione: 'Compreso.' }),
    },
    ordinamenti: {
      id: 'id',
      numero_commessa: 'numeroCommessa',
      fornitore: 'fornitore',
      tipologia: 'tipologia',
      stato: 'stato',
      data_ordine: 'dataOrdine',
      data_consegna: 'dataConsegna',
      data_arrivo: 'dataArrivo',
      data_inserimento: 'dataInserimento',
    },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroOrdiniFornitore) {
      dati: ordiniFornitore(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...OrdineFornitoreLetto }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${ORDINE_FORNITORE}`,
  },
]
