// How the matrix asks about confirmations, what a customer's link opens, and orders made from quotes.
import { fingerprint } from '#platform/identity/secrets.ts'
import { makePreventivo, makeStoredFile } from '../factories.ts'
import { makeConferma, makeFullOrdine } from '../ordini/factories.ts'
import type { MatrixAction, MatrixQuery } from './calls.ts'
import type { MatrixFacts, MatrixScene, ObjectKind } from './scene.ts'

export const confermeQueries: Record<string, MatrixQuery> = {
  confermaOrdine: { tipo: 'ConfermaOrdine', args: (pk) => `pk: ${pk}` },
  anteprimaOrdineDaPreventivo: { tipo: 'PreventivoPieno', args: (pk) => `preventivoPk: ${pk}` },
}

export const confermeNodes: Record<string, ObjectKind> = {
  ConfermaOrdine: 'ConfermaOrdine',
  MessaggioConferma: 'MessaggioConferma',
  EventoConferma: 'EventoConferma',
  LinkConferma: 'LinkConferma',
}

/** A confirmation that waits to be sent, with everything in it. */
export async function makeConfermaRow({ db, dati }: MatrixFacts) {
  const riga = { tipoSerramentoId: dati.tipoSerramento, codiceSerramentoId: dati.codice }
  const dataConsegna = new Date('2026-06-01T00:00:00Z')
  const ordine = await makeFullOrdine(db, { clienteId: dati.cliente, dataConsegna }, riga)
  const preventivoFirmatoId = (await makeStoredFile(db)).id
  const conferma = await makeConferma(db, { ordineId: ordine.id, preventivoFirmatoId, preventivoFirmatoNome: 'f.pdf' })
  const { id: confermaId } = conferma
  await db.messaggioConferma.create({ data: { confermaId, note: 'Prova', allegatoId: preventivoFirmatoId } })
  await db.eventoConferma.create({ data: { confermaId, tipo: 'APERTA' } })
  await db.linkSegreto.create({ data: { confermaId, hash: crypto.randomUUID(), scadeIl: new Date('2099-01-01') } })
  return conferma
}

const ofNewConferma = async (facts: MatrixFacts) => ({ confermaId: (await makeConfermaRow(facts)).id })

export const makeConfermeRows = {
  MessaggioConferma: async (facts: MatrixFacts) =>
    facts.db.messaggioConferma.findFirstOrThrow({ where: await ofNewConferma(facts) }),
  EventoConferma: async (facts: MatrixFacts) =>
    facts.db.eventoConferma.findFirstOrThrow({ where: await ofNewConferma(facts) }),
  LinkConferma: async (facts: MatrixFacts) =>
    facts.db.linkSegreto.findFirstOrThrow({ where: await ofNewConferma(facts) }),
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const token = 'm'.repeat(43)
const scadeIl = new Date('2099-01-01')

/** The one link whose secret the matrix knows, of something new. */
async function freshLink(
  { app: { db } }: MatrixScene,
  of: { ordineId: number } | { preventivoId: number } | { confermaId: number; fileId: number },
) {
  await db.linkSegreto.deleteMany({ where: { hash: fingerprint(token) } })
  await db.linkSegreto.create({ data: { ...of, hash: fingerprint(token), scadeIl } })
}

async function ofConferma(scena: MatrixScene) {
  const { id: confermaId, preventivoDaFirmareId: fileId } = await makeConferma(scena.app.db)
  await freshLink(scena, { confermaId, fileId })
}

/** Already confirmed: who presses again is answered alike, and no PDF is made. */
async function ofConfirmed(scena: MatrixScene) {
  const { db } = scena.app
  const confirmed = { famigliaId: scena.dati.famiglia, emailConfermataIl: new Date() }
  const { id: preventivoId } = await makePreventivo(db, confirmed)
  await freshLink(scena, { preventivoId })
}

const conferma = (other: object = {}): MatrixAction => ({ tipo: 'ConfermaOrdine', input: (pk) => ({ pk, ...other }) })

export const confermeActions: Record<string, MatrixAction> = {
  createConfermaOrdine: {
    input: () => ({
      nomeCliente: 'Nuovo',
      emailCliente: 'a@example.com',
      preventivoDaFirmare: { nome: 'foto.png', base64: PNG },
    }),
  },
  updateConfermaOrdine: conferma({ note: 'altra' }),
  deleteConfermaOrdine: conferma(),
  sendConfermaOrdine: conferma(),
  sendLinkConferma: conferma({ invia: false }),
  revokeLinkConferma: conferma(),
  addMessaggioConferma: { tipo: 'ConfermaOrdine', input: (pk) => ({ confermaPk: pk, note: 'Prova' }) },
  openPaginaConferma: { input: () => ({ token }), prima: ofConferma },
  writeConfermaCliente: { input: () => ({ token, note: 'Prova' }), prima: ofConferma },
  // Without a mail server no code is asked for.
  requestCodiceFirma: { input: () => ({ token }), prima: ofConferma, never: true },
  signConfermaCliente: {
    input: () => ({ token, nome: 'Nuovo', firma: `data:image/png;base64,${PNG}`, accetto: 'si' }),
    prima: ofConferma,
  },
  createOrdineDaPreventivo: { tipo: 'Preventivo', input: (pk) => ({ preventivoPk: pk }) },
  createConfermaDaPreventivo: { tipo: 'Preventivo', input: (pk) => ({ preventivoPk: pk }) },
  sendLinkStatoOrdine: { tipo: 'Ordine', input: (pk) => ({ ordinePk: pk, invia: false }) },
  revokeLinkStatoOrdine: { tipo: 'Ordine', input: (pk) => ({ ordinePk: pk }) },
  openStatoOrdine: {
    input: () => ({ token }),
    prima: (scena) => freshLink(scena, { ordineId: scena.dati.ordineServito }),
  },
  confirmEmailPreventivo: { input: () => ({ token }), prima: ofConfirmed },
}

export const confermePaths: readonly [RegExp, ObjectKind][] = [[/^\/api\/planner\/conferme-ordine\//, 'ConfermaOrdine']]

// Files travel as multipart: a new confirmation is proved elsewhere.
export const confermeBodies: Record<string, (pk: number, scena: MatrixScene) => object> = {
  'PUT /api/planner/conferme-ordine/{id}/': () => ({ nome_cliente: 'Nuovo', email_cliente: 'a@example.com' }),
}
