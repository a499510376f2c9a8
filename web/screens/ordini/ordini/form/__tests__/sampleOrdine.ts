import { NO_POSA } from '#ordini/posa/rules.ts'
import type { OrdineInForm } from '../ordine.ts'

type Riga = OrdineInForm['righe'][number]

/** A line as the server answers it. @param changes what differs */
export function sampleReadRiga(changes: Partial<Riga>): Riga {
  return {
    pk: 11,
    tipoSerramentoPk: 2,
    codiceSerramentoPk: 5,
    codiceSerramento: { pk: 5, categoria: 'PVC', forma: 'RETT', codice: 'F1' },
    rivendita: false,
    codiceRivendita: '',
    numero: 1,
    listino: 100,
    scontoArticolo: 10,
    scontoCorrettivo: null,
    netto: 90,
    altezza: 1400,
    larghezza: 1200,
    ante: 1,
    forma: '',
    descrizione: 'Bagno',
    famiglia: null,
    tipoApertura: null,
    opzioni: [],
    accessori: [],
    specchiature: [],
    ...changes,
  }
}

/** An order as the server answers it. @param changes what differs */
export function sampleRead(changes: Partial<OrdineInForm>): OrdineInForm {
  return {
    pk: 1,
    versione: 4,
    numeroCommessa: '26/0001',
    data: '2026-03-01',
    dataConsegna: '2026-04-01',
    dataPosa: null,
    progetto: '',
    riferimento: 'Cantiere',
    statoPk: 2,
    stato: { pk: 2, nome: 'Confermato' },
    cliente: { pk: 7, nome: 'Rossi', codice: 'C00007' },
    tipoCliente: 'PRIVA',
    codiceSistema: 'PVC',
    agente: { pk: 3, user: { nome: 'Carlo Ferretti' } },
    areaConsegna: 'EST',
    senzaMisure: false,
    note: 'Colore da confermare.',
    nonSchedulabile: false,
    autoSchedulazione: false,
    ...NO_POSA,
    righe: [sampleReadRiga({})],
    ...changes,
  } as OrdineInForm
}
