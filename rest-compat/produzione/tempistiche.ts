import type { Endpoint } from '#rest/core/endpoint.ts'
import { pkField, textField } from '#rest/core/fields.ts'
import { resource } from '#rest/core/resource.ts'

interface Codice {
  categoria: string
  forma: string
  codice: string
}

/** Window codes and installation timings. */
export const tempisticheEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/codici-serramento/',
    summary: 'I codici dei serramenti.',
    answer: 'dati',
    query: {
      categoria: textField(),
      forma: textField(),
      codice: textField(),
      tipo_serramento: pkField({ descrizione: 'Solo quelli che hanno una tempistica per questo tipo.' }),
    },
    autocomplete: ({ categoria, forma, codice }: Codice) => `${categoria} ${forma} ${codice}`,
    document: `query ($categoria: String, $forma: String, $codice: String, $tipoSerramento: Int) {
      dati: codiciSerramento(categoria: $categoria, forma: $forma, codice: $codice, tipoSerramentoPk: $tipoSerramento) {
        id: pk categoria forma codice
      }
    }`,
  },
  ...resource({
    path: '/api/planner/tempistiche/',
    node: 'Tempistica',
    payload: 'tempistica',
    fields: {
      tipo_serramento_id: {},
      codice_serramento_id: { descrizione: 'Se manca vale per più codici: quelli che non hanno la loro.' },
      categoria: { descrizione: 'Senza codice, con la forma: vale solo per i loro codici.' },
      forma: { descrizione: 'Insieme alla categoria.' },
      tempo_reparto_macchine: { descrizione: 'Minuti, interi.' },
      tempo_reparto_banchi: { descrizione: 'Minuti, interi.' },
    },
    read: {
      tipo_serramento_id: 'tipoSerramentoPk',
      tipo_serramento: 'tipoSerramento { id: pk name: nome }',
      codice_serramento_id: 'codiceSerramentoPk',
      codice_serramento: 'codiceSerramento { id: pk categoria forma codice }',
    },
    list: {
      name: 'tempistiche',
      summary: 'Le tempistiche, per tipo, categoria, forma e codice.',
      query: {
        tipo_serramento: pkField({ fills: 'tipoSerramentoPk' }),
        codice_serramento: pkField({ fills: 'codiceSerramentoPk' }),
      },
      orders: ['id', 'tipoSerramento', 'tempoRepartoMacchine', 'tempoRepartoBanchi'],
    },
    create: { name: 'createTempistica', summary: 'Aggiunge una tempistica.' },
    update: { name: 'updateTempistica', summary: 'Cambia una tempistica.' },
    delete: { name: 'deleteTempistica', summary: 'Elimina una tempistica.' },
  }),
]
