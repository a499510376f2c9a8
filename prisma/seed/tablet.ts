// A tablet of the workshop that is ready to be linked, and the PIN by which the demo operators enter.

import type { Tx } from '#platform/db/prisma.ts'
import { fingerprint } from '#platform/identity/secrets.ts'

/** Of every demo operator. */
export const DEMO_PIN = '2580'
/** Links the first device on which it is typed; afterwards a superuser makes another one. */
export const DEMO_CODICE = 'DEMO-DEMO-DEMO'
const ONE_YEAR = 365 * 86_400_000

/** Inserts a tablet that every operator may use, with a code that waits for a device, and their PINs. */
export async function seedTablet(tx: Tx, pinHash: string, now: Date): Promise<void> {
  await tx.tabletOfficina.create({
    data: {
      nome: 'Tablet dei banchi',
      codiceHash: fingerprint(DEMO_CODICE.replaceAll('-', '')),
      codiceScadeIl: new Date(now.getTime() + ONE_YEAR),
      creatoIl: now,
    },
  })
  const operatori = await tx.operatore.findMany({ select: { id: true } })
  await tx.accessoTablet.createMany({
    data: operatori.map(({ id }) => ({ operatoreId: id, pinHash, pinImpostatoIl: now })),
  })
}
