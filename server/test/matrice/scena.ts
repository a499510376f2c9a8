import type { User } from '../../../prisma/generated/client.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { type Client, createTestApp, type TestApp } from '../client.ts'
import {
  creaAgente,
  creaCatalogo,
  creaCliente,
  creaEmailTemplate,
  creaJob,
  creaMail,
  creaMessaggioOrdineEmail,
  creaOrdine,
  creaPreventivo,
  creaStatoPreventivo,
  creaStoredFile,
  creaTipoSerramento,
  creaUser,
  creaVincolo,
  tipiUtente,
} from '../factories.ts'
import { creaFornitore, creaPersona } from '../personale.ts'
import { creaDelleOrdini, datiOrdini, POSSESSO_ORDINE } from './righeOrdini.ts'
import { creaDelPersonale } from './righePersonale.ts'

/** Every kind of caller: the demo users, nobody, and a token that may read all a superuser reads. */
export const chiamanti = [...Object.keys(tipiUtente), 'visitatore', 'token di lettura'] as const
export type Chi = string

/** A row for a caller to try: whose it is, or missing. */
export type Bersaglio = 'suo' | 'delSubAgente' | 'altrui' | 'esistente' | 'mancante'

export interface Scena {
  app: TestApp
  /** What inputs refer to. */
  dati: Dati
  /** Keys of two stored files. */
  file: { pubblico: string; riservato: string }
  /** A session of its own at every call, so that logging out hurts nobody. */
  client(chi: Chi): Promise<Client>
  /** The same one at every call, for whoever changes nothing. */
  lettore(chi: Chi): Promise<Client>
  /** Which rows of a type there are to try. */
  bersagli(tipo: Tipo): Bersaglio[]
  /** The number of a row, the same at every call. */
  fisso(tipo: Tipo, bersaglio: Bersaglio, chi: Chi): Promise<number>
  /** The number of a row made for this call, to be changed. */
  nuovo(tipo: Tipo, bersaglio: Bersaglio, chi: Chi): Promise<number>
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

export interface Facts {
  db: Db
  dati: Dati
  utente(chi: Chi): Promise<User>
  /** Agent whose quotes these are. */
  agenteDi(bersaglio: Bersaglio, chi: Chi): Promise<number>
  /** App account of a caller; none when they have none. */
  appDi(chi: Chi): Promise<number[]>
  altro: User
}

type Crea = (facts: Facts, bersaglio: Bersaglio, chi: Chi) => Promise<{ id: number }>

const POSSESSO: Bersaglio[] = ['suo', 'altrui', 'mancante']
const SOLO: Bersaglio[] = ['esistente', 'mancante']

/** How each type of row is made. */
const righe = {
  Preventivo: {
    bersagli: ['suo', 'delSubAgente', 'altrui', 'mancante'],
    crea: async ({ db, dati, agenteDi }, bersaglio, chi) =>
      creaPreventivo(db, await quote(dati, agenteDi(bersaglio, chi))),
  },
  /** With everything in it that can be withheld. */
  PreventivoPieno: {
    bersagli: ['suo', 'delSubAgente', 'altrui', 'mancante'],
    crea: async ({ db, dati, agenteDi }, bersaglio, chi) => {
      const [mailCliente, mailAgente] = await Promise.all([creaMail(db), creaMail(db)])
      const preventivo = await creaPreventivo(db, {
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
      creaCliente(db, {
        codice: crypto.randomUUID(),
        tipoCliente: 'IMPRE',
        piva: '01234567890',
        note: 'Nota',
        testoEmail: '<p>Testo</p>',
        agenteId: await agenteDi(bersaglio, chi),
        app: bersaglio === 'suo' ? await appDi(chi) : [],
      }),
  },
  MessaggioOrdineEmail: { bersagli: SOLO, crea: ({ db }) => creaMessaggioOrdineEmail(db) },
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
      creaJob(db, {
        tipo: 'importazione',
        userId: (bersaglio === 'suo' ? await utente(chi) : altro).id,
        risultato: {},
        errori: [],
      }),
  },
  Mail: {
    bersagli: SOLO,
    crea: ({ db, altro }) => creaMail(db, { contestoPk: 1, inviataIl: new Date(), creataDaId: altro.id }),
  },
  User: { bersagli: SOLO, crea: ({ db }) => creaUser(db, { info: { note: 'Nota' }, operatore: {}, appAccount: {} }) },
  UtenteSenzaRuoli: { bersagli: SOLO, crea: ({ db }) => creaUser(db) },
  Operatore: {
    bersagli: SOLO,
    crea: async ({ db }) =>
      db.operatore.findUniqueOrThrow({ where: { userId: (await creaUser(db, { operatore: {} })).id } }),
  },
  Agente: { bersagli: SOLO, crea: ({ db }) => creaAgente(db, { codice: crypto.randomUUID().slice(0, 18) }) },
  AppAccount: {
    bersagli: SOLO,
    crea: async ({ db }) =>
      db.appAccount.findUniqueOrThrow({ where: { userId: (await creaUser(db, { appAccount: {} })).id } }),
  },
  MailSospesa: { bersagli: SOLO, crea: ({ db }) => creaMail(db, { stato: 'SOSPESA' }) },
  Segnalazione: {
    bersagli: SOLO,
    crea: ({ db, altro }) => db.segnalazione.create({ data: { origine: 'server', messaggio: 'x', userId: altro.id } }),
  },
  Vincolo: {
    bersagli: SOLO,
    crea: async ({ db, dati }) =>
      creaVincolo(db, { famigliaId: dati.famiglia, tipoSerramentoId: (await creaTipoSerramento(db)).id }),
  },
  TipoSerramento: { bersagli: SOLO, crea: ({ db }) => creaTipoSerramento(db) },
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
  Ordine: { bersagli: POSSESSO_ORDINE, crea: creaDelleOrdini.Ordine },
  RigaOrdine: { bersagli: POSSESSO_ORDINE, crea: creaDelleOrdini.RigaOrdine },
  ImmagineRiga: { bersagli: POSSESSO_ORDINE, crea: creaDelleOrdini.ImmagineRiga },
  AllegatoOrdine: { bersagli: POSSESSO_ORDINE, crea: creaDelleOrdini.AllegatoOrdine },
  FaseSchedulata: { bersagli: POSSESSO_ORDINE, crea: creaDelleOrdini.FaseSchedulata },
  Tempistica: { bersagli: SOLO, crea: creaDelleOrdini.Tempistica },
  AnalisiPostazione: { bersagli: SOLO, crea: creaDelleOrdini.AnalisiPostazione },
  CodiceSerramento: { bersagli: SOLO, crea: creaDelleOrdini.CodiceSerramento },
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
  Persona: { bersagli: SOLO, crea: creaDelPersonale.Persona },
  Assenza: { bersagli: SOLO, crea: creaDelPersonale.Assenza },
  Festivita: { bersagli: SOLO, crea: creaDelPersonale.Festivita },
  OreLavorative: { bersagli: SOLO, crea: creaDelPersonale.OreLavorative },
  Materiale: { bersagli: SOLO, crea: creaDelPersonale.Materiale },
  Fornitore: { bersagli: SOLO, crea: creaDelPersonale.Fornitore },
  RigaOrdineFornitore: { bersagli: POSSESSO_ORDINE, crea: creaDelPersonale.RigaOrdineFornitore },
  OrdineFornitore: { bersagli: POSSESSO_ORDINE, crea: creaDelPersonale.OrdineFornitore },
  OrdineFornitoreNuovo: { bersagli: POSSESSO_ORDINE, crea: creaDelPersonale.OrdineFornitoreNuovo },
} satisfies Record<string, { bersagli: Bersaglio[]; crea: Crea }>

export type Tipo = keyof typeof righe

async function quote(dati: Dati, agente: Promise<number>) {
  const finestra = { tipoSerramentoId: dati.tipoSerramento, tipoAperturaId: dati.tipoApertura }
  return { famigliaId: dati.famiglia, statoId: dati.stato, agenteId: await agente, serramenti: [finestra] }
}

async function creaDati(db: Db): Promise<Dati> {
  const { famiglia, tipo } = await creaCatalogo(db)
  const agente = await creaAgente(db, {}, { email: 'agente@example.com' })
  await creaEmailTemplate(db, { destinatario: 'AGENTE' })
  return {
    famiglia: famiglia.id,
    tipoSerramento: tipo.id,
    tipoApertura: tipo.aperture[0]?.id ?? 0,
    valore: famiglia.opzioni[0]?.valori[0]?.id ?? 0,
    stato: (await creaStatoPreventivo(db)).id,
    agente: agente.id,
    template: (await creaEmailTemplate(db)).id,
    persona: (await creaPersona(db)).id,
    fornitore: (await creaFornitore(db, { tipologia: 'vetro' })).id,
    ordineServito: (await creaOrdine(db)).id,
    ...(await datiOrdini(db)),
  }
}

/** A small company with one user of each kind, ready to be tried. */
export async function creaScena(persisted: Record<string, string> = {}): Promise<Scena> {
  const app = await createTestApp({ persisted })
  const { db } = app
  // What a PDF looks like is proved elsewhere.
  app.services.pdf.render = async () => new TextEncoder().encode('%PDF-1.7')
  const dati = await creaDati(db)
  const { user: altro } = await creaAgente(db, {}, { username: 'altro' })

  const utente = async (chi: Chi) => {
    const { user } = await app.as((chi in tipiUtente ? chi : 'super') as keyof typeof tipiUtente)
    if (!user) throw new Error(`Nessun utente ${chi}`)
    return user
  }
  const trovaAgente = async (bersaglio: Bersaglio, chi: Chi) => {
    const capo = await db.agente.findUniqueOrThrow({ where: { userId: (await utente('capoarea')).id } })
    const subAgente = await db.agente.findFirstOrThrow({ where: { capoAreaId: capo.id } })
    if (bersaglio === 'delSubAgente') return subAgente.id
    const proprio = await db.agente.findUnique({ where: { userId: (await utente(chi)).id } })
    return bersaglio === 'suo' && proprio ? proprio.id : dati.agente
  }
  const trovaApp = async (chi: Chi) => {
    const account = await db.appAccount.findUnique({ where: { userId: (await utente(chi)).id } })
    return account ? [account.id] : []
  }
  const agenteDi = unaVolta(trovaAgente)
  const appDi = unaVolta(trovaApp)
  const facts: Facts = { db, dati, utente, agenteDi, appDi, altro }
  const fissi = new Map<string, Promise<number>>()

  const nuovo: Scena['nuovo'] = async (tipo, bersaglio, chi) =>
    bersaglio === 'mancante' ? MANCANTE : (await (righe[tipo].crea as Crea)(facts, bersaglio, chi)).id

  const { storage } = app.services
  const file = { pubblico: await storage.put(PNG), riservato: await storage.put(new Uint8Array([...PNG, 0])) }
  await creaStoredFile(db, { chiave: file.pubblico, pubblico: true, dimensione: PNG.length })
  await creaStoredFile(db, { chiave: file.riservato, pubblico: false, dimensione: PNG.length + 1 })
  let integratore: Promise<Client> | undefined
  const lettori = new Map<Chi, Promise<Client>>()
  const scena: Scena = {
    app,
    dati,
    file,
    async client(chi) {
      if (chi === 'visitatore') return app.visitatore
      if (chi !== 'token di lettura') return app.as(await utente(chi))
      integratore ??= utente(chi).then((user) => app.conToken(user, { introspezione: true }))
      return integratore
    },
    lettore(chi) {
      const known = lettori.get(chi) ?? scena.client(chi)
      lettori.set(chi, known)
      return known
    },
    bersagli: (tipo) => righe[tipo].bersagli,
    nuovo,
    fisso(tipo, bersaglio, chi) {
      const chiave = `${tipo} ${bersaglio} ${bersaglio === 'suo' ? chi : ''}`
      const made = fissi.get(chiave) ?? nuovo(tipo, bersaglio, chi)
      fissi.set(chiave, made)
      return made
    },
  }
  await popola(scena)
  return scena
}

/** What a function answered to the same words: who somebody is does not change. */
function unaVolta<Args extends string[], Result>(find: (...args: Args) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>()
  return (...args: Args) => {
    const key = args.join(' ')
    const found = known.get(key) ?? find(...args)
    known.set(key, found)
    return found
  }
}

/** Makes every caller and every fixed row at once: what a list holds must not depend on what was asked before it. */
async function popola(scena: Scena): Promise<void> {
  for (const chi of chiamanti) {
    await scena.client(chi)
    for (const tipo of Object.keys(righe) as Tipo[]) {
      for (const bersaglio of scena.bersagli(tipo)) await scena.fisso(tipo, bersaglio, chi)
    }
  }
}
