// How the matrix asks about the tablets of the workshop.
import type { MatrixAction } from './calls.ts'
import type { MatrixScene } from './scene.ts'

const TABLET = 1_000_000
const NEXT = 'Tablet nuovo della matrice'

const there = async ({ app: { db } }: MatrixScene) => {
  const data = { nome: 'Tablet della matrice', hash: 'matrice', versione: 1 }
  await db.tabletOfficina.upsert({ where: { id: TABLET }, create: { id: TABLET, ...data }, update: data })
}

export const tabletActions: Record<string, MatrixAction> = {
  createTablet: {
    input: () => ({ nome: NEXT, minutiInattivita: 2 }),
    prima: ({ app }) => app.db.tabletOfficina.deleteMany({ where: { nome: NEXT } }),
  },
  updateTablet: { input: () => ({ pk: TABLET, nome: 'Altro nome', minutiInattivita: 3 }), prima: there },
  regenerateCodiceTablet: { input: () => ({ pk: TABLET }), prima: there },
  disconnectTablet: { input: () => ({ pk: TABLET }), prima: there },
  deleteTablet: { input: () => ({ pk: TABLET }), prima: there },
  setAccessoTablet: {
    input: () => ({ operatorePk: 1, reparto: 'banchi', pin: '4821' }),
    prima: ({ app }) => app.db.accessoTablet.deleteMany(),
  },
  connectTablet: { input: () => ({ codice: 'indovinato' }), never: true },
  // No device of the matrix is a tablet.
  loginConPin: { input: () => ({ operatorePk: 1, pin: '4821' }), never: true },
  setPinProprio: { input: () => ({ password: 'sbagliata', pin: '4821' }), never: true },
}
