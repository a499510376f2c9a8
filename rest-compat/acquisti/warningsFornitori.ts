import type { Endpoint } from '../core/endpoint.ts'
import { textField } from '../core/fields.ts'

const ordine = 'ordine { id: pk numero_commessa: numeroCommessa cliente { nome } data_consegna: dataConsegna }'

/** What is wrong with what is bought for orders. */
export const warningsFornitoriEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/ordini-fornitore/warnings/',
    summary: 'Ordini fornitore che mancano, e materiali che arrivano dopo la fase che li aspetta.',
    risposta: 'dati',
    query: { search: textField() },
    document: `query ($search: String) {
      dati: warningsOrdiniFornitore(search: $search) {
        mancanti { ${ordine} materiali { materiale necessario_il: necessarioIl ordinare_entro: ordinareEntro } }
        a_rischio: aRischio {
          ${ordine} ordine_fornitore: ordineFornitore materiale previsto necessario_il: necessarioIl giorni ritardo
        }
      }
    }`,
  },
]
