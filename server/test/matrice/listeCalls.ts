// How the matrix asks about the lists that an administrator arranges.
import { makeEmailTemplate, makeStatoPreventivo, nextNumber } from '../factories.ts'
import type { MatrixAction } from './calls.ts'
import type { MatrixFacts, ObjectKind } from './scene.ts'

/** The entries that the matrix tries. */
export const makeListeRows = {
  /** In a list of its own, beside another that may remain alone. */
  ValoreStato: async ({ db }: MatrixFacts) => {
    const nomeFase = `fase ${nextNumber()}`
    await db.valoreStato.create({ data: { contesto: 'FASI', nomeFase, nome: 'Resta' } })
    return db.valoreStato.create({ data: { contesto: 'FASI', nomeFase, nome: 'Va' } })
  },
  StatoPreventivo: ({ db }: MatrixFacts) => makeStatoPreventivo(db),
  VoceCheckList: ({ db }: MatrixFacts) => db.voceCheckList.create({ data: { nome: `Voce ${nextNumber()}` } }),
  EmailTemplate: ({ db }: MatrixFacts) => makeEmailTemplate(db),
  Reparto: ({ db }: MatrixFacts) => {
    const chiave = `reparto_${nextNumber()}`
    return db.reparto.create({ data: { chiave, nome: chiave } })
  },
  Magazzino: ({ db }: MatrixFacts) => {
    const chiave = `MAGAZZINO_${nextNumber()}`
    return db.magazzino.create({ data: { chiave, nome: chiave } })
  },
  AreaConsegna: ({ db }: MatrixFacts) => {
    const chiave = `AREA_${nextNumber()}`
    return db.areaConsegna.create({ data: { chiave, nome: chiave } })
  },
}

export const listeNodes: Record<string, ObjectKind> = {
  ValoreStato: 'ValoreStato',
  StatoPreventivo: 'StatoPreventivo',
  VoceCheckList: 'VoceCheckList',
  EmailTemplate: 'EmailTemplate',
  Reparto: 'Reparto',
  Magazzino: 'Magazzino',
  AreaConsegna: 'AreaConsegna',
}

const NEXT = 'Nuovo della matrice'

export const listeActions: Record<string, MatrixAction> = {
  createValoreStato: {
    input: () => ({ contesto: 'MATERIALI', nome: NEXT }),
    prima: ({ app }) => app.db.valoreStato.deleteMany({ where: { nome: NEXT } }),
  },
  updateValoreStato: { tipo: 'ValoreStato', input: (pk) => ({ pk, nome: 'Altro' }) },
  deleteValoreStato: { tipo: 'ValoreStato', input: (pk) => ({ pk }) },
  // The question knows one of two entries: the list is another one meanwhile.
  arrangeValoriStato: { tipo: 'ValoreStato', input: (pk) => ({ pks: [pk] }), never: true },
  createStatoPreventivo: {
    input: () => ({ stato: NEXT }),
    prima: ({ app }) => app.db.statoPreventivo.deleteMany({ where: { stato: NEXT } }),
  },
  updateStatoPreventivo: { tipo: 'StatoPreventivo', input: (pk) => ({ pk, stato: `Altro ${pk}` }) },
  deleteStatoPreventivo: { tipo: 'StatoPreventivo', input: (pk) => ({ pk }) },
  arrangeStatiPreventivo: { tipo: 'StatoPreventivo', input: (pk) => ({ pks: [pk] }), never: true },
  createVoceCheckList: {
    input: () => ({ nome: NEXT }),
    prima: ({ app }) => app.db.voceCheckList.deleteMany({ where: { nome: NEXT } }),
  },
  updateVoceCheckList: { tipo: 'VoceCheckList', input: (pk) => ({ pk, nome: `Altra ${pk}` }) },
  deleteVoceCheckList: { tipo: 'VoceCheckList', input: (pk) => ({ pk }) },
  arrangeVociCheckList: { tipo: 'VoceCheckList', input: (pk) => ({ pks: [pk] }), never: true },
  createEmailTemplate: {
    input: () => ({ label: NEXT, destinatario: 'CLIENTE', subject: 'Oggetto', body: '<p>Testo</p>' }),
    prima: ({ app }) => app.db.emailTemplate.deleteMany({ where: { label: NEXT } }),
  },
  updateEmailTemplate: { tipo: 'EmailTemplate', input: (pk) => ({ pk, label: `Altro ${pk}` }) },
  deleteEmailTemplate: { tipo: 'EmailTemplate', input: (pk) => ({ pk }) },
  arrangeEmailTemplates: { tipo: 'EmailTemplate', input: (pk) => ({ pks: [pk] }), never: true },
  createReparto: {
    input: () => ({ nome: NEXT, capacita: 'PERSONE' }),
    prima: ({ app }) => app.db.reparto.deleteMany({ where: { nome: NEXT } }),
  },
  updateReparto: { tipo: 'Reparto', input: (pk) => ({ pk, nome: `Altro ${pk}` }) },
  deleteReparto: { tipo: 'Reparto', input: (pk) => ({ pk }) },
  arrangeReparti: { tipo: 'Reparto', input: (pk) => ({ pks: [pk] }), never: true },
  createMagazzino: {
    input: () => ({ nome: NEXT }),
    prima: ({ app }) => app.db.magazzino.deleteMany({ where: { nome: NEXT } }),
  },
  updateMagazzino: { tipo: 'Magazzino', input: (pk) => ({ pk, nome: `Altro ${pk}` }) },
  deleteMagazzino: { tipo: 'Magazzino', input: (pk) => ({ pk }) },
  arrangeMagazzini: { tipo: 'Magazzino', input: (pk) => ({ pks: [pk] }), never: true },
  createAreaConsegna: {
    input: () => ({ nome: NEXT }),
    prima: ({ app }) => app.db.areaConsegna.deleteMany({ where: { nome: NEXT } }),
  },
  updateAreaConsegna: { tipo: 'AreaConsegna', input: (pk) => ({ pk, nome: `Altra ${pk}` }) },
  deleteAreaConsegna: { tipo: 'AreaConsegna', input: (pk) => ({ pk }) },
  arrangeAreeConsegna: { tipo: 'AreaConsegna', input: (pk) => ({ pks: [pk] }), never: true },
}
