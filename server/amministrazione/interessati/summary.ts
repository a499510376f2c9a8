import type { Db } from '#platform/db/prisma.ts'
import { accessiOfPerson, historyOfPerson } from './erase.ts'
import { readHeld } from './held.ts'
import { readNames } from './names.ts'
import { type InteressatoRows, keptWords, notErasableReason } from './rules.ts'
import { countTexts } from './texts.ts'

/** How people call the tables, in the order of the page. */
const TABLE_NAMES: readonly (readonly [table: string, name: string])[] = [
  ['clienti', 'Clienti'],
  ['preventivi', 'Richieste di preventivo'],
  ['serramenti', 'Serramenti richiesti'],
  ['offerte', 'Offerte'],
  ['versioni_offerta', 'Versioni delle offerte'],
  ['alternative_offerta', 'Alternative delle offerte'],
  ['righe_offerta', 'Righe delle offerte'],
  ['messaggi_offerta', 'Messaggi sulle offerte'],
  ['eventi_offerta', 'Eventi delle offerte'],
  ['conferme_ordine', 'Conferme d’ordine'],
  ['messaggi_conferma', 'Messaggi sulle conferme'],
  ['eventi_conferma', 'Firme ed eventi delle conferme'],
  ['ordini', 'Ordini'],
  ['righe_ordine', 'Righe degli ordini'],
  ['allegati_ordine', 'Allegati degli ordini'],
  ['link_segreti', 'Link dati al cliente'],
  ['mail_outbox', 'Mail'],
]

/** What is held of a person in one table. */
export interface TabellaInteressato {
  nome: string
  quante: number
  /** Of those, the ones that the law keeps. */
  conservate: number
}

/** What is held of a person, by table, and what an erasure would leave. */
export interface HeldSummary {
  tabelle: TabellaInteressato[]
  /** The last day on which something is kept; null when nothing is. */
  finoAl: string | null
  conservati: string
  motivoNonCancellabile: string | null
  /** What it is told by and others are as well: that stays where it is not in its own rows. */
  condivisi: string[]
}

/** Counts what is held of the person of these rows. */
export async function summarizeInteressato(db: Db, chosen: InteressatoRows): Promise<HeldSummary> {
  const held = await readHeld(db, chosen)
  const names = await readNames(db, held)
  const countOf = (table: string) => {
    const conservate = held.kept.get(table)?.length ?? 0
    return { conservate, quante: conservate + (held.erased.get(table)?.length ?? 0) }
  }
  const own = new Map(
    [...held.kept].map(([table, pks]) => [table, [...pks, ...(held.erased.get(table) ?? [])]] as const),
  )
  const others = [
    ['Account dell’app', held.userPks.length],
    ['Storico', (await historyOfPerson(db, held, names)).length],
    ['Accessi', (await accessiOfPerson(db, held, names)).length],
    ['Altri testi che lo nominano', await countTexts(db, names.own, own)],
  ] as const
  return {
    tabelle: [
      ...TABLE_NAMES.map(([table, nome]) => ({ nome, ...countOf(table) })),
      ...others.map(([nome, quante]) => ({ nome, quante, conservate: 0 })),
    ].filter(({ quante }) => quante > 0),
    finoAl: held.finoAl,
    conservati: keptWords(held.finoAl),
    motivoNonCancellabile: notErasableReason(held.open),
    condivisi: names.shared,
  }
}

/** The tables of an export, with how people call them. */
export const EXPORTED_TABLES = TABLE_NAMES
