// The rows of orders that the matrix tries.
import type { Db } from '#platform/db/prisma.ts'
import { makeAgente, makeCliente, makeMail, makeStoredFile, makeTipoSerramento } from '../factories.ts'
import { makeCodiceSerramento, makeFullOrdine } from '../ordini/factories.ts'
import type { CallerName, MatrixFacts, MatrixTarget } from './scene.ts'

export const ORDINE_OWNERSHIP: MatrixTarget[] = ['suo', 'delSubAgente', 'altrui', 'mancante']

/** An order with everything in it that can be withheld; 'suo' is of the agent, or of the customer of the app account. */
async function ordine({ db, dati, utente, agenteDi, other }: MatrixFacts, target: MatrixTarget, who: CallerName) {
  const account =
    target === 'suo' ? await db.appAccount.findUnique({ where: { userId: (await utente(who)).id } }) : null
  const clienteId = account ? (await makeCliente(db, { email: 'a@example.com', app: [account.id] })).id : dati.cliente
  const mail = await makeMail(db, { contesto: 'Ordine' })
  const header = {
    clienteId,
    agenteId: await agenteDi(target, who),
    statoId: dati.statoOrdine,
    statoInvioMail: 'IN_ATTESA_INVIO' as const,
    dataInvioMail: new Date(),
    testoEmail: 'Testo',
    mailId: mail.id,
    areaConsegna: 'EST' as const,
    dataPosa: new Date('2026-06-01T00:00:00Z'),
  }
  const { tipoSerramento: tipoSerramentoId, codice: codiceSerramentoId } = dati
  const misure = { altezza: 1, larghezza: 1, ante: 1, scontoCorrettivo: 1, posizione: 1 }
  const full = await makeFullOrdine(db, header, { ...misure, tipoSerramentoId, codiceSerramentoId })
  // A number that the questions can spell from the row's.
  await db.ordine.update({ where: { id: full.id }, data: { numeroCommessa: `M/${full.id}` } })
  await db.rigaBom.create({
    data: { numeroCommessa: `M/${full.id}`, riga: 1, posizione: 1, ord: 1, maktx: 'Vetro', quantity: 1 },
  })
  const allegato = await db.allegatoOrdine.create({
    data: {
      ordineId: full.id,
      fileId: (await makeStoredFile(db)).id,
      originalName: 'prova.png',
      creatoDaId: other.id,
    },
  })
  const image = await db.immagineRiga.create({
    data: { rigaId: full.riga.id, posizione: 1, fileId: (await makeStoredFile(db)).id, userId: other.id },
  })
  await db.checkListOrdine.create({ data: { ordineId: full.id, voceId: dati.voce, userId: other.id } })
  const history = { oggetto: 'Ordine', oggettoPk: full.id, azione: 'modifica', prima: 'a', dopo: 'b' }
  await db.auditLog.createMany({
    data: ['note', 'righe[1].netto', 'agente'].map((field) => ({ ...history, campo: field })),
  })
  return { id: full.id, riga: full.riga, immagine: image, allegato }
}

/** An entry of the weekly programming with an order at a workstation. */
async function analisi(facts: MatrixFacts, target: MatrixTarget, who: CallerName) {
  const { id: ordineId } = await ordine(facts, target, who)
  const next = await facts.db.analisiPostazione.create({
    data: {
      nome: 'Settimana',
      data: new Date('2026-03-10'),
      creataDaId: facts.other.id,
      postazioni: { create: { postazione: 'Banco 1', campi: ['ferramenta'], posizione: 1 } },
    },
    include: { postazioni: true },
  })
  const postazioneId = next.postazioni[0]?.id
  const assigned = { analisiId: next.id, ordineId, postazioneId, minuti: 60, posizione: 1 }
  const ordineAnalisi = await facts.db.ordineAnalisi.create({ data: assigned })
  return { id: next.id, ordine: ordineAnalisi, postazione: { id: postazioneId ?? 0 } }
}

export const makeOrdiniRows = {
  Ordine: ordine,
  RigaOrdine: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) =>
    (await ordine(facts, target, who)).riga,
  ImmagineRiga: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) =>
    (await ordine(facts, target, who)).immagine,
  OpzioneRigaOrdine: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const { id: rigaId } = (await ordine(facts, target, who)).riga
    const { db, dati } = facts
    const { opzioneId } = await db.valoreOpzione.findUniqueOrThrow({ where: { id: dati.valore } })
    return db.opzioneRigaOrdine.create({ data: { rigaId, opzioneId, valoreId: dati.valore } })
  },
  Specchiatura: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const { id: rigaId, tipoSerramentoId } = (await ordine(facts, target, who)).riga
    const box = { x: 0, y: 0, larghezza: 400, altezza: 1400 }
    return facts.db.specchiatura.create({ data: { ...box, rigaId, tipoSerramentoId, posizione: 1, ante: 1 } })
  },
  AllegatoOrdine: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) =>
    (await ordine(facts, target, who)).allegato,
  Tempistica: async ({ db }: MatrixFacts) =>
    db.tempistica.create({
      data: {
        tipoSerramentoId: (await makeTipoSerramento(db)).id,
        codiceSerramentoId: (await makeCodiceSerramento(db)).id,
        tempoRepartoMacchine: 10,
        tempoRepartoBanchi: 20,
      },
    }),
  FaseSchedulata: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const { id: ordineId } = await ordine(facts, target, who)
    return facts.db.schedulazioneFase.findFirstOrThrow({ where: { ordineId } })
  },
  CodiceSerramento: ({ db }: MatrixFacts) => makeCodiceSerramento(db),
  SchedulazioneOrdine: ordine,
  Fase: ({ db }: MatrixFacts) =>
    db.fase.create({
      data: {
        nome: `fase ${crypto.randomUUID().replaceAll('-', '')}`,
        unit: 'DAYS',
        withFornitore: false,
        infiniteCapacity: true,
      },
    }),
  AnalisiPostazione: analisi,
  OrdineAnalisi: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) =>
    (await analisi(facts, target, who)).ordine,
  PostazioneAnalisi: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) =>
    (await analisi(facts, target, who)).postazione,
}

/** What the inputs about orders refer to. */
export async function ordiniFacts(db: Db) {
  const { id: agente } = await makeAgente(db)
  const stato = await db.valoreStato.create({ data: { contesto: 'ORDINE', nome: 'Confermato' } })
  const statoFase = await db.valoreStato.create({ data: { contesto: 'FASI', nomeFase: 'banchi', nome: 'In corso' } })
  const statoMateriale = await db.valoreStato.create({ data: { contesto: 'MATERIALI', nome: 'Ordinato' } })
  await db.materiale.create({ data: { nome: 'accessori matrice' } })
  const item = await db.voceCheckList.create({ data: { nome: 'Acconto' } })
  return {
    cliente: (await makeCliente(db, { agenteId: agente, email: 'a@example.com' })).id,
    codice: (await makeCodiceSerramento(db)).id,
    statoOrdine: stato.id,
    statoFase: statoFase.id,
    statoMateriale: statoMateriale.id,
    voce: item.id,
    postazione: (await db.configurazionePostazione.findFirstOrThrow()).id,
    foto: (await makeStoredFile(db)).id,
  }
}
