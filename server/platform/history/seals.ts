import { createHash } from 'node:crypto'
import type { Db } from '../db/prisma.ts'
import { sameSecret } from '../identity/secrets.ts'
import { currentKey, signatureOf, signatureWith, type VaultSettings } from '../identity/vault.ts'
import { followReseals, type StoredReseal } from './reseals.ts'

// What proves that nobody has changed a row that only grows: every few minutes the rows written since go under a seal, a
// SHA-256 of the seal before it and of all of them, signed with the key of the installation, which the database does not
// have. docs/decisions/22-history-that-proves-itself.md

/** The tables that only grow, their newest rows in time and what of a row is sealed: all of it. */
export const SEALED_TABLES = ['audit_log', 'accessi'] as const
export type SealedTable = (typeof SEALED_TABLES)[number]

/** What a seal is signed for. */
const PURPOSE = 'sigilli'

/** Rows under one seal at most. */
const PER_SEAL = 20_000
/** A row that is not there so long after the number that was given to it will never come. */
const LATE = '1 day'

/**
 * The moment up to which the seals of a table have closed the numbers below them: a day before its newest one, whatever
 * the hour is now. A server that stood still for days seals what was late when it stopped.
 */
const closedUntil = (table: SealedTable) =>
  `(SELECT max(il) - interval '${LATE}' FROM sigilli WHERE tabella = '${table}')`

/** Text of a row, the same for ever: the columns of today by their names, times to the millisecond in UTC. */
const ROW_TEXT: Readonly<Record<SealedTable, string>> = {
  audit_log: `jsonb_build_array(r.id, extract(epoch FROM r.il)::text, r.user_id, r.user_nome, r.oggetto, r.oggetto_pk,
    r.azione, r.campo, r.prima, r.dopo)::text`,
  accessi: `jsonb_build_array(r.id, extract(epoch FROM r.il)::text, r.evento, r.riuscito, r.user_id, r.user_nome,
    r.indirizzo, r.user_agent, r.dettaglio)::text`,
}

/** SQL of the digest of the rows of some numbers, and what else is to be said of them. @param righe an int8multirange */
export const digestOf = (table: SealedTable, righe: string) => `
  SELECT count(*)::int AS quante, max(r.il) AS "ultimaIl",
         coalesce(encode(sha256(convert_to(string_agg(${ROW_TEXT[table]}, E'\\n' ORDER BY r.id), 'UTF8')), 'hex'), '') AS digest
  FROM ${table} AS r
  WHERE r.id >= lower('${righe}'::int8multirange) AND r.id < upper('${righe}'::int8multirange) AND r.id::bigint <@ '${righe}'::int8multirange`

/** The newest seal that a machine has made: kept beside the database, it tells when the end of the chain is cut off. */
export interface LastSeal {
  id: number
  hash: string
}

/** What `digestOf` answers. */
export interface Digest {
  quante: number
  ultimaIl: Date | null
  digest: string
}

/** The hash of a seal: of the one before it and the digest of its rows. */
export const linkOf = (before: string, table: SealedTable, righe: string, digest: string) =>
  createHash('sha256').update(`${before}\n${table}\n${righe}\n${digest}`).digest('hex')

/**
 * Seals the rows of a table that no seal covers yet, the oldest first; of several processes one does.
 * @returns how many rows, and the last seal, null when there was nothing to seal
 */
export async function sealRows(
  db: Db,
  settings: VaultSettings,
  table: SealedTable,
): Promise<{ rows: number; last: LastSeal | null }> {
  let rows = 0
  let last: LastSeal | null = null
  for (;;) {
    const sealed = await sealSome(db, settings, table)
    if (sealed) last = { id: sealed.id, hash: sealed.hash }
    rows += sealed?.rows ?? 0
    if (!sealed || sealed.rows < PER_SEAL) return { rows, last }
  }
}

async function sealSome(db: Db, settings: VaultSettings, table: SealedTable) {
  return db.$transaction(
    async (tx) => {
      // Texts of times and of JSON are the same in every session.
      await tx.$executeRawUnsafe(`SET LOCAL TimeZone = 'UTC'`)
      const [turn] = await tx.$queryRawUnsafe<{ own: boolean }[]>(
        `SELECT pg_try_advisory_xact_lock(hashtextextended('sigilli', 0)) AS own`,
      )
      if (!turn?.own) return null
      // Numbers below a seal that is a day older than the newest are all taken; of those after it they are looked at.
      const open = await tx.$queryRawUnsafe<{ righe: string | null; quante: number }[]>(
        `WITH recenti AS (
           SELECT range_agg(righe::int8multirange) AS gia FROM sigilli WHERE tabella = '${table}' AND il > ${closedUntil(table)}
         ), base AS (
           SELECT coalesce(max(upper(righe::int8multirange)), 0) AS da FROM (SELECT righe FROM sigilli
             WHERE tabella = '${table}' AND il <= ${closedUntil(table)} ORDER BY id DESC LIMIT 1000) AS vecchi
         ), scelte AS (
           SELECT r.id FROM ${table} AS r, base, recenti
           WHERE r.id >= base.da AND NOT coalesce(recenti.gia @> r.id::bigint, false) ORDER BY r.id LIMIT ${PER_SEAL}
         )
         SELECT range_agg(int8range(id::bigint, id::bigint, '[]'))::text AS righe, count(*)::int AS quante FROM scelte`,
      )
      const righe = open[0]?.righe
      if (!righe) return null
      const [found] = await tx.$queryRawUnsafe<Digest[]>(digestOf(table, righe))
      const last = await tx.sigillo.findFirst({ orderBy: { id: 'desc' }, select: { hash: true } })
      if (!found?.ultimaIl) return null
      const hash = linkOf(last?.hash ?? '', table, righe, found.digest)
      const chiave = currentKey(settings)
      const firma = signatureOf(settings, PURPOSE, hash).toString('hex')
      const { quante, ultimaIl } = found
      const { id } = await tx.sigillo.create({ data: { tabella: table, righe, quante, ultimaIl, hash, chiave, firma } })
      return { rows: quante, id, hash }
    },
    { timeout: 120_000 },
  )
}

/** What is wrong with what a seal covers. */
export interface BrokenSeal {
  table: string
  /** Number of the seal; null for rows that no seal covers. */
  seal: number | null
  /** In Italian. */
  reason: string
}

interface SealCheck {
  seals: number
  rows: number
  broken: BrokenSeal[]
  /** Seals signed with a key that is not there: their rows fit, their signature cannot be looked at. */
  unknownKey: number
  /** Of those, the ones whose key is no older one that was given up. */
  lostKey: number
}

/** A seal as it is stored. */
export interface StoredSeal {
  id: number
  tabella: string
  righe: string
  quante: number
  ultima_il: Date
  hash: string
  chiave: number
  firma: string
}

/** Asks the database a question; rows as objects. */
export type Ask = (sql: string) => Promise<unknown[]>

/** Most seals that are told one by one. */
const TOLD = 20

/**
 * Looks at every row that is sealed and at the chain of the seals.
 * @param anchor the newest seal that this machine knows of; null when it has made none
 */
export async function checkSeals(
  ask: Ask,
  settings: VaultSettings,
  anchor: LastSeal | null = null,
): Promise<SealCheck> {
  await ask(`SET TimeZone = 'UTC'`)
  const seals = (await ask('SELECT * FROM sigilli ORDER BY id')) as StoredSeal[]
  const removed = (await ask(`SELECT max(dettaglio) AS fino FROM accessi WHERE evento = 'eliminati'`)) as {
    fino: string | null
  }[]
  const removedUntil = Date.parse(removed[0]?.fino ?? '') || 0
  // The doctor of a new version also looks at the database of an older one.
  const [made] = (await ask(`SELECT to_regclass('risigilli') IS NOT NULL AS yes`)) as { yes: boolean }[]
  const erased = made?.yes ? ((await ask('SELECT * FROM risigilli ORDER BY id')) as StoredReseal[]) : []
  const resealed = Map.groupBy(erased, ({ sigillo_id }) => sigillo_id)
  const result: SealCheck = { seals: seals.length, rows: 0, broken: [], unknownKey: 0, lostKey: 0 }
  const newestKey = currentKey(settings)
  const tell = (table: string, seal: number | null, reason: string) => {
    if (result.broken.length < TOLD) result.broken.push({ table, seal, reason })
  }
  let before = ''
  for (const seal of seals) {
    const reseals = resealed.get(seal.id) ?? []
    const reason = await faultOf(seal, before, { ask, settings, removedUntil, reseals })
    if (reason === 'chiave') {
      result.unknownKey++
      if (seal.chiave >= newestKey) result.lostKey++
    } else if (reason) tell(seal.tabella, seal.id, reason)
    result.rows += seal.quante
    before = seal.hash
  }
  for (const table of SEALED_TABLES) {
    const [left] = (await ask(
      `SELECT count(*)::int AS quante FROM ${table} AS r, (
         SELECT range_agg(righe::int8multirange) AS coperte,
                max(upper(righe::int8multirange)) FILTER (WHERE il <= ${closedUntil(table)}) AS fine
         FROM sigilli WHERE tabella = '${table}') AS s
       WHERE r.id < s.fine AND NOT s.coperte @> r.id::bigint`,
    )) as { quante: number }[]
    if (left && left.quante > 0) tell(table, null, `${left.quante} righe aggiunte fra quelle già sigillate`)
  }
  if (anchor && !seals.some(({ id, hash }) => id === anchor.id && hash === anchor.hash)) {
    tell('sigilli', anchor.id, 'il sigillo che questa macchina ha fatto per ultimo non c’è più')
  }
  return result
}

interface Facts {
  ask: Ask
  settings: VaultSettings
  removedUntil: number
  reseals: readonly StoredReseal[]
}

/** Why a seal does not hold; null when it does, 'chiave' when its signature cannot be looked at. */
async function faultOf(
  seal: StoredSeal,
  before: string,
  { ask, settings, removedUntil, reseals }: Facts,
): Promise<string | null> {
  const table = SEALED_TABLES.find((one) => one === seal.tabella)
  if (!table || !/^[[(){}\],\d]*$/.test(seal.righe)) return 'il sigillo stesso è cambiato'
  const signature = signatureWith(settings, seal.chiave, PURPOSE, seal.hash)?.toString('hex')
  if (signature !== undefined && !sameSecret(signature, seal.firma))
    return 'la firma del sigillo non è di questa installazione'
  const [found] = (await ask(digestOf(table, seal.righe))) as Digest[]
  const isRemoved = table === 'accessi' && found?.quante === 0 && seal.ultima_il.getTime() < removedUntil
  if (!isRemoved) {
    if (found?.quante !== seal.quante) return `${seal.quante} righe sigillate, ${found?.quante ?? 0} presenti`
    const { original, fault, unknownKey } = followReseals(settings, reseals, found.digest)
    if (fault) return fault
    if (linkOf(before, table, seal.righe, original) !== seal.hash) return 'righe o sigilli cambiati dopo il sigillo'
    if (unknownKey) return 'chiave'
  }
  return signature === undefined ? 'chiave' : null
}
