// How the matrix asks about the supplier portal: its orders, its links, who stands for a supplier.
import type { MatrixAction, MatrixQuery } from './calls.ts'
import type { MatrixScene, ObjectKind } from './scene.ts'

export const portaleQueries: Record<string, MatrixQuery> = {
  fornitoreOrdine: { tipo: 'OrdinePerFornitore', args: (pk) => `pk: ${pk}` },
}

export const portaleNodes: Record<string, ObjectKind> = { OrdinePerFornitore: 'OrdinePerFornitore' }

const due = (pk: number) => ({ pk, valorePercentuale: 2 })

export const portaleActions: Record<string, MatrixAction> = {
  // Only suppliers: a superuser is none.
  updateFornitoreOrdine: { tipo: 'OrdinePerFornitore', input: due, never: true },
  createLinkFornitore: { tipo: 'Fornitore', input: (fornitore) => ({ fornitorePk: fornitore, giorni: 30 }) },
  revokeLinkFornitore: { tipo: 'LinkFornitore', input: (pk) => ({ pk }) },
  createFornitoreUtente: {
    tipo: 'UtenteSenzaRuoli',
    input: (user, { dati }) => ({ userPk: user, fornitorePk: dati.fornitore }),
  },
  updateFornitoreUtente: {
    tipo: 'FornitoreUtente',
    input: (pk, { dati }) => ({ pk, versione: 1, fornitorePk: dati.fornitore }),
  },
  deleteFornitoreUtente: { tipo: 'FornitoreUtente', input: (pk) => ({ pk }) },
}

export const portalePaths: readonly [RegExp, ObjectKind][] = [
  [/^\/api\/planner\/fornitore-ordini\//, 'OrdinePerFornitore'],
  [/^\/api\/admin-users\/fornitori\//, 'FornitoreUtente'],
]

export const portaleBodies: Record<string, (pk: number, scena: MatrixScene) => object> = {
  'PATCH /api/planner/fornitore-ordini/{id}/': () => ({ valore_percentuale: 3 }),
  'POST /api/admin-users/fornitori/': (user, { dati }) => ({ user, fornitore: dati.fornitore }),
  'PUT /api/admin-users/fornitori/{id}/': (_pk, { dati }) => ({ fornitore: dati.fornitore }),
}
