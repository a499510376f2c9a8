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
  makeStatoPreventivo,
  makeStoredFile,
  makeTipoSerramento,
  makeUser,
  makeVincolo,
  makeWebhook,
  userKinds,
} from '../factories.ts'
import { kept, once } from '../kept.ts'
import { makeFornitore, makePersona } from '../personaleFactories.ts'
import { makeCatalogoRows } from './catalogoRows.ts'
import { makeConfermaRow, makeConfermeRows } from './confermeCalls.ts'
import { makeDocumentiRows } from './documentiRows.ts'
import { makeListeRows } from './listeCalls.ts'
import { offerteRows } from './offerte/offerteCalls.ts'
import { settleProgress } from './officinaCalls.ts'
import { makeOfficinaRows } from './officinaRows.ts'
import { makeOrdiniRows, ORDINE_OWNERSHIP, ordiniFacts } from './ordiniRows.ts'
import { makePartsRows } from './partsRows.ts'
import { makePersonaleRows } from './personaleRows.ts'
import { preventiviRows } from './preventiviRows.ts'
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
  reader(who: CallerName): Promise<Client>
  /** Of those that change something; another one after each change, so that logging out hurts nobody. */
  writer(who: CallerName): Promise<Client>
  /** Which rows of a type there are to try. */
  targets(tipo: ObjectKind): MatrixTarget[]
  /** The number of a row, the same at every call. */
  fisso(tipo: ObjectKind, target: MatrixTarget, who: CallerName): Promise<number>
  /** The number of a row that nobody else gets. */
  nuovo(tipo: ObjectKind, target: MatrixTarget, who: CallerName): Promise<number>
  /** The number of a row to be changed: the same one until somebody has. */
  daCambiare(tipo: ObjectKind, target: MatrixTarget, who: CallerName): Promise<number>
  /** After a change: whoever comes next gets another row and another session. */
  changed(tipo: ObjectKind | undefined, target: MatrixTarget, who: CallerName): void
}

export interface Data {
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
  other: User
}

type Create = (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => Promise<{ id: number }>

const OWNERSHIP: MatrixTarget[] = ['suo', 'altrui', 'mancante']
const ONLY: MatrixTarget[] = ['esistente', 'mancante']

/** Rows that belong to nobody: there is one, or there is none. */
const onlyOnes = <Rows extends Record<string, Create>>(rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([type, create]) => [type, { targets: ONLY, create }])) as {
    [Type in keyof Rows]: { targets: MatrixTarget[]; create: Create }
  }

/** How each type of row is made. */
const righe = {
  ...preventiviRows,
  ...offerteRows,
  Cliente: {
    targets: ['suo', 'delSubAgente', 'altrui', 'mancante'],
    create: async ({ db, agenteDi, appDi }, target, who) =>
      makeCliente(db, {
        // Lists go by name and some are short: which rows they hold must not depend on how many were made before.
        nome: `Cliente ${target}`,
        codice: crypto.randomUUID(),
        tipoCliente: 'IMPRE',
        piva: '01234567890',
        note: 'Nota',
        testoEmail: '<p>Testo</p>',
        agenteId: await agenteDi(target, who),
        app: target === 'suo' ? await appDi(who) : [],
      }),
  },
  ...onlyOnes(makeCatalogoRows),
  ...onlyOnes(makeListeRows),
  Lavorazione: { targets: ONLY, create: makeOfficinaRows.Lavorazione },
  ControlloLavorazione: { targets: ONLY, create: makeOfficinaRows.ControlloLavorazione },
  ConfigurazioneStatistica: { targets: ONLY, create: makeOfficinaRows.ConfigurazioneStatistica },
  ConfigurazionePostazione: { targets: ONLY, create: makeOfficinaRows.ConfigurazionePostazione },
  Attivita: { targets: OWNERSHIP, create: makeOfficinaRows.Attivita },
  ProblemaOfficina: { targets: ONLY, create: makeOfficinaRows.ProblemaOfficina },
  AttivitaAutomatica: { targets: ONLY, create: makeOfficinaRows.AttivitaAutomatica },
  ControlloEffettuato: { targets: ONLY, create: makeOfficinaRows.ControlloEffettuato },
  MessaggioOrdineEmail: { targets: ONLY, create: ({ db }) => makeMessaggioOrdineEmail(db) },
  /** 'esistente' is one that a colleague shares. */
  VistaSalvata: {
    targets: [...OWNERSHIP, 'esistente'],
    create: async ({ db, utente, other }, target, who) => {
      const userId = (target === 'suo' ? await utente(who) : other).id
      const vista = { elenco: 'ordini', nome: crypto.randomUUID(), url: 'stato=1' }
      return db.vistaSalvata.create({ data: { ...vista, userId, condivisa: target === 'esistente' } })
    },
  },
  Job: {
    targets: OWNERSHIP,
    create: async ({ db, utente, other }, target, who) =>
      makeJob(db, {
        tipo: 'importazione',
        userId: (target === 'suo' ? await utente(who) : other).id,
        risultato: {},
        errori: [],
      }),
  },
  Mail: {
    targets: ONLY,
    create: ({ db, other }) => makeMail(db, { contestoPk: 1, inviataIl: new Date(), creataDaId: other.id }),
  },
  User: { targets: ONLY, create: ({ db }) => makeUser(db, { info: { note: 'Nota' }, operatore: {}, appAccount: {} }) },
  UtenteSenzaRuoli: { targets: ONLY, create: ({ db }) => makeUser(db) },
  Operatore: {
    targets: ONLY,
    create: async ({ db }) =>
      db.operatore.findUniqueOrThrow({ where: { userId: (await makeUser(db, { operatore: {} })).id } }),
  },
  Agente: { targets: ONLY, create: ({ db }) => makeAgente(db, { codice: crypto.randomUUID().slice(0, 18) }) },
  AppAccount: {
    targets: ONLY,
    create: async ({ db }) =>
      db.appAccount.findUniqueOrThrow({ where: { userId: (await makeUser(db, { appAccount: {} })).id } }),
  },
  InfoUser: { targets: ONLY, create: makePersonaleRows.InfoUser },
  TabletOfficina: { targets: ONLY, create: makePersonaleRows.TabletOfficina },
  MailSospesa: { targets: ONLY, create: ({ db }) => makeMail(db, { stato: 'SOSPESA' }) },
  Accesso: {
    targets: ONLY,
    create: ({ db, other }) => db.accesso.create({ data: { evento: 'accesso', userId: other.id } }),
  },
  Segnalazione: {
    targets: ONLY,
    create: ({ db, other }) =>
      db.segnalazione.create({ data: { origine: 'server', messaggio: 'x', userId: other.id } }),
  },
  Vincolo: {
    targets: ONLY,
    create: async ({ db, dati }) =>
      makeVincolo(db, { famigliaId: dati.famiglia, tipoSerramentoId: (await makeTipoSerramento(db)).id }),
  },
  TipoSerramento: { targets: ONLY, create: ({ db }) => makeTipoSerramento(db) },
  TipoInCatalogo: { targets: ONLY, create: makeTipiRows.TipoInCatalogo },
  TipoApertura: { targets: ONLY, create: makeTipiRows.TipoApertura },
  Accessorio: { targets: ONLY, create: makeTipiRows.Accessorio },
  ApiToken: {
    targets: ONLY,
    create: ({ db, other }) =>
      db.apiToken.create({
        data: {
          ...{ userId: other.id, creatoDaId: other.id },
          scadeIl: new Date('2099-01-01'),
          nome: 'x',
          prefisso: 'srm_',
          hash: crypto.randomUUID(),
        },
      }),
  },
  Webhook: { targets: ONLY, create: ({ db, other }) => makeWebhook(db, other.id) },
  LinkCalendario: {
    targets: ONLY,
    create: ({ db, other }) =>
      db.linkCalendario.create({ data: { nome: 'x', tipo: 'CONSEGNE', userId: other.id, hash: crypto.randomUUID() } }),
  },
  ConsegnaWebhook: {
    targets: ONLY,
    create: async ({ db, other }) => {
      const { id: webhookId } = await makeWebhook(db, other.id)
      return db.consegnaWebhook.create({
        data: { webhookId, canale: 'ordine', payload: { pk: 1 }, oggetto: 'ordine 1' },
      })
    },
  },
  Ordine: { targets: ORDINE_OWNERSHIP, create: makeOrdiniRows.Ordine },
  RigaOrdine: { targets: ORDINE_OWNERSHIP, create: makeOrdiniRows.RigaOrdine },
  ImmagineRiga: { targets: ORDINE_OWNERSHIP, create: makeOrdiniRows.ImmagineRiga },
  Specchiatura: { targets: ORDINE_OWNERSHIP, create: makeOrdiniRows.Specchiatura },
  OpzioneRigaOrdine: { targets: ORDINE_OWNERSHIP, create: makeOrdiniRows.OpzioneRigaOrdine },
  AllegatoOrdine: { targets: ORDINE_OWNERSHIP, create: makeOrdiniRows.AllegatoOrdine },
  FaseSchedulata: { targets: ORDINE_OWNERSHIP, create: makeOrdiniRows.FaseSchedulata },
  SchedulazioneOrdine: { targets: ORDINE_OWNERSHIP, create: makeOrdiniRows.SchedulazioneOrdine },
  Tempistica: { targets: ONLY, create: makeOrdiniRows.Tempistica },
  AnalisiPostazione: { targets: ONLY, create: makeOrdiniRows.AnalisiPostazione },
  OrdineAnalisi: { targets: ONLY, create: makeOrdiniRows.OrdineAnalisi },
  PostazioneAnalisi: { targets: ONLY, create: makeOrdiniRows.PostazioneAnalisi },
  CodiceSerramento: { targets: ONLY, create: makeOrdiniRows.CodiceSerramento },
  ConfermaOrdine: { targets: ONLY, create: makeConfermaRow },
  MessaggioConferma: { targets: ONLY, create: makeConfermeRows.MessaggioConferma },
  EventoConferma: { targets: ONLY, create: makeConfermeRows.EventoConferma },
  LinkConferma: { targets: ONLY, create: makeConfermeRows.LinkConferma },
  Fase: { targets: ONLY, create: makeOrdiniRows.Fase },
  Persona: { targets: ONLY, create: makePersonaleRows.Persona },
  Assenza: { targets: ONLY, create: makePersonaleRows.Assenza },
  Festivita: { targets: ONLY, create: makePersonaleRows.Festivita },
  OreLavorative: { targets: ONLY, create: makePersonaleRows.OreLavorative },
  Materiale: { targets: ONLY, create: makePersonaleRows.Materiale },
  Fornitore: { targets: ONLY, create: makePersonaleRows.Fornitore },
  ImportazioneRighe: { targets: ONLY, create: makePersonaleRows.ImportazioneRighe },
  RigaOrdineFornitore: { targets: ORDINE_OWNERSHIP, create: makePersonaleRows.RigaOrdineFornitore },
  OrdineFornitore: { targets: ORDINE_OWNERSHIP, create: makePersonaleRows.OrdineFornitore },
  RaccoltaFornitore: { targets: ORDINE_OWNERSHIP, create: makePersonaleRows.RaccoltaFornitore },
  ArrivoFornitore: { targets: ORDINE_OWNERSHIP, create: makePersonaleRows.ArrivoFornitore },
  AllegatoOrdineFornitore: { targets: ORDINE_OWNERSHIP, create: makePersonaleRows.AllegatoOrdineFornitore },
  OrdinePerFornitore: { targets: OWNERSHIP, create: makePersonaleRows.OrdinePerFornitore },
  LinkFornitore: { targets: ONLY, create: makePersonaleRows.LinkFornitore },
  FornitoreUtente: { targets: ONLY, create: makePersonaleRows.FornitoreUtente },
  Cartella: { targets: OWNERSHIP, create: makeDocumentiRows.Cartella },
  CartellaNelCestino: { targets: ONLY, create: makeDocumentiRows.CartellaNelCestino },
  CondivisioneCartella: { targets: ONLY, create: makeDocumentiRows.CondivisioneCartella },
  DocumentoCartella: { targets: OWNERSHIP, create: makeDocumentiRows.DocumentoCartella },
  DocumentoNelCestino: { targets: ONLY, create: makeDocumentiRows.DocumentoNelCestino },
  AllegatoMail: { targets: ONLY, create: makePartsRows.AllegatoMail },
  VersioneDocumento: { targets: OWNERSHIP, create: makePartsRows.VersioneDocumento },
  StoricoStatoOrdineFornitore: { targets: ORDINE_OWNERSHIP, create: makePartsRows.StoricoStatoOrdineFornitore },
  AllegatoPerFornitore: { targets: OWNERSHIP, create: makePartsRows.AllegatoPerFornitore },
  RigaPerFornitore: { targets: OWNERSHIP, create: makePartsRows.RigaPerFornitore },
  OrdineDelPortale: { targets: OWNERSHIP, create: makePartsRows.OrdineDelPortale },
  StatoPerFornitore: { targets: ONLY, create: makePartsRows.StatoPerFornitore },
  OrdineFornitoreNuovo: { targets: ORDINE_OWNERSHIP, create: makePersonaleRows.OrdineFornitoreNuovo },
} satisfies Record<string, { targets: MatrixTarget[]; create: Create }>

export type ObjectKind = keyof typeof righe

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
  const app = await createTestApp({ persisted, config: { publicUrl: 'http://serramenti.example' } })
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
  const findApp = async (who: CallerName) =>
    (await db.appAccount.findMany({ where: { userId: (await utente(who)).id } })).map(({ id }) => id)
  const findFornitore = async (target: MatrixTarget, who: CallerName) => {
    const role = await db.fornitoreUtente.findUnique({ where: { userId: (await utente(who)).id } })
    return target === 'suo' && role ? { fornitoreId: role.fornitoreId } : {}
  }
  const found = { agenteDi: once(findAgente), appDi: once(findApp), fornitoreDi: once(findFornitore) }
  const facts: MatrixFacts = { db, dati: data, utente, ...found, other }
  const fixedOnes = new Map<string, Promise<number>>()

  const next: MatrixScene['nuovo'] = async (tipo, target, who) =>
    target === 'mancante' ? MISSING : (await (righe[tipo].create as Create)(facts, target, who)).id

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
    if (who === 'visitatore') return app.visitor
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
    reader: (who) => kept(readers, who, () => client(who)),
    writer: (who) => kept(writers, who, () => client(who)),
    targets: (tipo) => righe[tipo].targets,
    nuovo: next,
    fisso: (tipo, target, who) => kept(fixedOnes, rigaOf(tipo, target, who), () => next(tipo, target, who)),
    daCambiare: (tipo, target, who) => kept(untouched, rigaOf(tipo, target, who), () => next(tipo, target, who)),
    changed(tipo, target, who) {
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
    await scena.reader(who)
    for (const tipo of Object.keys(righe) as ObjectKind[]) {
      for (const target of scena.targets(tipo)) await scena.fisso(tipo, target, who)
    }
  }
  await settleProgress(scena)
}
