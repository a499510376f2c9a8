import type { Endpoint } from '#rest/core/endpoint.ts'

interface WithName {
  nome: string
}

/** What the wizard and the filters choose from. */
export const riferimentiEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/regioni/',
    summary: 'Le regioni, con quelle per cui va chiesta la fattibilità (showAlert).',
    answer: 'dati',
    autocomplete: ({ nome }: WithName) => nome,
    document: '{ dati: regioni { id: pk nome latitudine longitudine showAlert } }',
  },
  {
    method: 'GET',
    path: '/api/province/',
    summary: 'Le province.',
    answer: 'dati',
    autocomplete: ({ nome }: WithName) => nome,
    document: `{
      dati: province {
        id: pk
        id_regione: idRegione
        codice_citta_metropolitana: codiceCittaMetropolitana
        nome
        sigla_automobilistica: siglaAutomobilistica
        latitudine
        longitudine
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/configurazione/',
    summary: 'Le scelte configurate e i dati della pagina del preventivo.',
    answer: 'dati',
    document: `{
      dati: configurazione {
        tipi_cliente: tipiCliente
        tipi_intervento: tipiIntervento
        piani
        telefono: telefonoCommerciale
        page_size: pageSizePreventivi
        sito
        informativa_privacy: informativaPrivacy
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/agenti',
    summary: 'Gli agenti, da assegnare e per filtrare.',
    answer: 'dati',
    autocomplete: ({ codice, user }: { codice: string; user: { first_name: string; last_name: string } }) =>
      `${user.first_name} ${user.last_name}`.trim() || codice,
    document: `{
      dati: agenti { id: pk codice tipo_agente: tipoAgente user { id: pk first_name: firstName last_name: lastName } }
    }`,
  },
  {
    method: 'GET',
    path: '/api/stati-preventivo',
    summary: 'Gli stati che un preventivo può avere.',
    answer: 'dati',
    autocomplete: ({ stato }: { stato: string }) => stato,
    document: '{ dati: statiPreventivo { id: pk stato } }',
  },
]
