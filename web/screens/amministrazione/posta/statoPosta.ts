import type { StatoMail } from '../../../../server/platform/mail/rules.ts'
import { chiave, intero, testo, unoDi, type Valori } from '../../../ui/urlState.ts'
import { statiMail } from './stati.ts'

export const PER_PAGINA = 25

/** Columns that the server sorts by: field of the column → its name for the server. */
export const ordinamenti = {
  stato: 'stato',
  destinatario: 'aIndirizzo',
  oggetto: 'oggetto',
  creataIl: 'creataIl',
  partenza: 'inviaDal',
} as const

const ordini = ['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])]

/** State of the page in its URL. */
export const statoPosta = {
  stato: unoDi(['', ...statiMail], ''),
  cerca: testo(),
  pagina: intero(1),
  ordina: unoDi(ordini, ''),
  /** The mail whose drawer is open. */
  mail: chiave(),
}

/** Variables of the page's query. */
export function variabiliPosta({ stato, cerca, pagina, ordina }: Valori<typeof statoPosta>) {
  return {
    filtro: { stato: stato === '' ? null : (stato as StatoMail), testo: cerca || null },
    pagina,
    perPagina: PER_PAGINA,
    ordinamento: ordina ? [ordina] : null,
  }
}
