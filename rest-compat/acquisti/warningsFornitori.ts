import type { Endpoint } from '#rest/core/endpoint.ts'
import { textField } from '#rest/core/fields.ts'

const ordine = 'ordine { id: pk numero_commessa: numeroCommessa cliente { nome } data_consegna: dataConsegna }'

/** What is wrong with what is bought for orders. */
export const warningsFornitoriEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/ordini-fornitore/warnings/',
    summary:
      'Ordini fornitore che mancano, materiali che arrivano dopo la fase che li aspetta, ordini lavorati prima dell’arrivo di ciò che serve; di ogni elenco i primi 100 e il totale.',
    answer: 'dati',
    query: { search: textField() },
    document: `query ($search: String) {
      dati: warningsOrdiniFornitore(search: $search) {
        mancanti { ${ordine} materiali { materiale necessario_il: necessarioIl ordinare_entro: ordinareEntro } }
        totale_mancanti: totaleMancanti
        a_rischio: aRischio {
          ${ordine} ordine_fornitore: ordineFornitore materiale previsto necessario_il: necessarioIl giorni ritardo
        }
        totale_a_rischio: totaleARischio
        attivita_senza_arrivi: attivitaSenzaArrivi {
          ${ordine} materiali { materiale ordinato } attivita ultima_attivita: ultimaAttivita lavorazioni
        }
        totale_attivita_senza_arrivi: totaleAttivitaSenzaArrivi
      }
    }`,
  },
]
