import { PDFDocument } from 'pdf-lib'
import type { User } from '../../../prisma/generated/client.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { type Client, createTestApp, type TestApp } from '../client.ts'
import {
  makeAgente,
  makeCatalogo,
  makeCliente,
  makeEmailTemplate,
  makeJob,
  makeMail,
  makeMessaggioOrdineEmail,
  makeOrdine,
  makePreventivo,
  makeStatoPreventivo,
  makeStoredFile,
  makeTipoSerramento,
  makeUser,
  makeVincolo,
  userKinds,
} from '../factories.ts'
import { makeFornitore, makePersona } from '../personaleFactories.ts'
import { makeCatalogoRows } from './catalogoRows.ts'
import { makeConfermaRow } from './confermeCalls.ts'
import { makeDocumentiRows } from './documentiRows.ts'
import { kept, unaVolta } from './kept.ts'
import { makeListeRows } from './listeRows.ts'
import { settleProgress } from './officinaCalls.ts'
import { makeOfficinaRows } from './officinaRows.ts'
import { makeOrdiniRows, ORDINE_OWNERSHIP, ordiniFacts } from './ordiniRows.ts'
import { makePersonaleRows } from './personaleRows.ts'
import { makeTipiRows } from './tipiCalls.ts'

/** Whoever has the secret link of the supplier that the user `fornitore` stands for. */
const COLLEGAMENTO = 'collegamento'

/** Every kind of caller: the demo users, a link, nobody, and a token that may read all a superuser reads. */
export const callers = [...Object.keys(userKinds), COLLEGAMENTO, 'visitatore', 'token di lettura'] as const
export type CallerName = string

/** A row for a caller to try: whose it is, or missing. */
export type MatrixTarget = 'suo' | 'delSubAgente' | 'altrui' | 'esistente' | 'mancante'

export interface MatrixScene {
  app: TestApp
  /** What inputs refer to. */
  dati: Dati
  /** Keys of two stored files. */
  file: { pubblico: string; riservato: string }
  /** Of those that change nothing. */
  lettore(chi: CallerName): Promise<Client>
  /** Of those that change something; another one after each change, so that logging out hurts nobody. */
  scrittore(chi: CallerName): Promise<Client>
  /** Which rows of a type there are to try. */
  bersagli(tipo: ObjectKind): MatrixTarget[]
  /** The number of a row, the same at every call. */
  fisso(tipo: ObjectKind, bersaglio: MatrixTarget, chi: CallerName): Promise<number>
  /** The number of a row that nobody else gets. */
  nuovo(tipo: ObjectKind, bersaglio: MatrixTarget, chi: CallerName): Promise<number>
  /** The number of a row to be changed: the same one until somebody has. */
  daCambiare(tipo: ObjectKind, bersaglio: MatrixTarget, chi: CallerName): Promise<number>
  /** After a change: whoever comes next gets another row and another session. */
  cambiato(tipo: ObjectKind | undefined, bersaglio: MatrixTarget, chi: CallerName): void
}

interface Dati {
  famiglia: number
  tipoSerramento: number
  tipoApertura: number
  valore: number
  stato: number
  agente: number
  template: number
  cliente: number
  codice: number
  statoOrdine: number
  /** Of the phase banchi. */
  statoFase: number
  statoMateriale: number
  voce: number
  /** A workstation. */
  postazione: number
  foto: number
  persona: number
  /** Of glass. */
  fornitore: number
  /** An order that rows for suppliers are added to. */
  ordineServito: number
}

const MANCANTE = 2_000_000_000
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export interface MatrixFacts {
  db: Db
  dati: Dati
  utente(chi: CallerName): Promise<User>
  /** Agent whose quotes these are. */
  agenteDi(bersaglio: MatrixTarget, chi: CallerName): Promise<number>
  /** App account of a caller; none when they have none. */
  appDi(chi: CallerName): Promise<number[]>
  /** Of the supplier that a caller stands for, when the row is its own; else of any. */
  fornitoreDi(bersaglio: MatrixTarget, chi: CallerName): Promise<{ fornitoreId?: number }>
  altro: User
}

type Crea = (facts: MatrixFacts, bersaglio: MatrixTarget, chi: CallerName) => Promise<{ id: number }>

const POSSESSO: MatrixTarget[] = ['suo', 'altrui', 'mancante']
const SOLO: MatrixTarget[] = ['esistente', 'mancante']

/** How each type of row is made. */
const righe = {
  Preventivo: {
    bersagli: ['suo', 'delSubAgente', 'altrui', 'mancante'],
    crea: async ({ db, dati, agenteDi }, bersaglio, chi) =>
      makePreventivo(db, await quote(dati, agenteDi(bersaglio, chi))),
  },
  /** With everything in it that can be withheld. */
  PreventivoPieno: {
    bersagli: ['suo', 'delSubAgente', 'altrui', 'mancante'],
    crea: async ({ db, dati, agenteDi }, bersaglio, chi) => {
      const [mailCliente, mailAgente] = await Promise.all([makeMail(db), makeMail(db)])
      const preventivo = await makePreventivo(db, {
        ...(await quote(dati, agenteDi(bersaglio, chi))),
        emailInviataIl: new Date(),
        emailInviataSubject: 'Preventivo',
        emailInviataBody: '<p>Testo</p>',
        emailInviataAgenteIl: new Date(),
        mailClienteId: mailCliente.id,
        mailAgenteId: mailAgente.id,
      })
      const data = {
        oggetto: 'Preventivo',
        oggettoPk: preventivo.id,
        azione: 'setStato',
        campo: 'stato',
        prima: 'a',
        dopo: 'b',
      }
      await db.auditLog.create({ data })
      return preventivo
    },
  },
  Cliente: {
    bersagli: ['suo', 'delSubAgente', 'altrui', 'mancante'],
    crea: async ({ db, agenteDi, appDi }, bersaglio, chi) =>
      makeCliente(db, {
        codice: crypto.randomUUID(),
        tipoCliente: 'IMPRE',
        piva: '01234567890',
        note: 'Nota',
        testoEmail: '<p>Testo</p>',
        agenteId: await agenteDi(bersaglio, chi),
        app: bersaglio === 'suo' ? await appDi(chi) : [],
      }),
  },
  TipologiaInCatalogo: { bersagli: SOLO, crea: makeCatalogoRows.TipologiaInCatalogo },
  FamigliaInCatalogo: { bersagli: SOLO, crea: makeCatalogoRows.FamigliaInCatalogo },
  ImmagineInCatalogo: { bersagli: SOLO, crea: makeCatalogoRows.ImmagineInCatalogo },
  StatoInLista: { bersagli: SOLO, crea: makeListeRows.StatoInLista },
  StatoPreventivoInLista: { bersagli: SOLO, crea: makeListeRows.StatoPreventivoInLista },
  VoceInLista: { bersagli: SOLO, crea: makeListeRows.VoceInLista },
  ModelloEmail: { bersagli: SOLO, crea: makeListeRows.ModelloEmail },
  Lavorazione: { bersagli: SOLO, crea: makeOfficinaRows.Lavorazione },
  ControlloLavorazione: { bersagli: SOLO, crea: makeOfficinaRows.ControlloLavorazione },
  ConfigurazioneStatistica: { bersagli: SOLO, crea: makeOfficinaRows.ConfigurazioneStatistica },
  ConfigurazionePostazione: { bersagli: SOLO, crea: makeOfficinaRows.ConfigurazionePostazione },
  Attivita: { bersagli: POSSESSO, crea: makeOfficinaRows.Attivita },
  ProblemaOfficina: { bersagli: SOLO, crea: makeOfficinaRows.ProblemaOfficina },
  AttivitaAutomatica: { bersagli: SOLO, crea: makeOfficinaRows.AttivitaAutomatica },
  ControlloEffettuato: { bersagli: SOLO, crea: makeOfficinaRows.ControlloEffettuato },
  MessaggioOrdineEmail: { bersagli: SOLO, crea: ({ db }) => makeMessaggioOrdineEmail(db) },
  /** 'esistente' is one that a colleague shares. */
  VistaSalvata: {
    bersagli: [...POSSESSO, 'esistente'],
    crea: async ({ db, utente, altro }, bersaglio, chi) => {
      const userId = (bersaglio === 'suo' ? await utente(chi) : altro).id
      const vista = { elenco: 'ordini', nome: crypto.randomUUID(), url: 'stato=1' }
      return db.vistaSalvata.create({ data: { ...vista, userId, condivisa: bersaglio === 'esistente' } })
    },
  },
  Job: {
    bersagli: POSSESSO,
    crea: async ({ db, utente, altro }, bersaglio, chi) =>
      makeJob(db, {
        tipo: 'importazione',
        userId: (bersaglio === 'suo' ? await utente(chi) : altro).id,
        risultato: {},
        errori: [],
      }),
  },
  Mail: {
    bersagli: SOLO,
    crea: ({ db, altro }) => makeMail(db, { contestoPk: 1, inviataIl: new Date(), creataDaId: altro.id }),
  },
  User: { bersagli: SOLO, crea: ({ db }) => makeUser(db, { info: { note: 'Nota' }, operatore: {}, appAccount: {} }) },
  UtenteSenzaRuoli: { bersagli: SOLO, crea: ({ db }) => makeUser(db) },
  Operatore: {
    bersagli: SOLO,
    crea: async ({ db }) =>
      db.operatore.findUniqueOrThrow({ where: { userId: (await makeUser(db, { operatore: {} })).id } }),
  },
  Agente: { bersagli: SOLO, crea: ({ db }) => makeAgente(db, { codice: crypto.randomUUID().slice(0, 18) }) },
  AppAccount: {
    bersagli: SOLO,
    crea: async ({ db }) =>
      db.appAccount.findUniqueOrThrow({ where: { userId: (await makeUser(db, { appAccount: {} })).id } }),
  },
  MailSospesa: { bersagli: SOLO, crea: ({ db }) => makeMail(db, { stato: 'SOSPESA' }) },
  Segnalazione: {
    bersagli: SOLO,
    crea: ({ db, altro }) => db.segnalazione.create({ data: { origine: 'server', messaggio: 'x', userId: altro.id } }),
  },
  Vincolo: {
    bersagli: SOLO,
    crea: async ({ db, dati }) =>
      makeVincolo(db, { famigliaId: dati.famiglia, tipoSerramentoId: (await makeTipoSerramento(db)).id }),
  },
  TipoSerramento: { bersagli: SOLO, crea: ({ db }) => makeTipoSerramento(db) },
  TipoInCatalogo: { bersagli: SOLO, crea: makeTipiRows.TipoInCatalogo },
  AperturaInCatalogo: { bersagli: SOLO, crea: makeTipiRows.AperturaInCatalogo },
  AccessorioInCatalogo: { bersagli: SOLO, crea: makeTipiRows.AccessorioInCatalogo },
  ApiToken: {
    bersagli: SOLO,
    crea: ({ db, altro }) =>
      db.apiToken.create({
        data: {
          userId: altro.id,
          creatoDaId: altro.id,
          scadeIl: new Date('2099-01-01'),
          nome: 'x',
          prefisso: 'srm_',
          hash: crypto.randomUUID(),
        },
      }),
  },
  Ordine: { bersagli: ORDINE_OWNERSHIP, crea: makeOrdiniRows.Ordine },
  RigaOrdine: { bersagli: ORDINE_OWNERSHIP, crea: makeOrdiniRows.RigaOrdine },
  ImmagineRiga: { bersagli: ORDINE_OWNERSHIP, crea: makeOrdiniRows.ImmagineRiga },
  AllegatoOrdine: { bersagli: ORDINE_OWNERSHIP, crea: makeOrdiniRows.AllegatoOrdine },
  FaseSchedulata: { bersagli: ORDINE_OWNERSHIP, crea: makeOrdiniRows.FaseSchedulata },
  Tempistica: { bersagli: SOLO, crea: makeOrdiniRows.Tempistica },
  AnalisiPostazione: { bersagli: SOLO, crea: makeOrdiniRows.AnalisiPostazione },
  CodiceSerramento: { bersagli: SOLO, crea: makeOrdiniRows.CodiceSerramento },
  ConfermaOrdine: { bersagli: SOLO, crea: makeConfermaRow },
  Fase: {
    bersagli: SOLO,
    crea: ({ db }) =>
      db.fase.create({
        data: {
          nome: `fase ${crypto.randomUUID().replaceAll('-', '')}`,
          unit: 'DAYS',
          withFornitore: false,
          infiniteCapacity: true,
        },
      }),
  },
  Persona: { bersagli: SOLO, crea: makePersonaleRows.Persona },
  Assenza: { bersagli: SOLO, crea: makePersonaleRows.Assenza },
  Festivita: { bersagli: SOLO, crea: makePersonaleRows.Festivita },
  OreLavorative: { bersagli: SOLO, crea: makePersonaleRows.OreLavorative },
  Materiale: { bersagli: SOLO, crea: makePersonaleRows.Materiale },
  Fornitore: { bersagli: SOLO, crea: makePersonaleRows.Fornitore },
  ImportazioneRighe: { bersagli: SOLO, crea: makePersonaleRows.ImportazioneRighe },
  RigaOrdineFornitore: { bersagli: ORDINE_OWNERSHIP, crea: makePersonaleRows.RigaOrdineFornitore },
  OrdineFornitore: { bersagli: ORDINE_OWNERSHIP, crea: makePersonaleRows.OrdineFornitore },
  AllegatoOrdineFornitore: { bersagli: ORDINE_OWNERSHIP, crea: makePersonaleRows.AllegatoOrdineFornitore },
  OrdinePerFornitore: { bersagli: POSSESSO, crea: makePersonaleRows.OrdinePerFornitore },
  LinkFornitore: { bersagli: SOLO, crea: makePersonaleRows.LinkFornitore },
  FornitoreUtente: { bersagli: SOLO, crea: makePersonaleRows.FornitoreUtente },
  Cartella: { bersagli: POSSESSO, crea: makeDocumentiRows.Cartella },
  CartellaNelCestino: { bersagli: SOLO, crea: makeDocumentiRows.CartellaNelCestino },
  DocumentoCartella: { bersagli: POSSESSO, crea: makeDocumentiRows.DocumentoCartella },
  DocumentoNelCestino: { bersagli: SOLO, crea: makeDocumentiRows.DocumentoNelCestino },
  OrdineFornitoreNuovo: { bersagli: ORDINE_OWNERSHIP, crea: makePersonaleRows.OrdineFornitoreNuovo },
} satisfies Record<string, { bersagli: MatrixTarget[]; crea: Crea }>

export type ObjectKind = keyof typeof righe

async function quote(dati: Dati, agente: Promise<number>) {
  const finestra = { tipoSerramentoId: dati.tipoSerramento, tipoAperturaId: dati.tipoApertura }
  return { famigliaId: dati.famiglia, statoId: dati.stato, agenteId: await agente, serramenti: [finestra] }
}

async function creaDati(db: Db): Promise<Dati> {
  const { famiglia, tipo } = await makeCatalogo(db)
  const agente = await makeAgente(db, {}, { email: 'agente@example.com' })
  await makeEmailTemplate(db, { destinatario: 'AGENTE' })
  return {
    famiglia: famiglia.id,
    tipoSerramento: tipo.id,
    tipoApertura: tipo.aperture[0]?.id ?? 0,
    valore: famiglia.opzioni[0]?.valori[0]?.id ?? 0,
    stato: (await makeStatoPreventivo(db)).id,
    agente: agente.id,
    template: (await makeEmailTemplate(db)).id,
    persona: (await makePersona(db)).id,
    fornitore: (await makeFornitore(db, { tipologia: 'vetro' })).id,
    ordineServito: (await makeOrdine(db)).id,
    ...(await ordiniFacts(db)),
  }
}

/** A small company with one user of each kind, ready to be tried. */
export async function makeMatrixScene(persisted: Record<string, string> = {}): Promise<MatrixScene> {
  const app = await createTestApp({ persisted })
  const { db } = app
  // What a PDF looks like is proved elsewhere.
  const sheet = await PDFDocument.create()
  sheet.addPage()
  const print = await sheet.save()
  app.services.pdf.render = async () => print
  const dati = await creaDati(db)
  const { user: altro } = await makeAgente(db, {}, { username: 'altro' })

  const utente = async (chi: CallerName) => {
    const chiede = chi === COLLEGAMENTO ? 'fornitore' : chi
    const { user } = await app.as((chiede in userKinds ? chiede : 'super') as keyof typeof userKinds)
    if (!user) throw new Error(`Nessun utente ${chi}`)
    return user
  }
  const trovaAgente = async (bersaglio: MatrixTarget, chi: CallerName) => {
    const capo = await db.agente.findUniqueOrThrow({ where: { userId: (await utente('capoarea')).id } })
    const subAgente = await db.agente.findFirstOrThrow({ where: { capoAreaId: capo.id } })
    if (bersaglio === 'delSubAgente') return subAgente.id
    const proprio = await db.agente.findUnique({ where: { userId: (await utente(chi)).id } })
    return bersaglio === 'suo' && proprio ? proprio.id : dati.agente
  }
  const trovaApp = async (chi: CallerName) => {
    const account = await db.appAccount.findUnique({ where: { userId: (await utente(chi)).id } })
    return account ? [account.id] : []
  }
  const trovaFornitore = async (bersaglio: MatrixTarget, chi: CallerName) => {
    const role = await db.fornitoreUtente.findUnique({ where: { userId: (await utente(chi)).id } })
    return bersaglio === 'suo' && role ? { fornitoreId: role.fornitoreId } : {}
  }
  const fornitoreDi = unaVolta(trovaFornitore)
  const agenteDi = unaVolta(trovaAgente)
  const appDi = unaVolta(trovaApp)
  const facts: MatrixFacts = { db, dati, utente, agenteDi, appDi, fornitoreDi, altro }
  const fissi = new Map<string, Promise<number>>()

  const nuovo: MatrixScene['nuovo'] = async (tipo, bersaglio, chi) =>
    bersaglio === 'mancante' ? MANCANTE : (await (righe[tipo].crea as Crea)(facts, bersaglio, chi)).id

  const { storage } = app.services
  const file = { pubblico: await storage.put(PNG), riservato: await storage.put(new Uint8Array([...PNG, 0])) }
  await makeStoredFile(db, { chiave: file.pubblico, pubblico: true, dimensione: PNG.length })
  await makeStoredFile(db, { chiave: file.riservato, pubblico: false, dimensione: PNG.length + 1 })
  let integratore: Promise<Client> | undefined
  let collegamento: Promise<Client> | undefined
  const lettori = new Map<CallerName, Promise<Client>>()
  const scrittori = new Map<CallerName, Promise<Client>>()
  const intatti = new Map<string, Promise<number>>()
  const rigaDi = (tipo: ObjectKind, bersaglio: MatrixTarget, chi: CallerName) =>
    `${tipo} ${bersaglio} ${bersaglio === 'suo' ? chi : ''}`
  async function client(chi: CallerName): Promise<Client> {
    if (chi === 'visitatore') return app.visitatore
    if (chi === COLLEGAMENTO) {
      const { fornitoreId = 0 } = await fornitoreDi('suo', chi)
      collegamento ??= app.conLink(fornitoreId)
      return collegamento
    }
    if (chi !== 'token di lettura') return app.as(await utente(chi))
    integratore ??= utente(chi).then((user) => app.conToken(user, { introspezione: true }))
    return integratore
  }
  const scena: MatrixScene = {
    app,
    dati,
    file,
    lettore: (chi) => kept(lettori, chi, () => client(chi)),
    scrittore: (chi) => kept(scrittori, chi, () => client(chi)),
    bersagli: (tipo) => righe[tipo].bersagli,
    nuovo,
    fisso: (tipo, bersaglio, chi) => kept(fissi, rigaDi(tipo, bersaglio, chi), () => nuovo(tipo, bersaglio, chi)),
    daCambiare: (tipo, bersaglio, chi) =>
      kept(intatti, rigaDi(tipo, bersaglio, chi), () => nuovo(tipo, bersaglio, chi)),
    cambiato(tipo, bersaglio, chi) {
      scrittori.delete(chi)
      if (tipo) intatti.delete(rigaDi(tipo, bersaglio, chi))
    },
  }
  await popola(scena)
  return scena
}

/** Makes every caller and every fixed row at once: what a list holds must not depend on what was asked before it. */
async function popola(scena: MatrixScene): Promise<void> {
  for (const chi of callers) {
    await scena.lettore(chi)
    for (const tipo of Object.keys(righe) as ObjectKind[]) {
      for (const bersaglio of scena.bersagli(tipo)) await scena.fisso(tipo, bersaglio, chi)
    }
  }
  await settleProgress(scena)
}
