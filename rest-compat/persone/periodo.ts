import { giorno, testo } from '../core/campi.ts'

/** A period of absences and holidays in bodies: both hours, or none for whole days. */
export const campiPeriodo = {
  giorno_da: giorno({ obbligatorio: true }),
  giorno_a: giorno({ obbligatorio: true, descrizione: 'Compreso.' }),
  ora_da: testo({ descrizione: 'HH:mm; entrambe le ore o nessuna.' }),
  ora_a: testo({ descrizione: 'HH:mm.' }),
  title: testo(),
}

export const VARIABILI_PERIODO = '$giornoDa: String, $giornoA: String, $oraDa: String, $oraA: String, $title: String'
export const CAMPI_PERIODO = 'giornoDa: $giornoDa, giornoA: $giornoA, oraDa: $oraDa, oraA: $oraA, title: $title'

/** Range of days of the lists. */
export const intervallo = {
  from_date: giorno({ descrizione: 'Solo ciò che finisce in questo giorno o dopo.' }),
  to_date: giorno({ descrizione: 'Solo ciò che comincia in questo giorno o prima.' }),
}
