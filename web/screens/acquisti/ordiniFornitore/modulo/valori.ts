import type { OrdineFornitoreInput } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { formatoData } from '../../../../../server/shared/formats/formats.ts'
import type { RigaFornitura } from '../elenco/riga.ts'

type Tolti = 'ordine' | 'tipologia' | 'fornitore' | 'testoEmail' | 'testoPdf' | 'rigaOrdine'

/** Values of the form, with the version that they were read from (0 for a new supplier order). */
export interface ValoriFornitura extends Omit<OrdineFornitoreInput, Tolti> {
  ordine: number | null
  tipologia: string | null
  fornitore: number | null
  versione: number
}

export const etichette: Record<Exclude<keyof ValoriFornitura, 'versione'>, string> = {
  ordine: 'Ordine',
  tipologia: 'Tipologia',
  fornitore: 'Fornitore',
  stato: 'Stato',
  valorePercentuale: 'Percentuale',
  numeroDocumento: 'Numero documento',
  dataOrdine: 'Data ordine',
  dataConsegna: 'Consegna prevista',
  dataArrivo: 'Consegna effettiva',
  note: 'Note',
  domanda1: 'Domanda 1',
  domanda2: 'Domanda 2',
  domanda3: 'Domanda 3',
  domanda1Legno: 'Domanda 1 legno',
  domanda2Legno: 'Domanda 2 legno',
  rilievo: 'Rilievo',
  co: 'CO',
  magazzino: 'Magazzino',
  rivendita: 'Rivendita',
  costoMateriale: 'Costo materiale',
  venditaMateriale: 'Vendita materiale',
}

type Campo = keyof typeof etichette
const CAMPI = Object.keys(etichette) as Campo[]

export const NUOVA: ValoriFornitura = {
  ...{ ordine: null, tipologia: null, fornitore: null, stato: 'DA_FARE', valorePercentuale: null, numeroDocumento: '' },
  ...{ dataOrdine: null, dataConsegna: null, dataArrivo: null, note: '' },
  ...{ domanda1: null, domanda2: null, domanda3: null, domanda1Legno: null, domanda2Legno: '' },
  ...{ rilievo: null, co: null, magazzino: null, rivendita: false, costoMateriale: null, venditaMateriale: null },
  versione: 0,
}

/** A supplier order as its form begins. */
export function valoriDi(riga: RigaFornitura): ValoriFornitura {
  const { ordinePk, fornitorePk, statoNome, versione } = riga
  const propri = Object.fromEntries(CAMPI.map((campo) => [campo, (riga as Record<string, unknown>)[campo] ?? null]))
  return {
    ...NUOVA,
    ...propri,
    ...{ ordine: ordinePk, fornitore: fornitorePk, stato: statoNome, versione },
  } as ValoriFornitura
}

/** What is sent of a new one. */
export const datiScritti = ({ versione: _versione, ...dati }: ValoriFornitura) => dati

/** The fields whose value differs from what was read: only these are sent, so that nobody's other change is undone. */
export function cambiati(iniziali: ValoriFornitura, valori: ValoriFornitura): Partial<Omit<ValoriFornitura, 'ordine'>> {
  const diversi = CAMPI.filter((campo) => campo !== 'ordine' && valori[campo] !== iniziali[campo])
  return Object.fromEntries(diversi.map((campo) => [campo, valori[campo]]))
}

/** A value as the dialog of two versions shows it. */
export function mostra(campo: string, valore: unknown): string {
  if (typeof valore === 'boolean') return valore ? 'Sì' : 'No'
  if (valore === null || valore === undefined || valore === '') return '–'
  return campo.startsWith('data') ? formatoData(String(valore)) : String(valore)
}
