import { numeroDi } from '../../platform/db/decimale.ts'
import { sanitizeRich } from '../../platform/pdf/html.ts'
import { dataDiGiorno, giornoDiData } from '../../shared/dates/days.ts'
import type { OrdineFornitoreInMano } from './prendi.ts'
import type { OrdineFornitoreInput } from './rules.ts'

const giorno = (data: Date | null) => data && giornoDiData(data)

/** A stored supplier order as it is written. */
export function valoriDi(salvato: OrdineFornitoreInMano): OrdineFornitoreInput {
  const { valorePercentuale, costoMateriale, venditaMateriale } = salvato
  return {
    ordine: salvato.ordineId,
    tipologia: salvato.tipologia,
    fornitore: salvato.fornitoreId,
    stato: salvato.stato?.nome ?? '',
    valorePercentuale: valorePercentuale && numeroDi(valorePercentuale),
    numeroDocumento: salvato.numeroDocumento,
    dataOrdine: giorno(salvato.dataOrdine),
    dataConsegna: giorno(salvato.dataConsegna),
    dataArrivo: giorno(salvato.dataArrivo),
    testoEmail: salvato.testoEmail,
    testoPdf: salvato.testoPdf,
    note: salvato.note,
    domanda1: salvato.domanda1,
    domanda2: salvato.domanda2,
    domanda3: salvato.domanda3,
    domanda1Legno: salvato.domanda1Legno,
    domanda2Legno: salvato.domanda2Legno,
    rilievo: salvato.rilievo,
    co: salvato.co,
    magazzino: salvato.magazzino,
    rivendita: salvato.rivendita,
    rigaOrdine: salvato.rigaOrdineId,
    costoMateriale: costoMateriale && numeroDi(costoMateriale),
    venditaMateriale: venditaMateriale && numeroDi(venditaMateriale),
  }
}

/** What is written to the columns. @param statoId of the state that `dati` names */
export function colonneDi(dati: OrdineFornitoreInput, statoId: number | null) {
  const { ordine, fornitore, stato: _stato, rigaOrdine, ...resto } = dati
  return {
    ...resto,
    ordineId: ordine,
    fornitoreId: fornitore,
    rigaOrdineId: rigaOrdine,
    statoId,
    dataOrdine: dataDiGiorno(dati.dataOrdine),
    dataConsegna: dataDiGiorno(dati.dataConsegna),
    dataArrivo: dataDiGiorno(dati.dataArrivo),
    testoEmail: sanitizeRich(dati.testoEmail),
  }
}
