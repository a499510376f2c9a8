import type { Db, Tx } from '#platform/db/prisma.ts'
import { ERASED_NAME } from '#vendite/preventivi/expiring.ts'
import type { Held, Identity } from './held.ts'

/** Shorter ones would be found in words that tell of nobody. */
const MINIMUMS: Readonly<Record<keyof Identity, number>> = { names: 5, emails: 6, phones: 6, codes: 5, addresses: 8 }
/** Digits of a phone that are looked for without its blanks. */
const DIGITS_MIN = 8

/** What tells of a person wherever it is written, and what of it is somebody else's as well. */
export interface Names {
  own: string[]
  shared: string[]
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

function wanted(identity: Identity): string[] {
  const long = Object.entries(MINIMUMS).flatMap(([kind, least]) =>
    identity[kind as keyof Identity].map((text) => text.trim()).filter((text) => text.length >= least),
  )
  const bare = identity.phones.map(digitsOf).filter((digits) => digits.length >= DIGITS_MIN)
  // As they are written with the country before them.
  const international = bare.filter((digits) => !digits.startsWith('39')).map((digits) => `39${digits}`)
  return [...new Set([...long, ...bare, ...international])].filter((text) => text !== ERASED_NAME)
}

/** What others are called by: rows that were not chosen, users, staff, suppliers. */
const OTHERS = `
  SELECT unnest(ARRAY[nome, email, piva, telefono, telefono_2, telefax, indirizzo]) AS testo
  FROM clienti WHERE id <> ALL ($2::int[])
  UNION ALL SELECT unnest(ARRAY[nome_cognome, email, telefono, indirizzo, indirizzo_posa])
  FROM preventivi WHERE id <> ALL ($3::int[])
  UNION ALL SELECT unnest(ARRAY[nome_cliente, email_cliente, telefono_cliente, indirizzo_posa])
  FROM offerte WHERE id <> ALL ($4::int[])
  UNION ALL SELECT unnest(ARRAY[nome_cliente, email_cliente]) FROM conferme_ordine WHERE id <> ALL ($5::int[])
  UNION ALL SELECT unnest(ARRAY[contatto_posa, telefono_posa, indirizzo_posa]) FROM ordini WHERE id <> ALL ($7::int[])
  UNION ALL SELECT unnest(ARRAY[username, email, btrim(first_name || ' ' || last_name)])
  FROM users WHERE id <> ALL ($6::int[])
  UNION ALL SELECT nome FROM persone
  UNION ALL SELECT unnest(ARRAY[nome, email]) FROM fornitori`

/** What a person is told by, apart from what is also somebody else's: that stays where it is not a row of its own. */
export async function readNames(db: Db | Tx, { identity, erased, kept, userPks }: Held): Promise<Names> {
  const all = wanted(identity)
  if (all.length === 0) return { own: [], shared: [] }
  const chosen = (table: string) => [...(erased.get(table) ?? []), ...(kept.get(table) ?? [])]
  const rows = await db.$queryRawUnsafe<{ testo: string }[]>(
    `SELECT DISTINCT n AS testo FROM unnest($1::text[]) AS n JOIN (${OTHERS}) AS altri ON lower(btrim(altri.testo)) = lower(n)`,
    all,
    chosen('clienti'),
    chosen('preventivi'),
    chosen('offerte'),
    chosen('conferme_ordine'),
    userPks,
    chosen('ordini'),
  )
  const shared = rows.map(({ testo }) => testo)
  return { own: all.filter((text) => !shared.includes(text)), shared }
}
