import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { removeUnused } from '#platform/files/clean.ts'
import { eraseSealed, SealBroken } from '#platform/history/erase.ts'
import type { VaultSettings } from '#platform/identity/vault.ts'
import { ERASED_NAME, ERASED_REQUEST } from '#vendite/preventivi/expiring.ts'
import type { Held, RowsOf } from './held.ts'
import type { Names } from './names.ts'
import { eraseTexts, patternsOf, spellings } from './texts.ts'

/** Fields whose history says how a customer is reached, or what is noted of it: nobody has to keep those. */
const CONTACT_FIELDS = [
  'email',
  'telefono',
  'telefono2',
  'telefax',
  'note',
  'testoEmail',
  'contattoPosa',
  'telefonoPosa',
]
const PLACE_FIELDS = [...CONTACT_FIELDS, 'indirizzoPosa', 'riferimento', 'progetto']

const pks = (rows: RowsOf, table: string) => [...(rows.get(table) ?? [])]
const within = (rows: RowsOf, table: string) => ({ in: pks(rows, table) })

type Raw = Pick<Tx, '$queryRaw' | '$queryRawUnsafe'>

/** Rows of the history that tell of the person. */
export async function historyOfPerson(tx: Raw, held: Held, { own }: Names): Promise<bigint[]> {
  const written = spellings(own)
  const { erased, kept, userPks } = held
  const rows = await tx.$queryRawUnsafe<{ id: bigint }[]>(
    `SELECT id FROM audit_log
     WHERE (oggetto = 'Cliente' AND oggetto_pk = ANY ($1::int[]))
        OR (oggetto = 'Preventivo' AND oggetto_pk = ANY ($2::int[]))
        OR (oggetto = 'Offerta' AND oggetto_pk = ANY ($3::int[]))
        OR (oggetto = 'ConfermaOrdine' AND oggetto_pk = ANY ($4::int[]))
        OR (oggetto = 'Mail' AND oggetto_pk = ANY ($5::int[]))
        OR (oggetto IN ('User', 'AppAccount') AND oggetto_pk = ANY ($6::int[]))
        OR user_id = ANY ($6::int[])
        OR (oggetto = 'Ordine' AND oggetto_pk = ANY ($7::int[]) AND campo = ANY ($8::text[]))
        OR (oggetto = 'Cliente' AND oggetto_pk = ANY ($9::int[]) AND campo = ANY ($10::text[]))
        OR (oggetto = 'Ordine' AND oggetto_pk = ANY ($11::int[]) AND campo = ANY ($10::text[]))
        OR (lower(concat_ws(E'\\n', user_nome, prima, dopo)) LIKE ANY ($12::text[])
            AND nomina_dati(concat_ws(E'\\n', user_nome, prima, dopo), $16::text[])
            AND NOT (oggetto = 'Cliente' AND oggetto_pk = ANY ($9::int[]))
            AND NOT (oggetto = 'Ordine' AND oggetto_pk = ANY ($11::int[]))
            AND NOT (oggetto = 'Offerta' AND oggetto_pk = ANY ($13::int[]))
            AND NOT (oggetto = 'ConfermaOrdine' AND oggetto_pk = ANY ($14::int[]))
            AND NOT (oggetto = 'Mail' AND oggetto_pk = ANY ($15::int[])))`,
    pks(erased, 'clienti'),
    pks(erased, 'preventivi'),
    pks(erased, 'offerte'),
    pks(erased, 'conferme_ordine'),
    pks(erased, 'mail_outbox'),
    userPks,
    pks(erased, 'ordini'),
    PLACE_FIELDS,
    pks(kept, 'clienti'),
    CONTACT_FIELDS,
    pks(kept, 'ordini'),
    await patternsOf(tx, written),
    pks(kept, 'offerte'),
    pks(kept, 'conferme_ordine'),
    pks(kept, 'mail_outbox'),
    written,
  )
  return rows.map(({ id }) => id)
}

/** Accesses of the person: links that it opened, logins of its accounts. */
export async function accessiOfPerson(tx: Raw, { userPks }: Held, { own }: Names): Promise<bigint[]> {
  const written = spellings(own)
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM accessi WHERE user_id = ANY (${userPks}::int[])
      OR (lower(user_nome || ' ' || dettaglio) LIKE ANY (${await patternsOf(tx, written)}::text[])
          AND nomina_dati(user_nome || ' ' || dettaglio, ${written}::text[]))`
  return rows.map(({ id }) => BigInt(id))
}

async function filesOf(tx: Tx, rows: RowsOf): Promise<number[]> {
  const found = await Promise.all([
    tx.allegatoOrdine.findMany({ where: { id: within(rows, 'allegati_ordine') }, select: { fileId: true } }),
    tx.allegatoMail.findMany({ where: { mailId: within(rows, 'mail_outbox') }, select: { fileId: true } }),
    tx.versioneOfferta.findMany({ where: { id: within(rows, 'versioni_offerta') }, select: { fileId: true } }),
    tx.linkSegreto.findMany({ where: { id: within(rows, 'link_segreti') }, select: { fileId: true } }),
  ])
  const conferme = await tx.confermaOrdine.findMany({
    where: { id: within(rows, 'conferme_ordine') },
    select: { preventivoDaFirmareId: true, preventivoFirmatoId: true, messaggi: { select: { allegatoId: true } } },
  })
  const ofConferme = conferme.flatMap(({ preventivoDaFirmareId, preventivoFirmatoId, messaggi }) => [
    preventivoDaFirmareId,
    preventivoFirmatoId,
    ...messaggi.map(({ allegatoId }) => allegatoId),
  ])
  return [...found.flat().map(({ fileId }) => fileId), ...ofConferme].filter((pk) => pk !== null)
}

/** Offers without an order keep windows and prices, for the statistics. */
async function eraseOfferte(tx: Tx, rows: RowsOf): Promise<void> {
  const id = within(rows, 'offerte')
  const versioni = within(rows, 'versioni_offerta')
  await tx.messaggioOfferta.deleteMany({ where: { offertaId: id } })
  await tx.eventoOfferta.updateMany({
    where: { versioneOffertaId: versioni },
    data: { chi: '', indirizzo: '', dettaglio: '' },
  })
  const blank = { introduzione: '', inviataA: '', decisaDa: '', motivoRifiuto: '', fileId: null, fileNome: '' }
  await tx.versioneOfferta.updateMany({ where: { id: versioni }, data: blank })
  await tx.versioneOfferta.updateMany({ where: { id: versioni, stato: 'INVIATA' }, data: { stato: 'RITIRATA' } })
  await tx.offerta.updateMany({ where: { id, stato: 'INVIATA' }, data: { stato: 'RITIRATA' } })
  await tx.offerta.updateMany({
    where: { id },
    data: {
      clienteId: null,
      nomeCliente: ERASED_NAME,
      emailCliente: '',
      telefonoCliente: '',
      riferimento: '',
      indirizzoPosa: '',
      note: '',
      versione: { increment: 1 },
    },
  })
}

const NO_CONTACT = { email: '', telefono: '', telefono2: '', telefax: '', note: '', testoEmail: '' }
const NOT_ASKED_FOR = { note: '', contattoPosa: '', telefonoPosa: '', testoEmail: '' }

/** Customers: without orders they go, with old ones the row stays nameless, the rest keeps what invoices have. */
async function eraseClienti(tx: Tx, { erased, kept }: Held): Promise<void> {
  const again = { versione: { increment: 1 } }
  await tx.ordine.updateMany({
    where: { id: within(erased, 'ordini') },
    data: { ...NOT_ASKED_FOR, ...again, riferimento: '', progetto: '', indirizzoPosa: '' },
  })
  await tx.allegatoOrdine.deleteMany({ where: { id: within(erased, 'allegati_ordine') } })
  await tx.ordine.updateMany({ where: { id: within(kept, 'ordini') }, data: { ...NOT_ASKED_FOR, ...again } })
  await tx.cliente.updateMany({ where: { id: within(kept, 'clienti') }, data: { ...NO_CONTACT, ...again } })
  const id = within(erased, 'clienti')
  await tx.cliente.deleteMany({ where: { id, ordini: { none: {} } } })
  await tx.cliente.updateMany({
    where: { id },
    data: {
      ...NO_CONTACT,
      ...again,
      codice: null,
      nome: ERASED_NAME,
      piva: '',
      codFatturazione: '',
      indirizzo: '',
      cap: '',
      pagamento: '',
    },
  })
}

/** Accounts of the app: the user is in the history, so that the row stays, of nobody. */
async function eraseUsers(tx: Tx, userPks: readonly number[]): Promise<void> {
  for (const id of userPks) {
    await tx.appAccount.deleteMany({ where: { userId: id } })
    await tx.infoUser.deleteMany({ where: { userId: id } })
    const where = { userId: id }
    await tx.session.deleteMany({ where })
    await tx.apiToken.deleteMany({ where })
    await tx.passkey.deleteMany({ where })
    await tx.secondoFattore.deleteMany({ where })
    await tx.recuperoPassword.deleteMany({ where })
    await tx.vistaSalvata.deleteMany({ where })
    const nobody = { username: `cancellato-${id}`, email: '', firstName: '', lastName: ERASED_NAME, passwordHash: '!' }
    await tx.user.update({ where: { id }, data: { ...nobody, isActive: false, versione: { increment: 1 } } })
  }
}

const BROKEN =
  'Lo storico di questi dati non corrisponde ai suoi sigilli: prima va controllato (npm run doctor). Non è stato cancellato nulla.'

/**
 * Erases a person but for what the law keeps: its own rows, the mails and files about it, what history and accesses say
 * of it, every text that names it.
 * @returns how many rows of others, of the history and of the accesses named it
 * @throws UserErrors when a mail is leaving just now, or the history was changed before
 */
export async function erasePerson(
  tx: Tx,
  settings: VaultSettings,
  held: Held,
  names: Names,
): Promise<{ texts: number; storico: number; accessi: number }> {
  const { erased, kept, userPks } = held
  const leaving = await tx.mail.count({ where: { id: within(erased, 'mail_outbox'), stato: 'IN_INVIO' } })
  if (leaving > 0)
    throw UserErrors.of(null, 'Una mail a questa persona sta partendo: riprova fra un minuto.', 'CONFLICT')
  const history = await historyOfPerson(tx, held, names)
  const accessi = await accessiOfPerson(tx, held, names)
  const files = await filesOf(tx, erased)
  await tx.preventivo.updateMany({ where: { id: within(erased, 'preventivi') }, data: ERASED_REQUEST })
  await eraseOfferte(tx, erased)
  await tx.confermaOrdine.deleteMany({ where: { id: within(erased, 'conferme_ordine') } })
  const links = [...pks(erased, 'link_segreti')]
  const ofOrdini = await tx.linkSegreto.findMany({ where: { ordineId: within(kept, 'ordini') }, select: { id: true } })
  await tx.linkSegreto.deleteMany({ where: { id: { in: [...links, ...ofOrdini.map(({ id }) => id)] } } })
  await tx.mail.deleteMany({ where: { id: within(erased, 'mail_outbox') } })
  await eraseClienti(tx, held)
  await eraseUsers(tx, userPks)
  await removeUnused(tx, files)
  const texts = await eraseTexts(tx, names.own, kept)
  try {
    return {
      texts,
      storico: await eraseSealed(tx, settings, 'audit_log', { ids: history, names: names.own }),
      accessi: await eraseSealed(tx, settings, 'accessi', { ids: accessi, names: names.own }),
    }
  } catch (error) {
    if (error instanceof SealBroken) throw UserErrors.of(null, BROKEN, 'CONFLICT')
    throw error
  }
}
