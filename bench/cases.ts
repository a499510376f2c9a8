import { acquistiCases } from './cases/acquistiCases.ts'
import type { BenchCase } from './cases/benchCase.ts'
import { officinaCases } from './cases/officinaCases.ts'
import { ordiniCases } from './cases/ordiniCases.ts'
import { prezziCases } from './cases/prezziCases.ts'
import { schedulatoreCases } from './cases/schedulatoreCases.ts'
import { statisticheCases } from './cases/statisticheCases.ts'

const fieldsSql = `
  'pk', p.id, 'dataCreazione', p.data_creazione, 'nomeCognome', p.nome_cognome, 'citta', p.citta,
  'provincia', p.provincia, 'regionePosa', p.regione_posa, 'eliminato', p.eliminato,
  'stato', (SELECT json_build_object('pk', s.id, 'stato', s.stato) FROM stati_preventivo s WHERE s.id = p.stato_id),
  'agente', (SELECT json_build_object('pk', a.id, 'codice', a.codice,
      'user', json_build_object('firstName', u.first_name, 'lastName', u.last_name))
      FROM agenti a JOIN users u ON u.id = a.user_id WHERE a.id = p.agente_id),
  'famiglia', (SELECT json_build_object('nome', f.nome) FROM famiglie f WHERE f.id = p.famiglia_id),
  'totaleQuantita', (SELECT coalesce(sum(w.quantita), 0) FROM serramenti w WHERE w.preventivo_id = p.id)`

const rigaGraphql = `pk dataCreazione nomeCognome citta provincia regionePosa eliminato
  stato { pk stato } agente { pk codice user { firstName lastName } } famiglia { nome } totaleQuantita`

const rigaPostgraphile = `rowId dataCreazione nomeCognome citta provincia regionePosa eliminato
  statiPreventivoByStatoId { rowId stato } agentiByAgenteId { rowId codice userByUserId { firstName lastName } }
  famiglieByFamigliaId { nome } serramentisByPreventivoId { nodes { quantita } }`

const page = (where: string) => `SELECT json_build_object('preventivi', json_build_object('nodes', (
  SELECT coalesce(json_agg(r.j), '[]') FROM (
    SELECT json_build_object(${fieldsSql}) AS j FROM preventivi p WHERE ${where}
    ORDER BY p.data_creazione DESC, p.id DESC LIMIT 50) r))) AS json`

const preventiviCases: BenchCase[] = [
  {
    nome: 'Elenco preventivi (50 righe, filtri e ordine)',
    prodotto: `query ($filtro: FiltroPreventivi) { preventivi(perPagina: 50, ordinamento: [DATA_CREAZIONE_DESC], filtro: $filtro) {
      nodes { ${rigaGraphql} } } }`,
    variables: { filtro: { eliminato: false, regionePosa: 'Lombardia' } },
    sql: page("NOT p.eliminato AND p.regione_posa = 'Lombardia'"),
    postgraphile: `{ allPreventivis(first: 50, orderBy: [DATA_CREAZIONE_DESC, ROW_ID_DESC],
      condition: { eliminato: false, regionePosa: "Lombardia" }) { nodes { ${rigaPostgraphile} } } }`,
  },
  {
    nome: 'Elenco preventivi con ricerca libera',
    prodotto: `query ($filtro: FiltroPreventivi) { preventivi(perPagina: 50, filtro: $filtro) { nodes { ${rigaGraphql} } } }`,
    variables: { filtro: { search: 'milano esposito' } },
    sql: page("p.ricerca LIKE '%milano%' AND p.ricerca LIKE '%esposito%'"),
  },
  {
    nome: 'Elenco preventivi con il conteggio',
    prodotto: `query ($filtro: FiltroPreventivi) { preventivi(perPagina: 50, filtro: $filtro) { totalCount nodes { ${rigaGraphql} } } }`,
    variables: { filtro: { eliminato: false } },
    sql: `${page('NOT p.eliminato').replace("'preventivi', json_build_object(", "'preventivi', json_build_object('totalCount', (SELECT count(*) FROM preventivi WHERE NOT eliminato), ")}`,
    postgraphile: `{ allPreventivis(first: 50, orderBy: [DATA_CREAZIONE_DESC, ROW_ID_DESC], condition: { eliminato: false }) {
      totalCount nodes { ${rigaPostgraphile} } } }`,
  },
  {
    nome: 'Dettaglio di un preventivo',
    prodotto: `query ($pk: Int!) { preventivo(pk: $pk) { ${rigaGraphql} telefono email indirizzo note
      opzioni { opzione { nome } valore { nome } }
      serramenti { pk quantita altezza larghezza tipoSerramento { nome immagine } tipoApertura { nome } accessori { nome } } } }`,
    variables: { pk: '{pk}' },
    sql: `SELECT json_build_object('preventivo', (SELECT json_build_object(${fieldsSql},
      'telefono', p.telefono, 'email', p.email, 'indirizzo', p.indirizzo, 'note', p.note,
      'opzioni', (SELECT json_agg(json_build_object('opzione', json_build_object('nome', o.nome), 'valore', json_build_object('nome', v.nome)))
        FROM opzioni_preventivo op JOIN opzioni o ON o.id = op.opzione_id JOIN valori_opzione v ON v.id = op.valore_id WHERE op.preventivo_id = p.id),
      'serramenti', (SELECT json_agg(json_build_object('pk', w.id, 'quantita', w.quantita, 'altezza', w.altezza, 'larghezza', w.larghezza,
        'tipoSerramento', json_build_object('nome', t.nome, 'immagine', sf.chiave), 'tipoApertura', json_build_object('nome', ta.nome),
        'accessori', (SELECT coalesce(json_agg(json_build_object('nome', ac.nome)), '[]') FROM "_serramenti_accessori" sa
          JOIN accessori ac ON ac.id = sa."A" WHERE sa."B" = w.id)) ORDER BY w.posizione)
        FROM serramenti w JOIN tipi_serramento t ON t.id = w.tipo_serramento_id LEFT JOIN stored_files sf ON sf.id = t.immagine_id
        JOIN tipi_apertura ta ON ta.id = w.tipo_apertura_id WHERE w.preventivo_id = p.id))
      FROM preventivi p WHERE p.id = {pk})) AS json`,
    postgraphile: `query ($pk: Int!) { preventiviByRowId(rowId: $pk) { ${rigaPostgraphile} telefono email indirizzo note
      opzioniPreventivosByPreventivoId { nodes { opzioniByOpzioneId { nome } valoriOpzioneByValoreId { nome } } }
      dettaglio: serramentisByPreventivoId { nodes { rowId quantita altezza larghezza
        tipiSerramentoByTipoSerramentoId { nome storedFileByImmagineId { chiave } } tipiAperturaByTipoAperturaId { nome } } } } }`,
  },
  {
    nome: 'Dati di riferimento del wizard',
    prodotto: `{ famiglie { pk nome descrizione tipologiaFamiglia { nome } immagini { immagine } opzioni { pk nome valori { pk nome html } } }
      tipiSerramento { pk nome immagine altezzaMin altezzaMax larghezzaMin larghezzaMax aperture { pk nome immagine } accessori { pk nome } }
      vincoli { pk famigliaPk tipoSerramentoPk altezzaMin altezzaMax larghezzaMin larghezzaMax } }`,
    sql: `SELECT json_build_object(
      'famiglie', (SELECT json_agg(json_build_object('pk', f.id, 'nome', f.nome, 'descrizione', f.descrizione,
        'tipologiaFamiglia', (SELECT json_build_object('nome', tf.nome) FROM tipologie_famiglia tf WHERE tf.id = f.tipologia_famiglia_id),
        'immagini', (SELECT json_agg(json_build_object('immagine', sf.chiave)) FROM immagini_famiglia i JOIN stored_files sf ON sf.id = i.file_id WHERE i.famiglia_id = f.id),
        'opzioni', (SELECT json_agg(json_build_object('pk', o.id, 'nome', o.nome, 'valori',
          (SELECT json_agg(json_build_object('pk', v.id, 'nome', v.nome, 'html', v.html) ORDER BY v.ordine) FROM valori_opzione v WHERE v.opzione_id = o.id)) ORDER BY o.ordine)
          FROM opzioni o WHERE o.famiglia_id = f.id))) FROM famiglie f),
      'tipiSerramento', (SELECT json_agg(json_build_object('pk', t.id, 'nome', t.nome,
        'aperture', (SELECT json_agg(json_build_object('pk', a.id, 'nome', a.nome)) FROM "_tipi_serramento_aperture" ta JOIN tipi_apertura a ON a.id = ta."A" WHERE ta."B" = t.id),
        'accessori', (SELECT json_agg(json_build_object('pk', c.id, 'nome', c.nome)) FROM "_tipi_serramento_accessori" tc JOIN accessori c ON c.id = tc."A" WHERE tc."B" = t.id)))
        FROM tipi_serramento t),
      'vincoli', (SELECT json_agg(v) FROM (SELECT id, famiglia_id, tipo_serramento_id, altezza_min, altezza_max, larghezza_min, larghezza_max FROM vincoli) v)) AS json`,
  },
]

/** Everything that is measured. */
export const benchCases: BenchCase[] = [
  ...preventiviCases,
  ...prezziCases,
  ...ordiniCases,
  ...officinaCases,
  ...acquistiCases,
  ...schedulatoreCases,
  ...statisticheCases,
]
