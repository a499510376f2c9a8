import type { Ambito } from '../../../../../server/produzione/tempistiche/rules.ts'
import { ambitoDi, type Codice, type Tempi } from '../albero/albero.ts'

type Scritto = number | string | null

/** Values of the form, with the version that they were read from (0 for a new one). */
export interface ValoriTempistica extends Omit<Ambito, 'tipoSerramentoId'> {
  tipoSerramentoId: number | null
  tempoRepartoMacchine: Scritto
  tempoRepartoBanchi: Scritto
  versione: number
}

export const etichette: Readonly<Record<string, string>> = {
  tipoSerramentoId: 'Tipo serramento',
  categoria: 'Categoria',
  forma: 'Forma',
  codiceSerramentoId: 'Codice',
  tempoRepartoMacchine: 'Tempo macchine',
  tempoRepartoBanchi: 'Tempo banchi',
}

/** Of a new timing, for what was pointed at. */
export function valoriNuovi(ambito: Ambito | null, codici: readonly Codice[]): ValoriTempistica {
  const vuoto = { codiceSerramentoId: null, categoria: null, forma: null }
  return {
    tipoSerramentoId: null,
    ...vuoto,
    ...(ambito && conCodice(ambito, codici)),
    tempoRepartoMacchine: null,
    tempoRepartoBanchi: null,
    versione: 0,
  }
}

/** Of a timing that is there. */
export function valoriDi(tempi: Tempi, codici: readonly Codice[]): ValoriTempistica {
  const { tempoRepartoMacchine, tempoRepartoBanchi, versione } = tempi
  return { ...conCodice(ambitoDi(tempi), codici), tempoRepartoMacchine, tempoRepartoBanchi, versione }
}

/** In the form a code stands under its category and shape. */
function conCodice(ambito: Ambito, codici: readonly Codice[]): Ambito {
  const codice = codici.find(({ pk }) => pk === ambito.codiceSerramentoId)
  return codice ? { ...ambito, categoria: codice.categoria, forma: codice.forma } : ambito
}

/** What is sent: the numbers as they were written, where they are none the server says so. */
export function datiScritti(valori: ValoriTempistica) {
  const { tipoSerramentoId, codiceSerramentoId, categoria, forma } = valori
  return {
    tipoSerramentoId,
    codiceSerramentoId,
    categoria,
    forma,
    tempoRepartoMacchine: Number(valori.tempoRepartoMacchine),
    tempoRepartoBanchi: Number(valori.tempoRepartoBanchi),
  }
}

const perNome = new Intl.Collator('it', { numeric: true })
const ordinate = (voci: readonly string[]) => [...new Set(voci)].sort(perNome.compare)

/** What may be chosen next to what is chosen. */
export function scelteCodice({ categoria, forma }: ValoriTempistica, codici: readonly Codice[]) {
  const dellaCategoria = codici.filter((codice) => codice.categoria === categoria)
  return {
    categorie: ordinate(codici.map((codice) => codice.categoria)),
    forme: ordinate(dellaCategoria.map((codice) => codice.forma)),
    codici: dellaCategoria
      .filter((codice) => codice.forma === forma)
      .sort((a, b) => perNome.compare(a.codice, b.codice)),
  }
}
