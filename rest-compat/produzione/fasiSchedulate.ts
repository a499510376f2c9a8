import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, dayField, listOfField, pkField, textField } from '#rest/core/fields.ts'
import { filterDocument, listDocument, ordersOf } from '#rest/core/resource.ts'

const query = {
  nome_fase: textField({ descrizione: 'Una fase; tutte, se manca.' }),
  search: textField({ descrizione: 'Ogni parola, in numero, cliente, progetto o riferimento.' }),
  senza_misure: booleanField(),
  chiusi: booleanField({ descrizione: 'true: di ordini finiti; false: degli altri.' }),
  data_da: dayField({ fills: 'periodo.dal', descrizione: 'Fasi che toccano il periodo.' }),
  data_a: dayField({ fills: 'periodo.al', descrizione: 'Compreso.' }),
  stato: listOfField(pkField(), { fills: 'statoPks', descrizione: 'Stati della fase, o dei suoi ordini fornitore.' }),
  empty: booleanField({ descrizione: 'true: senza stato; allora `stato` non conta.' }),
  materiali: listOfField(textField()),
  stati_materiali: listOfField(pkField(), { fills: 'statoMaterialePks' }),
}
const aliases = { from_date: 'data_da', to_date: 'data_a' }

/** The scheduled phases across all orders. */
export const fasiSchedulateEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/fasi-schedulate/',
    summary: 'Le fasi schedulate di tutti gli ordini, per inizio, con i totali.',
    answer: 'elenco',
    query,
    aliases,
    orderings: ordersOf([
      'id',
      'inizio',
      'fine',
      'durata',
      'fornitore',
      'numeroCommessa',
      'riferimento',
      'nomeCliente',
      'dataConsegna',
      'numeroSerramenti',
      'senzaMisure',
      'netto',
    ]),
    document: listDocument(
      'fasiSchedulate',
      `{
          id: pk
          nome_fase: nomeFase
          schedulazione_ordine: schedulazione {
            ordine {
              id: pk
              numero_commessa: numeroCommessa
              riferimento
              cliente { id: pk nome }
              data_consegna: dataConsegna
              netto
              senza_misure: senzaMisure
            }
          }
          numero_serramenti: numeroSerramenti
          tipi_serramenti: tipiSerramenti
          stato { id: pk stato: nome }
          stati_ordini_fornitori: statiOrdiniFornitori { materiale stati }
          numero_ante: numeroAnte
          numero_vetri: numeroVetri
          numero_pezzi_ante: numeroPezziAnte
          numero_pezzi_inglesine: numeroPezziInglesine
          numero_pezzi_arco: numeroPezziArco
          fornitore { id: pk nome }
          durata
          durata_override: durataOverride
          inizio
          fine
        }`,
      {
        beside: `totals: totaliFasiSchedulate(filtro: $filtro) {
        totale_numero_serramenti: numeroSerramenti
        totale_ante: ante
        totale_vetri: vetri
        totale_pezzi_ante: pezziAnte
        totale_pezzi_inglesine: pezziInglesine
        totale_pezzi_arco: pezziArco
        totale_durata: durata
        tot_netto: netto
        capacita_libera: capacitaLibera
      }`,
      },
    ),
  },
  {
    method: 'GET',
    path: '/api/planner/fasi-schedulate/csv/',
    summary: 'Le stesse fasi in un file CSV, con gli stessi filtri; non più di 20.000.',
    answer: 'file',
    mime: 'text/csv; charset=utf-8',
    query,
    aliases,
    document: filterDocument('fasiSchedulateCsv', query, '{ nome mime base64 }'),
  },
]
