// How the matrix asks about staff, calendar and suppliers.
import type { MatrixAction, MatrixQuery } from './calls.ts'
import type { ObjectKind } from './scene.ts'

export const personaleQueries: Record<string, MatrixQuery> = {
  persona: { tipo: 'Persona', args: (pk) => `pk: ${pk}` },
  fornitore: { tipo: 'Fornitore', args: (pk) => `pk: ${pk}` },
  ordineFornitore: { tipo: 'OrdineFornitore', args: (pk) => `pk: ${pk}` },
  storicoOrdineFornitore: { tipo: 'OrdineFornitore', args: (pk) => `pk: ${pk}` },
  ordineFornitorePdf: { tipo: 'OrdineFornitore', args: (pk) => `pk: ${pk}` },
  ordiniFornitorePdf: { tipo: 'OrdineFornitore', args: (pk) => `pks: [${pk}]` },
  raccoltaFornitore: { tipo: 'RaccoltaFornitore', args: (pk) => `pk: ${pk}` },
  bozzaMailRaccoltaFornitore: { tipo: 'RaccoltaFornitore', args: (pk) => `pk: ${pk}` },
  bozzaMailOrdineFornitore: { tipo: 'OrdineFornitoreNuovo', args: (pk) => `pk: ${pk}` },
}

export const personaleNodes: Record<string, ObjectKind> = {
  ImportazioneRighe: 'ImportazioneRighe',
  Persona: 'Persona',
  Assenza: 'Assenza',
  Festivita: 'Festivita',
  OreLavorative: 'OreLavorative',
  Materiale: 'Materiale',
  Fornitore: 'Fornitore',
  OrdineFornitore: 'OrdineFornitore',
  RaccoltaFornitore: 'RaccoltaFornitore',
  ArrivoFornitore: 'ArrivoFornitore',
  RigaOrdineFornitore: 'RigaOrdineFornitore',
}

const FILE = {
  nome: 'foto.png',
  base64: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64'),
}
const DAY = '2029-05-05'
const period = { giornoDa: DAY, giornoA: DAY, title: 'matrice' }
const hours = { oreLavorativeMacchine: 7, oreLavorativeBanchi: 7 }

export const personaleActions: Record<string, MatrixAction> = {
  createPersona: { input: () => ({ nome: 'Nuova', reparto: 'banchi', dataInizio: DAY }) },
  updatePersona: { tipo: 'Persona', input: (pk) => ({ pk, nome: 'Altra' }) },
  deletePersona: { tipo: 'Persona', input: (pk) => ({ pk }) },
  createAssenza: {
    input: (_pk, { dati }) => ({ personaPk: dati.persona, ...period }),
    prima: ({ app }) => app.db.assenza.deleteMany({ where: { title: 'matrice' } }),
  },
  updateAssenza: { tipo: 'Assenza', input: (pk) => ({ pk, title: 'altro' }) },
  deleteAssenza: { tipo: 'Assenza', input: (pk) => ({ pk }) },
  generateFestivita: {
    input: () => ({ anno: 2150 }),
    prima: ({ app }) => app.db.festivita.deleteMany({ where: { giornoDa: { gte: new Date('2150-01-01') } } }),
  },
  createFestivita: {
    input: () => period,
    prima: ({ app }) => app.db.festivita.deleteMany({ where: { title: 'matrice' } }),
  },
  updateFestivita: { tipo: 'Festivita', input: (pk) => ({ pk, title: 'altro' }) },
  deleteFestivita: { tipo: 'Festivita', input: (pk) => ({ pk }) },
  createOreLavorative: {
    input: () => ({ giorno: DAY, ...hours }),
    prima: ({ app }) => app.db.oreLavorative.deleteMany({ where: { giorno: new Date(DAY) } }),
  },
  updateOreLavorative: { tipo: 'OreLavorative', input: (pk) => ({ pk, ...hours }) },
  createFornitore: { input: () => ({ nome: 'Nuovo', tipologia: 'vetro', tempo: 3 }) },
  updateFornitore: { tipo: 'Fornitore', input: (pk) => ({ pk, nome: 'Altro' }) },
  deleteFornitore: { tipo: 'Fornitore', input: (pk) => ({ pk }) },
  createRigaOrdineFornitore: {
    tipo: 'Ordine',
    input: (ordine, { dati }) => ({ ordinePk: ordine, tipologia: 'vetro', fornitorePk: dati.fornitore, quantita: 1 }),
  },
  updateRigaOrdineFornitore: { tipo: 'RigaOrdineFornitore', input: (pk) => ({ pk, codice: 'V2' }) },
  deleteRigaOrdineFornitore: { tipo: 'RigaOrdineFornitore', input: (pk) => ({ pk }) },
  splitRigaOrdineFornitore: { tipo: 'RigaOrdineFornitore', input: (pk) => ({ pk, quantita: [0.5, 0.5] }) },
  duplicateRigaOrdineFornitore: { tipo: 'RigaOrdineFornitore', input: (pk) => ({ pk }) },
  deleteRigheOrdineFornitore: { tipo: 'RigaOrdineFornitore', input: (pk) => ({ pks: [pk] }) },
  resetRigheOrdineFornitore: { tipo: 'RigaOrdineFornitore', input: (pk) => ({ pks: [pk] }) },
  // Its lines have no bill.
  generateRigheDistinte: { tipo: 'Ordine', input: (pk) => ({ ordinePk: pk }), never: true },
  generateOrdiniFornitore: { tipo: 'RigaOrdineFornitore', input: (pk) => ({ rigaPks: [pk] }) },
  // One row is none to merge, and there is no supplier order of its order.
  mergeRigheOrdineFornitore: { tipo: 'RigaOrdineFornitore', input: (pk) => ({ pks: [pk] }), never: true },
  moveRigheOrdineFornitore: {
    tipo: 'RigaOrdineFornitore',
    input: (pk) => ({ pks: [pk], ordineFornitorePk: 2_000_000_000 }),
    never: true,
  },
  createOrdineFornitore: {
    tipo: 'Ordine',
    input: (ordine, { dati }) => ({ ordinePk: ordine, tipologia: 'vetro', fornitorePk: dati.fornitore, stato: '' }),
  },
  updateOrdineFornitore: { tipo: 'OrdineFornitore', input: (pk) => ({ pk, note: 'altre' }) },
  setStatoOrdineFornitore: { tipo: 'OrdineFornitore', input: (pk) => ({ pk, stato: '' }) },
  // Of a row that there is not: refused to everybody.
  createArrivoFornitore: {
    tipo: 'OrdineFornitore',
    input: (pk) => ({ ordineFornitorePk: pk, giorno: '2026-01-01', righe: [{ rigaPk: 2_000_000_000, quantita: 1 }] }),
    never: true,
  },
  undoArrivoFornitore: { input: () => ({ pk: 2_000_000_000 }), never: true },
  setRilievoOrdineFornitore: { tipo: 'OrdineFornitore', input: (pk) => ({ pk, rilievo: 'FATTO' }) },
  setCoOrdineFornitore: { tipo: 'OrdineFornitore', input: (pk) => ({ pk, co: 'INVIATA' }) },
  // None is asked for: a long work is queued elsewhere.
  printOrdiniFornitore: { input: () => ({ pks: [] }), never: true },
  // It has no rows, and the supplier no address.
  sendMailOrdineFornitore: { tipo: 'OrdineFornitoreNuovo', input: (pk) => ({ pk }), never: true },
  // It has no rows.
  sendMailRaccoltaFornitore: { tipo: 'RaccoltaFornitore', input: (pk) => ({ pk }), never: true },
  // It is in none.
  removeOrdineRaccolta: { tipo: 'OrdineFornitoreNuovo', input: (pk) => ({ pk }), never: true },
  // Nobody is asked: a mail would leave.
  sendSolleciti: { input: () => ({ fornitorePks: [] }), never: true },
  undoModificaRighe: { input: () => ({ pk: 2_000_000_000 }), never: true },
  addAllegatoOrdineFornitore: {
    tipo: 'OrdineFornitore',
    input: (ordineFornitore) => ({ ordineFornitorePk: ordineFornitore, originalName: 'foto.png', allegato: FILE }),
  },
  deleteAllegatoOrdineFornitore: { tipo: 'AllegatoOrdineFornitore', input: (pk) => ({ pk }) },
  deleteOrdineFornitore: { tipo: 'OrdineFornitoreNuovo', input: (pk) => ({ pk }) },
  createMateriale: {
    input: () => ({ nome: 'Matrice' }),
    prima: ({ app }) => app.db.materiale.deleteMany({ where: { nome: 'Matrice' } }),
  },
  // Of materials the name is the number: `personaleRows.ts`.
  updateMateriale: {
    tipo: 'Materiale',
    input: (pk) => ({ materiale: String(pk), labels: [], colonneList: ['Codice'] }),
  },
  deleteMateriale: { tipo: 'Materiale', input: (pk) => ({ materiale: String(pk) }) },
  deleteOreLavorative: { tipo: 'OreLavorative', input: (pk) => ({ pk }) },
  setOreLavorative: { input: () => ({ periodo: { dal: DAY, al: DAY }, ...hours }) },
}
