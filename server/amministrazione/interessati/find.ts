import type { Db } from '#platform/db/prisma.ts'
import { containsText, searchWords } from '#platform/db/search.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { SEARCH_MIN } from './rules.ts'

/** Rows of a kind at most: who has more is searched for with more words. */
const MOST = 50

/** Where a person was found. */
export const TIPI_INTERESSATO = ['cliente', 'preventivo', 'offerta', 'conferma'] as const
type TipoInteressato = (typeof TIPI_INTERESSATO)[number]

/** A row that tells of a person by name. */
export interface InteressatoRow {
  tipo: TipoInteressato
  pk: number
  nome: string
  email: string
  telefono: string
  /** Where, when: what tells it from another of that name. */
  dettaglio: string
  /** Its page. */
  indirizzo: string
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

/** The rows in which somebody is found by name, mail, phone or VAT number. @returns none for a text that is too short */
export async function findInteressati(db: Db, text: string): Promise<InteressatoRow[]> {
  const wanted = text.replaceAll('\0', '').trim()
  if (wanted.length < SEARCH_MIN) return []
  const has = containsText(wanted)
  const words = { AND: searchWords(wanted) }
  const [clienti, preventivi, offerte, conferme] = await Promise.all([
    db.cliente.findMany({ where: words, orderBy: { id: 'desc' }, take: MOST }),
    db.preventivo.findMany({ where: words, orderBy: { id: 'desc' }, take: MOST }),
    db.offerta.findMany({
      where: { OR: [words, { emailCliente: has }, { telefonoCliente: has }] },
      orderBy: { id: 'desc' },
      take: MOST,
    }),
    db.confermaOrdine.findMany({ where: { OR: [words, { emailCliente: has }] }, orderBy: { id: 'desc' }, take: MOST }),
  ])
  return [
    ...clienti.map(
      ({ id, nome, email, telefono, citta, piva }): InteressatoRow => ({
        tipo: 'cliente',
        pk: id,
        nome,
        email,
        telefono,
        dettaglio: joined(citta, piva && `P. IVA ${piva}`),
        indirizzo: `/planner/#/clienti?search=${encodeURIComponent(nome)}`,
      }),
    ),
    ...preventivi.map(
      ({ id, nomeCognome, email, telefono, citta, dataCreazione }): InteressatoRow => ({
        tipo: 'preventivo',
        pk: id,
        nome: nomeCognome,
        email,
        telefono,
        dettaglio: joined(`n. ${id}`, formatDate(dataCreazione), citta),
        indirizzo: `/preventivi/#/${id}`,
      }),
    ),
    ...offerte.map(
      ({ id, nomeCliente, emailCliente, telefonoCliente, riferimento, creataIl }): InteressatoRow => ({
        tipo: 'offerta',
        pk: id,
        nome: nomeCliente,
        email: emailCliente,
        telefono: telefonoCliente,
        dettaglio: joined(`n. ${id}`, formatDate(creataIl), riferimento),
        indirizzo: `/offerte/#/${id}`,
      }),
    ),
    ...conferme.map(
      ({ id, nomeCliente, emailCliente, data, numeroCommessa }): InteressatoRow => ({
        tipo: 'conferma',
        pk: id,
        nome: nomeCliente,
        email: emailCliente,
        telefono: '',
        dettaglio: joined(`n. ${id}`, formatDate(dayOfDate(data)), numeroCommessa && `commessa ${numeroCommessa}`),
        indirizzo: `/planner/#/conferme-ordini/${id}`,
      }),
    ),
  ]
}
