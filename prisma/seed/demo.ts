import type { Tx } from '../../server/platform/db/prisma.ts'
import { hashPassword } from '../../server/platform/identity/password.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import { inserisciBudget } from './budget.ts'
import { createCasuale } from './casuale.ts'
import { disegnaImmagini, type ImmaginiDemo } from './catalogo.ts'
import { inserisciClienti } from './clienti.ts'
import { inserisciEsempio } from './esempio.ts'
import { CON_MARCHIO, inserisciFornitori, inserisciOrdiniFornitore } from './fornitori.ts'
import { disegnaMarchi, type Marchio } from './marchi.ts'
import { inserisciOrdini } from './ordini.ts'
import { inserisciPersonale } from './personale.ts'
import { inserisciPreventivi } from './preventivi.ts'
import { inserisciSchedulazioni } from './schedulazioni.ts'
import { inserisciUtenti, PASSWORD_DEMO } from './utenti.ts'

const SEME = 1912

/** What is made before the transaction: pictures in the store, the hash of the one password. */
export interface DemoPreparata {
  immagini: ImmaginiDemo
  marchi: Map<string, Marchio>
  passwordHash: string
}

/** Draws and stores the pictures of the demo data. */
export async function preparaDemo(storage: Storage): Promise<DemoPreparata> {
  return {
    immagini: await disegnaImmagini(storage),
    marchi: await disegnaMarchi(storage, CON_MARCHIO),
    passwordHash: await hashPassword(PASSWORD_DEMO),
  }
}

export interface DemoOptions {
  /** The moment from which dates go back; now by default. */
  adesso?: Date | undefined
  /** Told what comes next, in Italian. */
  passo?: (testo: string) => Promise<void>
}

/** Inserts all the demo data, the same at every run but for the dates; in the caller's transaction. */
export async function inserisciDemo(
  tx: Tx,
  { immagini, marchi, passwordHash }: DemoPreparata,
  { adesso = new Date(), passo = async () => {} }: DemoOptions = {},
): Promise<void> {
  await passo('Catalogo ed elenchi')
  const codici = await inserisciEsempio(tx, immagini)
  const utenti = await inserisciUtenti(tx, passwordHash)
  const clienti = await inserisciClienti(tx, createCasuale(SEME + 1), utenti)
  await passo('Preventivi')
  await inserisciPreventivi(tx, createCasuale(SEME), utenti, adesso)
  await passo('Ordini')
  const daSchedulare = await inserisciOrdini(tx, createCasuale(SEME + 2), { clienti, codici, utenti, adesso })
  await inserisciBudget(tx, { clienti, utenti, adesso })
  await passo('Personale e schedulazioni')
  await inserisciPersonale(tx, createCasuale(SEME + 3), adesso)
  const fornitori = await inserisciFornitori(tx, marchi)
  await inserisciSchedulazioni(tx, createCasuale(SEME + 5), daSchedulare, adesso)
  await passo('Ordini ai fornitori')
  await inserisciOrdiniFornitore(tx, createCasuale(SEME + 4), adesso, fornitori)
}
