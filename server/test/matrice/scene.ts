import { PDFDocument } from 'pdf-lib'
import type { Db } from '#platform/db/prisma.ts'
import type { User } from '#prisma/generated/client.ts'
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
import { kept, once } from './kept.ts'
import { makeListeRows } from './listeRows.ts'
import { settleProgress } from './officinaCalls.ts'
import { makeOfficinaRows } from './officinaRows.ts'
import { makeOrdiniRows, ORDINE_OWNERSHIP, ordiniFacts } from './ordiniRows.ts'
import { makePersonaleRows } from './personaleRows.ts'
import { makeTipiRows } from './tipiCalls.ts'

/** Whoever has the secret link of the supplier that the user `fornitore` stands for. */
const LINK = 'collegamento'

/** Every kind of caller: the demo users, a link, nobody, and a token that may read all a superuser reads. */
export const callers = [...Object.keys(userKinds), LINK, 'visitatore', 'token di lettura'] as const
export type CallerName = string

/** A row for a caller to try: whose it is, or missing. */
export type MatrixTarget = 'suo' | 'delSubAgente' | 'altrui' | 'esistente' | 'mancante'

export interface MatrixScene {
  app: TestApp
  /** What inputs refer to. */
  dati: Data
  /** Keys of two stored files. */
  file: { pubblico: string; riservato: string }
  /** Of those that change nothing. */
  lettore(who: CallerName): Promise<Client>
  /** Of those that change something; another one after each change, so that logging out hurts nobody. */
  scrittore(who: CallerName): Promise<Client>
  /** Which rows of a type there are to try. */
  bersagli(tipo: ObjectKind): MatrixTarget[]
  /** The number of a row, the same at every call. */
  fisso(tipo: ObjectKind, target: MatrixTarget, who: CallerName): Promise<number>
  /** The number of a row that nobody else gets. */
  nuovo(tipo: ObjectKind, target: MatrixTarget, who: CallerName): Promise<number>
  /** The number of a row to be changed: the same one until somebody has. */
  daCambiare(tipo: ObjectKind, target: MatrixTarget, who: CallerName): Promise<number>
  /** After a change: whoever comes next gets another row and another session. */
  cambiato(tipo: ObjectKind | undefined, target: MatrixTarget, who: CallerName): void
}

interface Data {
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

const MISSING = 2_000_000_000
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export interface MatrixFacts {
  db: Db
  dati: Data
  utente(who: CallerName): Promise<User>
  /** Agent whose quotes these are. */
  agenteDi(target: MatrixTarget, who: CallerName): Promise<number>
  /** App account of a caller; none when they have none. */
  appDi(who: CallerName): Promise<number[]>
  /** Of the supplier that a caller stands for, when the row is its own; else of any. */
  fornitoreDi(target: MatrixTarget, who: CallerName): Promise<{ fornitoreId?: number }>
  altro: User
}

type Create = (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => Promise<{ id: number }>

const OWNERSHIP: MatrixTarget[] = ['suo', 'altrui', 'mancante']
const ONLY: MatrixTarget[] = ['esistente', 'mancante']

/** How each type of row is made. */
const righe = {
  Preventivo: {
    bersagli: ['suo', 'delSubAgente', 'altrui', 'mancante'],
    crea: async ({ db, dati, agenteDi }, target, who) => makePreventivo(db, await quote(dati, agenteDi(target, who))),
  },
  /** With everything in it that can be withheld. */
  PreventivoPieno: {
    bersagli: ['suo', 'delSubAgente', 'altrui', 'mancante'],
    crea: async ({ db, dati, agenteDi }, target, who) => {
      const [mailCliente, mailAgente] = await Promise.all([makeMail(db), makeMail(db)])
      const preventivo = await makePreventivo(db, {
        ...(await quote(dati, agenteDi(target, who))),
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
    crea: async ({ db, agenteDi, appDi }, target, who) =>
      makeCliente(db, {
        codice: crypto.randomUUID(),
        tipoCliente: 'IMPRE',
        piva: '01234567890',
        note: 'Nota',
        testoEmail: '<p>Testo</p>',
        agenteId: await agenteDi(target, who),
        app: target === 'suo' ? await appDi(who) : [],
      }),
  },
  TipologiaInCatalogo: { bersagli: ONLY, crea: makeCatalogoRows.TipologiaInCatalogo },
  FamigliaInCatalogo: { bersagli: ONLY, crea: makeCatalogoRows.FamigliaInCatalogo },
  ImmagineInCatalogo: { bersagli: ONLY, crea: makeCatalogoRows.ImmagineInCatalogo },
  StatoInLista: { bersagli: ONLY, crea: makeListeRows.StatoInLista },
  StatoPreventivoInLista: { bersagli: ONLY, crea: makeListeRows.StatoPreventivoInLista },
  VoceInLista: { bersagli: ONLY, crea: makeListeRows.VoceInLista },
  ModelloEmail: { bersagli: ONLY, crea: makeListeRows.ModelloEmail },
  Lavorazione: { bersagli: ONLY, crea: makeOfficinaRows.Lavorazione },
  ControlloLavorazione: { bersagli: ONLY, crea: makeOfficinaRows.ControlloLavorazione },
  ConfigurazioneStatistica: { bersagli: ONLY, crea: makeOfficinaRows.ConfigurazioneStatistica },
  ConfigurazionePostazione: { bersagli: ONLY, crea: makeOfficinaRows.ConfigurazionePostazione },
  Attivita: { bersagli: OWNERSHIP, crea: makeOfficinaRows.Attivita },
  ProblemaOfficina: { bersagli: ONLY, crea: makeOfficinaRows.ProblemaOfficina },
  AttivitaAutomatica: { bersagli: ONLY, crea: makeOfficinaRows.AttivitaAutomatica },
  ControlloEffettuato: { bersagli: ONLY, crea: makeOfficinaRows.ControlloEffettuato },
  MessaggioOrdineEmail: { bersagli: ONLY, crea: ({ db }) => makeMessaggioOrdineEmail(db) },
  /** 'esistente' is one that a colleague shares. */
  VistaSalvata: {
    bersagli: [...OWNERSHIP, 'esistente'],
    crea: async ({ db, utente, altro }, target, who) => {
      const userId = (target === 'suo' ? await utente(who) : altro).id
      const vista = { elenco: 'ordini', nome: crypto.randomUUID(), url: 'stato=1' }
      return db.vistaSalvata.create({ data: { ...vista, userId, condivisa: target === 'esistente' } })
    },
  },
  Job: {
    bersagli: OWNERSHIP,
    crea: async ({ db, utente, altro }, target, who) =>
      makeJob(db, {
        tipo: 'importazione',
        userId: (target === 'suo' ? await utente(who) : altro).id,
        risultato: {},
        errori: [],
      }),
  },
  Mail: {
    bersagli: ONLY,
    crea: ({ db, altro }) => makeMail(db, { contestoPk: 1, inviataIl: new Date(), creataDaId: altro.id }),
  },
  User: { bersagli: ONLY, crea: ({ db }) => makeUser(db, { info: { note: 'Nota' }, operatore: {}, appAccount: {} }) },
  UtenteSenzaRuoli: { bersagli: ONLY, crea: ({ db }) => makeUser(db) },
  Operatore: {
    bersagli: ONLY,
    crea: async ({ db }) =>
      db.operatore.findUniqueOrThrow({ where: { userId: (await makeUser(db, { operatore: {} })).id } }),
  },
  Agente: { bersagli: ONLY, crea: ({ db }) => makeAgente(db, { codice: crypto.randomUUID().slice(0, 18) }) },
  AppAccount: {
    bersagli: ONLY,
    crea: async ({ db }) =>
      db.appAccount.findUniqueOrThrow({ where: { userId: (await makeUser(db, { appAccount: {} })).id } }),
  },
  MailSospesa: { bersagli: ONLY, crea: ({ db }) => makeMail(db, { stato: 'SOSPESA' }) },
  Segnalazione: {
    bersagli: ONLY,
    crea: ({ db, altro }) => db.segnalazione.create({ data: { origine: 'server', messaggio: 'x', userId: altro.id } }),
  },
  Vincolo: {
    bersagli: ONLY,
    crea: async ({ db, dati }) =>
      makeVincolo(db, { famigliaId: dati.famiglia, tipoSerramentoId: (await makeTipoSerramento(db)).id }),
  },
  TipoSerramento: { bersagli: ONLY, crea: ({ db }) => makeTipoSerramento(db) },
  TipoInCatalogo: { bersagli: ONLY, crea: makeTipiRows.TipoInCatalogo },
  AperturaInCatalogo: { bersagli: ONLY, crea: makeTipiRows.AperturaInCatalogo },
  AccessorioInCatalogo: { bersagli: ONLY, crea: makeTipiRows.AccessorioInCatalogo },
  ApiToken: {
    bersagli: ONLY,
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
  Tempistica: { bersagli: ONLY, crea: makeOrdiniRows.Tempistica },
  AnalisiPostazione: { bersagli: ONLY, crea: makeOrdiniRows.AnalisiPostazione },
  CodiceSerramento: { bersagli: ONLY, crea: makeOrdiniRows.CodiceSerramento },
  ConfermaOrdine: { bersagli: ONLY, crea: makeConfermaRow },
  Fase: {
    bersagli: ONLY,
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
  Persona: { bersagli: ONLY, crea: makePersonaleRows.Persona },
  Assenza: { bersagli: ONLY, crea: makePersonaleRows.Assenza },
  Festivita: { bersagli: ONLY, crea: makePersonaleRows.Festivita },
  OreLavorative: { bersagli: ONLY, crea: makePersonaleRows.OreLavorative },
  Materiale: { bersagli: ONLY, crea: makePersonaleRows.Materiale },
  Fornitore: { bersagli: ONLY, crea: makePersonaleRows.Fornitore },
  ImportazioneRighe: { bersagli: ONLY, crea: makePersonaleRows.ImportazioneRighe },
  RigaOrdineFornitore: { bersagli: ORDINE_OWNERSHIP, crea: makePersonaleRows.RigaOrdineFornitore },
  OrdineFornitore: { bersagli: ORDINE_OWNERSHIP, crea: makePersonaleRows.OrdineFornitore },
  AllegatoOrdineFornitore: { bersagli: ORDINE_OWNERSHIP, crea: makePersonaleRows.AllegatoOrdineFornitore },
  OrdinePerFornitore: { bersagli: OWNERSHIP, crea: makePersonaleRows.OrdinePerFornitore },
  LinkFornitore: { bersagli: ONLY, crea: makePersonaleRows.LinkFornitore },
  FornitoreUtente: { bersagli: ONLY, crea: makePersonaleRows.FornitoreUtente },
  Cartella: { bersagli: OWNERSHIP, crea: makeDocumentiRows.Cartella },
  CartellaNelCestino: { bersagli: ONLY, crea: makeDocumentiRows.CartellaNelCestino },
  DocumentoCartella: { bersagli: OWNERSHIP, crea: makeDocumentiRows.DocumentoCartella },
  DocumentoNelCestino: { bersagli: ONLY, crea: makeDocumentiRows.DocumentoNelCestino },
  OrdineFornitoreNuovo: { bersagli: ORDINE_OWNERSHIP, crea: makePersonaleRows.OrdineFornitoreNuovo },
} satisfies Record<string, { bersagli: MatrixTarget[]; crea: Create }>

export type ObjectKind = keyof typeof righe

async function quote(data: Data, agente: Promise<number>) {
  const window = { tipoSerramentoId: data.tipoSerramento, tipoAperturaId: data.tipoApertura }
  return { famigliaId: data.famiglia, statoId: data.stato, agenteId: await agente, serramenti: [window] }
}

async function createData(db: Db): Promise<Data> {
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
  const data = await createData(db)
  const { user: other } = await makeAgente(db, {}, { username: 'altro' })

  const utente = async (who: CallerName) => {
    const asks = who === LINK ? 'fornitore' : who
    const { user } = await app.as((asks in userKinds ? asks : 'super') as keyof typeof userKinds)
    if (!user) throw new Error(`Nessun utente ${who}`)
    return user
  }
  const findAgente = async (target: MatrixTarget, who: CallerName) => {
    const capo = await db.agente.findUniqueOrThrow({ where: { userId: (await utente('capoarea')).id } })
    const subAgente = await db.agente.findFirstOrThrow({ where: { capoAreaId: capo.id } })
    if (target === 'delSubAgente') return subAgente.id
    const own = await db.agente.findUnique({ where: { userId: (await utente(who)).id } })
    return target === 'suo' && own ? own.id : data.agente
  }
  const findApp = async (who: CallerName) => {
    const account = await db.appAccount.findUnique({ where: { userId: (await utente(who)).id } })
    return account ? [account.id] : []
  }
  const findFornitore = async (target: MatrixTarget, who: CallerName) => {
    const role = await db.fornitoreUtente.findUnique({ where: { userId: (await utente(who)).id } })
    return target === 'suo' && role ? { fornitoreId: role.fornitoreId } : {}
  }
  const found = { agenteDi: once(findAgente), appDi: once(findApp), fornitoreDi: once(findFornitore) }
  const facts: MatrixFacts = { db, dati: data, utente, ...found, altro: other }
  const fixedOnes = new Map<string, Promise<number>>()

  const next: MatrixScene['nuovo'] = async (tipo, target, who) =>
    target === 'mancante' ? MISSING : (await (righe[tipo].crea as Create)(facts, target, who)).id

  const { storage } = app.services
  const file = { pubblico: await storage.put(PNG), riservato: await storage.put(new Uint8Array([...PNG, 0])) }
  await makeStoredFile(db, { chiave: file.pubblico, pubblico: true, dimensione: PNG.length })
  await makeStoredFile(db, { chiave: file.riservato, pubblico: false, dimensione: PNG.length + 1 })
  let integrator: Promise<Client> | undefined
  let linkText: Promise<Client> | undefined
  const readers = new Map<CallerName, Promise<Client>>()
  const writers = new Map<CallerName, Promise<Client>>()
  const untouched = new Map<string, Promise<number>>()
  const rigaOf = (tipo: ObjectKind, target: MatrixTarget, who: CallerName) =>
    `${tipo} ${target} ${target === 'suo' ? who : ''}`
  async function client(who: CallerName): Promise<Client> {
    if (who === 'visitatore') return app.visitatore
    if (who === LINK) {
      const { fornitoreId = 0 } = await facts.fornitoreDi('suo', who)
      linkText ??= app.conLink(fornitoreId)
      return linkText
    }
    if (who !== 'token di lettura') return app.as(await utente(who))
    integrator ??= utente(who).then((user) => app.conToken(user, { introspezione: true }))
    return integrator
  }
  const scena: MatrixScene = {
    app,
    dati: data,
    file,
    lettore: (who) => kept(readers, who, () => client(who)),
    scrittore: (who) => kept(writers, who, () => client(who)),
    bersagli: (tipo) => righe[tipo].bersagli,
    nuovo: next,
    fisso: (tipo, target, who) => kept(fixedOnes, rigaOf(tipo, target, who), () => next(tipo, target, who)),
    daCambiare: (tipo, target, who) => kept(untouched, rigaOf(tipo, target, who), () => next(tipo, target, who)),
    cambiato(tipo, target, who) {
      writers.delete(who)
      if (tipo) untouched.delete(rigaOf(tipo, target, who))
    },
  }
  await populate(scena)
  return scena
}

/** Makes every caller and every fixed row at once: what a list holds must not depend on what was asked before it. */
async function populate(scena: MatrixScene): Promise<void> {
  for (const who of callers) {
    await scena.lettore(who)
    for (const tipo of Object.keys(righe) as ObjectKind[]) {
      for (const target of scena.bersagli(tipo)) await scena.fisso(tipo, target, who)
    }
  }
  await settleProgress(scena)
}
