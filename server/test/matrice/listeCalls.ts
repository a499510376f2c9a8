// How the matrix asks about the lists that an administrator arranges.
import type { MatrixAction } from './calls.ts'
import type { ObjectKind } from './scene.ts'

export const listeNodes: Record<string, ObjectKind> = {
  StatoInLista: 'StatoInLista',
  StatoPreventivoInLista: 'StatoPreventivoInLista',
  VoceInLista: 'VoceInLista',
  ModelloEmail: 'ModelloEmail',
}

const NEXT = 'Nuovo della matrice'

export const listeActions: Record<string, MatrixAction> = {
  createValoreStato: {
    input: () => ({ contesto: 'materiali', nome: NEXT }),
    prima: ({ app }) => app.db.valoreStato.deleteMany({ where: { nome: NEXT } }),
  },
  updateValoreStato: { tipo: 'StatoInLista', input: (pk) => ({ pk, nome: 'Altro' }) },
  deleteValoreStato: { tipo: 'StatoInLista', input: (pk) => ({ pk }) },
  // The question knows one of two entries: the list is another one meanwhile.
  ordinaValoriStato: { tipo: 'StatoInLista', input: (pk) => ({ pks: [pk] }), mai: true },
  createStatoPreventivo: {
    input: () => ({ stato: NEXT }),
    prima: ({ app }) => app.db.statoPreventivo.deleteMany({ where: { stato: NEXT } }),
  },
  updateStatoPreventivo: { tipo: 'StatoPreventivoInLista', input: (pk) => ({ pk, stato: `Altro ${pk}` }) },
  deleteStatoPreventivo: { tipo: 'StatoPreventivoInLista', input: (pk) => ({ pk }) },
  ordinaStatiPreventivo: { tipo: 'StatoPreventivoInLista', input: (pk) => ({ pks: [pk] }), mai: true },
  createVoceCheckList: {
    input: () => ({ nome: NEXT }),
    prima: ({ app }) => app.db.voceCheckList.deleteMany({ where: { nome: NEXT } }),
  },
  updateVoceCheckList: { tipo: 'VoceInLista', input: (pk) => ({ pk, nome: `Altra ${pk}` }) },
  deleteVoceCheckList: { tipo: 'VoceInLista', input: (pk) => ({ pk }) },
  ordinaVociCheckList: { tipo: 'VoceInLista', input: (pk) => ({ pks: [pk] }), mai: true },
  createEmailTemplate: {
    input: () => ({ label: NEXT, destinatario: 'cliente', subject: 'Oggetto', body: '<p>Testo</p>' }),
    prima: ({ app }) => app.db.emailTemplate.deleteMany({ where: { label: NEXT } }),
  },
  updateEmailTemplate: { tipo: 'ModelloEmail', input: (pk) => ({ pk, label: `Altro ${pk}` }) },
  deleteEmailTemplate: { tipo: 'ModelloEmail', input: (pk) => ({ pk }) },
  ordinaEmailTemplates: { tipo: 'ModelloEmail', input: (pk) => ({ pks: [pk] }), mai: true },
}
