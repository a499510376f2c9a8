import { LINK_CONTEXT } from '#ordini/linkClienti/mail.ts'
import { OFFERTA_NOTICE_CONTEXT } from '#ordini/offerte/cliente/writeOffertaCliente.ts'
import { ASK_OFFICE_CONTEXT } from '#ordini/offerte/invio/sendRichiestaInvioOfferta.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { REQUEST_MAIL_CONTEXTS } from '#vendite/preventivi/expiring.ts'
import { CONFIRMATION_CONTEXT } from '#vendite/preventivi/mail/received.ts'
import { type InteressatoRows, keptUntil } from './rules.ts'

/** Numbers of rows by table of the database. */
export type RowsOf = ReadonlyMap<string, readonly number[]>

/** What is part of something else: its table, how people call it, the table and the column that it hangs on. */
const PARTS = [
  { table: 'righe_ordine', of: 'ordini', by: 'ordine_id' },
  { table: 'allegati_ordine', of: 'ordini', by: 'ordine_id' },
  { table: 'serramenti', of: 'preventivi', by: 'preventivo_id' },
  { table: 'versioni_offerta', of: 'offerte', by: 'offerta_id' },
  { table: 'alternative_offerta', of: 'versioni_offerta', by: 'versione_offerta_id' },
  { table: 'righe_offerta', of: 'alternative_offerta', by: 'alternativa_id' },
  { table: 'messaggi_offerta', of: 'offerte', by: 'offerta_id' },
  { table: 'eventi_offerta', of: 'versioni_offerta', by: 'versione_offerta_id' },
  { table: 'messaggi_conferma', of: 'conferme_ordine', by: 'conferma_id' },
  { table: 'eventi_conferma', of: 'conferme_ordine', by: 'conferma_id' },
  { table: 'link_segreti', of: 'ordini', by: 'ordine_id' },
  { table: 'link_segreti', of: 'versioni_offerta', by: 'versione_offerta_id' },
  { table: 'link_segreti', of: 'conferme_ordine', by: 'conferma_id' },
  { table: 'link_segreti', of: 'preventivi', by: 'preventivo_id' },
] as const

/** What mails are about: their contexts, and the rows whose numbers those mean. */
const MAILS: readonly (readonly [table: string, contexts: readonly string[]])[] = [
  ['preventivi', REQUEST_MAIL_CONTEXTS],
  ['offerte', [OFFERTA_NOTICE_CONTEXT, ASK_OFFICE_CONTEXT]],
  ['conferme_ordine', ['ConfermaOrdine', 'AvvisoFirma', 'AvvisoMessaggio']],
  ['link_segreti', [LINK_CONTEXT, CONFIRMATION_CONTEXT, 'CodiceFirma']],
  ['ordini', ['Ordine']],
]

/** Columns of a row that say who it is of, and how one reaches it. */
export interface Identity {
  names: string[]
  emails: string[]
  phones: string[]
  codes: string[]
  addresses: string[]
}

/** All that is held of a person. */
export interface Held {
  /** What is erased, and what the law keeps until `finoAl`. */
  erased: RowsOf
  kept: RowsOf
  /** Orders that nobody has finished, by their numbers. */
  open: string[]
  /** The last day on which something is kept; null when nothing is. */
  finoAl: string | null
  identity: Identity
  /** Accounts of the app that see its orders and nobody else's. */
  userPks: number[]
}

const pksOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const distinct = (pks: readonly number[]) => [...new Set(pks)].sort((a, b) => a - b)

async function withParts(db: Db | Tx, roots: ReadonlyMap<string, readonly number[]>): Promise<Map<string, number[]>> {
  const found = new Map([...roots].map(([table, pks]) => [table, distinct(pks)]))
  for (const { table, of, by } of PARTS) {
    const above = found.get(of) ?? []
    const rows =
      above.length === 0
        ? []
        : await db.$queryRawUnsafe<{ id: number }[]>(`SELECT id FROM ${table} WHERE ${by} = ANY($1::int[])`, above)
    found.set(table, distinct([...(found.get(table) ?? []), ...pksOf(rows)]))
  }
  return found
}

async function mailsAbout(db: Db | Tx, rows: RowsOf): Promise<number[]> {
  const about = MAILS.map(([table, contexts]) => ({
    contesto: { in: [...contexts] },
    contestoPk: { in: [...(rows.get(table) ?? [])] },
  }))
  return pksOf(await db.mail.findMany({ where: { OR: about }, select: { id: true } }))
}

async function readRoots(db: Db | Tx, { clientePks, preventivoPks, offertaPks, confermaPks }: InteressatoRows) {
  const clienti = await db.cliente.findMany({ where: { id: { in: clientePks } } })
  const clienteId = { in: pksOf(clienti) }
  const preventivi = await db.preventivo.findMany({
    where: { OR: [{ id: { in: preventivoPks } }, { ordine: { clienteId } }] },
  })
  const preventivoId = { in: pksOf(preventivi) }
  const offerte = await db.offerta.findMany({
    where: { OR: [{ id: { in: offertaPks } }, { clienteId }, { preventivoId }] },
  })
  const conferme = await db.confermaOrdine.findMany({
    where: { OR: [{ id: { in: confermaPks } }, { preventivoId }, { ordine: { clienteId } }] },
  })
  const named = [...offerte, ...conferme].flatMap(({ ordineId }) => ordineId ?? [])
  const ordini = await db.ordine.findMany({
    where: { OR: [{ clienteId }, { preventivoId }, { id: { in: named } }] },
    include: { stato: { select: { chiuso: true } } },
  })
  return { clienti, preventivi, offerte, conferme, ordini }
}

const identityOf = ({ clienti, preventivi, offerte, conferme, ordini }: Awaited<ReturnType<typeof readRoots>>) => ({
  names: [
    ...clienti.map(({ nome }) => nome),
    ...preventivi.map(({ nomeCognome }) => nomeCognome),
    ...[...offerte, ...conferme].map(({ nomeCliente }) => nomeCliente),
    ...ordini.map(({ contattoPosa }) => contattoPosa),
  ],
  emails: [
    ...[...clienti, ...preventivi].map(({ email }) => email),
    ...[...offerte, ...conferme].map(({ emailCliente }) => emailCliente),
  ],
  phones: [
    ...clienti.flatMap(({ telefono, telefono2, telefax }) => [telefono, telefono2, telefax]),
    ...preventivi.map(({ telefono }) => telefono),
    ...offerte.map(({ telefonoCliente }) => telefonoCliente),
    ...ordini.map(({ telefonoPosa }) => telefonoPosa),
  ],
  // Where invoices go is an intermediary's, and tells of nobody.
  codes: clienti.map(({ piva }) => piva),
  addresses: [
    ...clienti.map(({ indirizzo }) => indirizzo),
    ...preventivi.flatMap(({ indirizzo, indirizzoPosa }) => [indirizzo, indirizzoPosa]),
    ...[...offerte, ...ordini].map(({ indirizzoPosa }) => indirizzoPosa),
  ],
})

/** The accounts of the app that see these customers and no others. */
async function ownAccounts(db: Db | Tx, clientePks: readonly number[]): Promise<number[]> {
  const own = { in: [...clientePks] }
  const accounts = await db.appAccount.findMany({
    where: {
      clienti: { some: { id: own }, every: { id: own } },
      user: { operatore: null, agente: null, fornitore: null },
    },
    select: { userId: true },
  })
  return accounts.map(({ userId }) => userId)
}

/**
 * Reads what is held of the person of these rows: they themselves, what hangs on them, and what of it the law keeps.
 * @param now the day that is counted from
 */
export async function readHeld(db: Db | Tx, chosen: InteressatoRows, now = new Date()): Promise<Held> {
  const roots = await readRoots(db, chosen)
  const today = dayOfInstant(now)
  const dated = roots.ordini.map((ordine) => {
    const days = [ordine.data, ordine.dataConsegna, ordine.dataPosa].map((day) => day && dayOfDate(day))
    return { ...ordine, fino: keptUntil(days), isOpen: !ordine.stato?.chiuso }
  })
  const documented = dated.filter(({ fino, isOpen }) => isOpen || fino >= today)
  const kept = new Set(pksOf(documented))
  const isKept = ({ ordineId }: { ordineId: number | null }) => ordineId !== null && kept.has(ordineId)
  const customers = new Set(documented.map(({ clienteId }) => clienteId))
  const split = <Row extends { id: number }>(rows: readonly Row[], stays: (row: Row) => boolean, wanted: boolean) =>
    pksOf(rows.filter((row) => stays(row) === wanted))
  const partOf = (wanted: boolean) =>
    withParts(
      db,
      new Map([
        ['clienti', split(roots.clienti, ({ id }) => customers.has(id), wanted)],
        ['ordini', split(roots.ordini, ({ id }) => kept.has(id), wanted)],
        ['preventivi', wanted ? [] : pksOf(roots.preventivi)],
        ['offerte', split(roots.offerte, isKept, wanted)],
        ['conferme_ordine', split(roots.conferme, isKept, wanted)],
      ]),
    )
  const [staying, leaving] = [await partOf(true), await partOf(false)]
  const identity = identityOf(roots)
  const mailKept = await mailsAbout(db, staying)
  const addressed = await db.mail.findMany({
    where: { aIndirizzo: { in: identity.emails.filter(Boolean), mode: 'insensitive' } },
    select: { id: true },
  })
  const about = [...(await mailsAbout(db, leaving)), ...pksOf(addressed)]
  staying.set('mail_outbox', distinct(mailKept))
  leaving.set('mail_outbox', distinct(about.filter((pk) => !mailKept.includes(pk))))
  return {
    erased: leaving,
    kept: staying,
    open: dated.filter(({ isOpen }) => isOpen).map(({ numeroCommessa }) => numeroCommessa),
    finoAl: documented.reduce<string | null>((last, { fino }) => (last && last > fino ? last : fino), null),
    identity,
    userPks: await ownAccounts(db, pksOf(roots.clienti)),
  }
}
