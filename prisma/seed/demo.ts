import type { Tx } from '../../server/platform/db/prisma.ts'
import { hashPassword } from '../../server/platform/identity/password.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import { seedBudget } from './budget.ts'
import { type DemoImages, drawImages } from './catalogo.ts'
import { seedClienti } from './clienti.ts'
import { type DemoPdf, drawConferme, seedConferme } from './conferme.ts'
import { type DocumentiDemo, seedDocumenti, storeDocumenti } from './documenti.ts'
import { insertExample } from './example.ts'
import { seedFornitori, seedOrdiniFornitore, WITH_LOGO } from './fornitori.ts'
import { drawLogos, type LogoDemo } from './logos.ts'
import { seedProgrammazione, seedStatistiche } from './numeri.ts'
import { seedOfficina } from './officina.ts'
import { seedOrdini } from './ordini.ts'
import { seedPersonale } from './personale.ts'
import { seedPreventivi } from './preventivi.ts'
import { createRandom } from './random.ts'
import { seedSchedulazioni } from './schedulazioni.ts'
import { DEMO_PIN, seedTablet } from './tablet.ts'
import { DEMO_PASSWORD, seedUtenti } from './utenti.ts'

const SEME = 1912

/** What is made before the transaction: pictures in the store, the hashes of the one password and of the one PIN. */
interface PreparedDemo {
  images: DemoImages
  brands: Map<string, LogoDemo>
  documenti: DocumentiDemo
  conferme: { toSign: DemoPdf; firmato: DemoPdf }
  passwordHash: string
  pinHash: string
}

/** Draws and stores the pictures of the demo data. */
export async function prepareDemo(storage: Storage): Promise<PreparedDemo> {
  return {
    images: await drawImages(storage),
    brands: await drawLogos(storage, WITH_LOGO),
    documenti: await storeDocumenti(storage),
    conferme: await drawConferme(storage),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    pinHash: await hashPassword(DEMO_PIN),
  }
}

interface DemoOptions {
  /** The moment from which dates go back; now by default. */
  now?: Date | undefined
  /** Told what comes next, in Italian. */
  step?: (text: string) => Promise<void>
}

/** Inserts all the demo data, the same at every run but for the dates; in the caller's transaction. */
export async function insertDemo(
  tx: Tx,
  { images, brands, documenti, conferme, passwordHash, pinHash }: PreparedDemo,
  { now = new Date(), step = async () => {} }: DemoOptions = {},
): Promise<void> {
  await step('Catalogo ed elenchi')
  const codici = await insertExample(tx, images)
  const utenti = await seedUtenti(tx, passwordHash)
  const clienti = await seedClienti(tx, createRandom(SEME + 1), utenti)
  await step('Preventivi')
  await seedPreventivi(tx, createRandom(SEME), utenti, now)
  await step('Ordini')
  const toSchedule = await seedOrdini(tx, createRandom(SEME + 2), { clienti, codici, utenti, now })
  await seedBudget(tx, { clienti, utenti, now })
  await step('Personale e schedulazioni')
  await seedPersonale(tx, createRandom(SEME + 3), now)
  const fornitori = await seedFornitori(tx, brands)
  await seedSchedulazioni(tx, createRandom(SEME + 5), toSchedule, now)
  await seedConferme(tx, conferme, now)
  await step('Officina')
  await seedOfficina(tx, createRandom(SEME + 6), now)
  await seedTablet(tx, pinHash, now)
  await step('Ordini ai fornitori')
  await seedOrdiniFornitore(tx, createRandom(SEME + 4), now, fornitori)
  await seedDocumenti(tx, documenti, now)
  await seedStatistiche(tx)
  await seedProgrammazione(tx, now)
}
