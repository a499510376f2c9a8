import type { Tx } from '#platform/db/prisma.ts'
import { hashPassword } from '#platform/identity/password.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { seedBudget } from './budget.ts'
import { type DemoImages, drawImages } from './catalogo.ts'
import { seedClienti } from './clienti.ts'
import { type DemoPdf, drawConferme, drawPdf, seedConferme } from './conferme.ts'
import { seedRegoleDistinta } from './distinte/regole.ts'
import { type DocumentiDemo, seedDocumenti, storeDocumenti } from './documenti.ts'
import { insertExample } from './example.ts'
import { seedCompostoOrdine, seedCompostoPreventivo } from './finestre/composti.ts'
import { seedFinestre } from './finestre/finestre.ts'
import { seedFornitori, seedOrdiniFornitore, WITH_LOGO } from './fornitori.ts'
import { drawLogos, type LogoDemo } from './logos.ts'
import { seedProgrammazione, seedStatistiche } from './numeri.ts'
import { seedOfficina } from './officina.ts'
import { seedOrdini } from './ordini.ts'
import { seedPersonale } from './personale.ts'
import { seedPreventivi } from './preventivi.ts'
import { seedListini } from './prezzi/listini.ts'
import { seedOfferte } from './prezzi/offerte.ts'
import { seedPromesse } from './promesse/promesse.ts'
import { seedRaccolte } from './raccolte/raccolte.ts'
import { createRandom } from './random.ts'
import { seedSchedulazioni } from './schedulazioni.ts'
import { DEMO_PIN, seedTablet } from './tablet.ts'
import { DEMO_PASSWORD, seedUtenti } from './utenti.ts'

const SEME = 1912

/** What is made before the transaction: pictures in the store, the hashes of the one password and of the one PIN. */
interface PreparedDemo {
  immagini: DemoImages
  marchi: Map<string, LogoDemo>
  documenti: DocumentiDemo
  conferme: { daFirmare: DemoPdf; firmato: DemoPdf }
  offerta: DemoPdf
  passwordHash: string
  pinHash: string
}

/** Draws and stores the pictures of the demo data. */
export async function prepareDemo(storage: Storage): Promise<PreparedDemo> {
  return {
    immagini: await drawImages(storage),
    marchi: await drawLogos(storage, WITH_LOGO),
    documenti: await storeDocumenti(storage),
    conferme: await drawConferme(storage),
    offerta: await drawPdf(storage, 'offerta.pdf', ['Offerta di prova']),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    pinHash: await hashPassword(DEMO_PIN),
  }
}

interface DemoOptions {
  /** The moment from which dates go back; now by default. */
  adesso?: Date | undefined
  /** Told what comes next, in Italian. */
  passo?: (text: string) => Promise<void>
}

/** Inserts all the demo data, the same at every run but for the dates; in the caller's transaction. */
export async function insertDemo(
  tx: Tx,
  { immagini, marchi, documenti, conferme, offerta, passwordHash, pinHash }: PreparedDemo,
  { adesso = new Date(), passo = async () => {} }: DemoOptions = {},
): Promise<void> {
  await passo('Catalogo ed elenchi')
  const codici = await insertExample(tx, immagini)
  const utenti = await seedUtenti(tx, passwordHash)
  const clienti = await seedClienti(tx, createRandom(SEME + 1), utenti)
  await seedListini(tx, adesso)
  await passo('Preventivi')
  await seedPreventivi(tx, createRandom(SEME), utenti, adesso)
  await passo('Ordini')
  const toSchedule = await seedOrdini(tx, createRandom(SEME + 2), { clienti, codici, utenti, adesso })
  await seedFinestre(tx, createRandom(SEME + 7))
  await seedCompostoOrdine(tx)
  await seedCompostoPreventivo(tx)
  await seedBudget(tx, { clienti, utenti, adesso })
  await passo('Personale e schedulazioni')
  await seedPersonale(tx, createRandom(SEME + 3), adesso)
  const fornitori = await seedFornitori(tx, marchi)
  await seedRegoleDistinta(tx)
  await seedSchedulazioni(tx, createRandom(SEME + 5), toSchedule, adesso)
  await seedConferme(tx, conferme, adesso)
  await passo('Officina')
  await seedOfficina(tx, createRandom(SEME + 6), adesso)
  await seedTablet(tx, pinHash, adesso)
  await seedPromesse(tx, createRandom(SEME + 8), utenti, adesso)
  await passo('Ordini ai fornitori')
  await seedOrdiniFornitore(tx, createRandom(SEME + 4), adesso, fornitori)
  await seedRaccolte(tx, adesso)
  await seedDocumenti(tx, documenti, adesso)
  // Last: the order of the accepted one takes the next number, and nothing else is drawn anew for it.
  await seedOfferte(tx, offerta, utenti, adesso)
  await seedStatistiche(tx)
  await seedProgrammazione(tx, adesso)
}
