import { numero, pk, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'

const TEMPISTICA = `fragment TempisticaLetta on Tempistica {
  id: pk
  tipo_serramento_id: tipoSerramentoPk
  tipo_serramento: tipoSerramento { id: pk name: nome }
  codice_serramento_id: codiceSerramentoPk
  codice_serramento: codiceSerramento { id: pk categoria forma codice }
  categoria
  forma
  tempo_reparto_macchine: tempoRepartoMacchine
  tempo_reparto_banchi: tempoRepartoBanchi
  versione
}`

const minuti = () => numero({ obbligatorio: true, descrizione: 'Minuti, interi.' })
const campi = {
  tipo_serramento_id: pk({ obbligatorio: true }),
  codice_serramento_id: pk({ descrizione: 'Se manca vale per più codici: quelli che non hanno la loro.' }),
  categoria: testo({ descrizione: 'Senza codice, con la forma: vale solo per i loro codici.' }),
  forma: testo({ descrizione: 'Insieme alla categoria.' }),
  tempo_reparto_macchine: minuti(),
  tempo_reparto_banchi: minuti(),
}
const VARIABILI = `$tipoSerramentoId: Float, $codiceSerramentoId: Float, $categoria: String, $forma: String,
  $tempoRepartoMacchine: Float, $tempoRepartoBanchi: Float`
const CAMPI = `tipoSerramentoId: $tipoSerramentoId, codiceSerramentoId: $codiceSerramentoId,
  categoria: $categoria, forma: $forma,
  tempoRepartoMacchine: $tempoRepartoMacchine, tempoRepartoBanchi: $tempoRepartoBanchi`

interface Codice {
  categoria: string
  forma: string
  codice: string
}

/** Window codes and installation timings. */
export const tempistiche: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/codici-serramento/',
    summary: 'I codici dei serramenti.',
    risposta: 'dati',
    query: {
      categoria: testo(),
      forma: testo(),
      codice: testo(),
      tipo_serramento: pk({ descrizione: 'Solo quelli che hanno una tempistica per questo tipo.' }),
    },
    autocomplete: ({ categoria, forma, codice }: Codice) => `${categoria} ${forma} ${codice}`,
    document: `query ($categoria: String, $forma: String, $codice: String, $tipoSerramento: Int) {
      dati: codiciSerramento(categoria: $categoria, forma: $forma, codice: $codice, tipoSerramento: $tipoSerramento) {
        id: pk categoria forma codice
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/tempistiche/',
    summary: 'Le tempistiche, per tipo, categoria, forma e codice.',
    risposta: 'elenco',
    query: { tipo_serramento: pk(), codice_serramento: pk() },
    ordinamenti: {
      id: 'id',
      tipo_serramento: 'tipoSerramento',
      tempo_reparto_macchine: 'tempoRepartoMacchine',
      tempo_reparto_banchi: 'tempoRepartoBanchi',
    },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroTempistiche) {
      dati: tempistiche(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...TempisticaLetta }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${TEMPISTICA}`,
  },
  {
    method: 'POST',
    path: '/api/planner/tempistiche/',
    summary: 'Aggiunge una tempistica.',
    risposta: 'dati',
    status: 201,
    body: campi,
    document: `mutation (${VARIABILI}) {
      esito: createTempistica(input: { ${CAMPI} }) {
        errors { code field message }
        dati: tempistica { ...TempisticaLetta }
      }
    } ${TEMPISTICA}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/tempistiche/{id}/',
    summary: 'Cambia una tempistica.',
    risposta: 'dati',
    body: {
      ...campi,
      versione: pk({ descrizione: 'Quella letta: se nel frattempo è cambiata, il salvataggio è rifiutato.' }),
    },
    document: `mutation ($id: Int!, $versione: Int, ${VARIABILI}) {
      esito: updateTempistica(input: { pk: $id, versione: $versione, ${CAMPI} }) {
        errors { code field message }
        dati: tempistica { ...TempisticaLetta }
      }
    } ${TEMPISTICA}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/tempistiche/{id}/',
    summary: 'Elimina una tempistica.',
    risposta: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteTempistica(input: { pk: $id }) { errors { code field message } } }',
  },
]
