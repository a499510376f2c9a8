import { dayField } from '#rest/core/fields.ts'

/** What the rules of absences and holidays do not tell integrators. */
export const periodFields = {
  giorno_a: { descrizione: 'Compreso.' },
  ora_da: { descrizione: 'HH:mm; entrambe le ore o nessuna.' },
  ora_a: { descrizione: 'HH:mm.' },
}

/** Range of days of the lists. */
export const periodSelection = {
  from_date: dayField({ fills: 'periodo.dal', descrizione: 'Solo ciò che finisce in questo giorno o dopo.' }),
  to_date: dayField({ fills: 'periodo.al', descrizione: 'Solo ciò che comincia in questo giorno o prima.' }),
}
