// Rows for tests: each factory fills in what the test does not care about, so a test names only what differs.

import type { Db, Tx } from '#platform/db/prisma.ts'
import { hashPassword } from '#platform/identity/password.ts'
import type { Prisma, User } from '#prisma/generated/client.ts'

type Client = Db | Tx

let counter = 0
/** A number no other row of this test file has. */
export function nextNumber(): number {
  counter += 1
  return counter
}

interface DifferentUser
  extends Partial<Omit<Prisma.UserUncheckedCreateInput, 'info' | 'agente' | 'operatore' | 'appAccount' | 'fornitore'>> {
  /** Only a user with a password can log in through the form: hashing takes 80 ms. */
  password?: string
  info?: Partial<Omit<Prisma.InfoUserCreateWithoutUserInput, 'id'>>
  agente?: Partial<Prisma.AgenteUncheckedCreateWithoutUserInput>
  operatore?: Partial<Prisma.OperatoreUncheckedCreateWithoutUserInput>
  appAccount?: Partial<Prisma.AppAccountUncheckedCreateWithoutUserInput>
  /** The supplier it stands for: one that is there by its number, or a new one. */
  fornitore?: { id: number } | Partial<Prisma.FornitoreUncheckedCreateInput>
}

/** A user; with `agente`, `operatore`, `appAccount`, `fornitore` or `info` also that role. */
export async function makeUser(db: Client, different: DifferentUser = {}): Promise<User> {
  const { password, info, agente, operatore, appAccount, fornitore, ...fields } = different
  const n = nextNumber()
  const ruoli: Record<string, object> = {}
  if (info) ruoli.info = { create: info }
  if (agente) ruoli.agente = { create: { codice: `AG${String(n).padStart(3, '0')}`, ...agente } }
  if (operatore) ruoli.operatore = { create: operatore }
  if (appAccount) ruoli.appAccount = { create: appAccount }
  if (fornitore) {
    const next = { nome: `Fornitore ${n}`, tipologia: 'legno', tempo: 10, ...fornitore }
    const fornitoreId = 'id' in fornitore ? fornitore.id : (await db.fornitore.create({ data: next })).id
    ruoli.fornitore = { create: { fornitoreId } }
  }
  const passwordHash = password === undefined ? '!' : await hashPassword(password)
  const base = {
    username: `utente${n}`,
    email: `utente${n}@example.com`,
    firstName: 'Utente',
    lastName: `Numero ${n}`,
    passwordHash,
  }
  return db.user.create({ data: { ...base, ...fields, ...ruoli } as Prisma.UserUncheckedCreateInput })
}

/** An agent with its user. @param different what differs, of the agent; `capoAreaId` makes a sub-agent */
export async function makeAgente(
  db: Client,
  different: Partial<Prisma.AgenteUncheckedCreateWithoutUserInput> = {},
  user: DifferentUser = {},
) {
  const { id } = await makeUser(db, { ...user, agente: different })
  return db.agente.findUniqueOrThrow({ where: { userId: id }, include: { user: true } })
}

/** Every kind of user of the product, by the name of its demo user. */
export const userKinds = {
  super: {
    isSuperuser: true,
    isStaff: true,
    info: { canAdminUsers: true, canViewAttivitaOperatori: true, canViewLineaSaomad: true },
  },
  staff: { isStaff: true },
  agente: { agente: {} },
  capoarea: { agente: {} },
  operatore: { operatore: {} },
  'operatore.capo': {
    operatore: {
      vedeOrdini: true,
      modificaStatoOrdine: true,
      modificaStatoFasiOrdine: true,
      modificaStatoFasiOrdineFornitore: true,
    },
  },
  app: { appAccount: {} },
  fornitore: { fornitore: { nome: 'Franco Vernici' } },
} as const satisfies Record<string, DifferentUser>

export type UserKind = keyof typeof userKinds

/** A user of a kind; the area head comes with a sub-agent of its own. */
export async function makeUserOfKind(db: Client, tipo: UserKind, different: DifferentUser = {}): Promise<User> {
  const user = await makeUser(db, { ...userKinds[tipo], ...different })
  if (tipo === 'capoarea') {
    const capo = await db.agente.findUniqueOrThrow({ where: { userId: user.id } })
    await makeAgente(db, { capoAreaId: capo.id })
  }
  return user
}

/** A family with its type. @param opzioni name of the option → names of its values */
export async function makeFamiglia(
  db: Client,
  {
    opzioni = { Colore: ['Noce', 'Rovere'] },
    ...different
  }: Partial<Omit<Prisma.FamigliaUncheckedCreateInput, 'opzioni'>> & { opzioni?: Record<string, string[]> } = {},
) {
  const n = nextNumber()
  const tipologiaFamigliaId =
    different.tipologiaFamigliaId ?? (await db.tipologiaFamiglia.create({ data: { nome: `Tipologia ${n}` } })).id
  const righe = Object.entries(opzioni).map(([name, values], ordine) => ({
    nome: name,
    ordine,
    valori: { create: values.map((value, place) => ({ nome: value, ordine: place })) },
  }))
  return db.famiglia.create({
    data: { nome: `Famiglia ${n}`, ordine: n, ...different, tipologiaFamigliaId, opzioni: { create: righe } },
    include: { tipologiaFamiglia: true, opzioni: { include: { valori: true }, orderBy: { ordine: 'asc' } } },
  })
}

/** A window type with openings and accessories. @param aperture their names @param accessori their names */
export async function makeTipoSerramento(
  db: Client,
  {
    aperture,
    accessori,
    ...different
  }: Partial<Omit<Prisma.TipoSerramentoUncheckedCreateInput, 'aperture' | 'accessori'>> & {
    aperture?: string[]
    accessori?: string[]
  } = {},
) {
  const n = nextNumber()
  const byName = (names: string[]) => names.map((name) => ({ where: { nome: name }, create: { nome: name } }))
  return db.tipoSerramento.create({
    data: {
      nome: `Tipo ${n}`,
      ordine: n,
      ...different,
      aperture: { connectOrCreate: byName(aperture ?? ['Battente', 'Ribalta']) },
      accessori: { connectOrCreate: byName(accessori ?? ['Zanzariera']) },
    },
    include: { aperture: { orderBy: { id: 'asc' } }, accessori: { orderBy: { id: 'asc' } } },
  })
}

/** A constraint that sells a type in a family: 400–2400 x 300–1500 mm by default. */
export function makeVincolo(
  db: Client,
  different: Partial<Prisma.VincoloUncheckedCreateInput> & { famigliaId: number; tipoSerramentoId: number },
) {
  return db.vincolo.create({
    data: { altezzaMin: 400, altezzaMax: 2400, larghezzaMin: 300, larghezzaMax: 1500, ...different },
  })
}

/** A family that sells one window type: what the wizard needs at least. */
export async function makeCatalogo(db: Client) {
  const famiglia = await makeFamiglia(db)
  const tipo = await makeTipoSerramento(db)
  const vincolo = await makeVincolo(db, { famigliaId: famiglia.id, tipoSerramentoId: tipo.id })
  return { famiglia, tipo, vincolo }
}

export function makeStatoPreventivo(db: Client, different: Partial<Prisma.StatoPreventivoUncheckedCreateInput> = {}) {
  const n = nextNumber()
  return db.statoPreventivo.create({ data: { stato: `Stato ${n}`, ordine: n, ...different } })
}

type DifferentSerramento = Partial<Omit<Prisma.SerramentoUncheckedCreateWithoutPreventivoInput, 'accessori'>>

/** A quote with one window, of a new family and type unless given. @param serramenti what differs in each window */
export async function makePreventivo(
  db: Client,
  {
    serramenti = [{}],
    ...different
  }: Partial<Omit<Prisma.PreventivoUncheckedCreateInput, 'serramenti'>> & { serramenti?: DifferentSerramento[] } = {},
) {
  const n = nextNumber()
  const famigliaId = different.famigliaId ?? (await makeFamiglia(db)).id
  const tipo = serramenti.some(({ tipoSerramentoId }) => tipoSerramentoId === undefined)
    ? await makeTipoSerramento(db)
    : null
  const righe = serramenti.map((serramento, index) => ({
    posizione: index + 1,
    tipoSerramentoId: tipo?.id ?? 0,
    tipoAperturaId: tipo?.aperture[0]?.id ?? 0,
    quantita: 1,
    altezza: 1200,
    larghezza: 800,
    ...serramento,
  }))
  return db.preventivo.create({
    data: {
      nomeCognome: `Cliente ${n}`,
      telefono: `051 ${String(n).padStart(6, '0')}`,
      email: `cliente${n}@example.com`,
      citta: 'Bologna',
      provincia: 'Bologna',
      tipoCliente: 'non professionista',
      tipoIntervento: 'nuovo',
      ...different,
      famigliaId,
      serramenti: { create: righe },
    },
    include: { serramenti: { orderBy: { posizione: 'asc' } } },
  })
}

export function makeEmailTemplate(db: Client, different: Partial<Prisma.EmailTemplateUncheckedCreateInput> = {}) {
  const n = nextNumber()
  return db.emailTemplate.create({
    data: {
      label: `Modello ${n}`,
      subject: 'Preventivo {{numero}}',
      body: '<p>Gentile {{nome_cognome}}</p>',
      ...different,
    },
  })
}

/** A mail of the outbox. */
export function makeMail(db: Client, different: Partial<Prisma.MailUncheckedCreateInput> = {}) {
  const n = nextNumber()
  const base = { aIndirizzo: `cliente${n}@example.com`, oggetto: `Oggetto ${n}`, corpo: '<p>Testo</p>' }
  return db.mail.create({ data: { ...base, messageId: `<prova${n}@example.com>`, ...different } })
}

/** A stored file's row, without its bytes. */
export function makeStoredFile(db: Client, different: Partial<Prisma.StoredFileUncheckedCreateInput> = {}) {
  const key = nextNumber().toString(16).padStart(64, '0')
  return db.storedFile.create({
    data: { chiave: key, nome: 'prova.png', mime: 'image/png', dimensione: 1, ...different },
  })
}

export function makeJob(db: Client, different: Partial<Prisma.JobUncheckedCreateInput> = {}) {
  return db.job.create({ data: { tipo: 'prova', ...different } })
}

/** A customer without an agent by default. @param app numbers of the app accounts it is linked to */
export function makeCliente(
  db: Client,
  { app = [], ...different }: Partial<Prisma.ClienteUncheckedCreateInput> & { app?: number[] } = {},
) {
  const n = nextNumber()
  return db.cliente.create({
    data: {
      nome: `Cliente ${n}`,
      codice: `C${String(n).padStart(5, '0')}`,
      citta: 'Bologna',
      ...different,
      appAccounts: { connect: app.map((id) => ({ id })) },
    },
  })
}

/** An order of a new customer by default; its sums are not computed from its lines. */
export async function makeOrdine(db: Client, different: Partial<Prisma.OrdineUncheckedCreateInput> = {}) {
  const n = nextNumber()
  const clienteId = different.clienteId ?? (await makeCliente(db)).id
  const data = new Date('2026-03-02T00:00:00Z')
  return db.ordine.create({ data: { numeroCommessa: `26${n}`, data, tipoCliente: 'PRIVA', ...different, clienteId } })
}

export function makeMessaggioOrdineEmail(
  db: Client,
  different: Partial<Prisma.MessaggioOrdineEmailUncheckedCreateInput> = {},
) {
  return db.messaggioOrdineEmail.create({
    data: { titolo: `Messaggio ${nextNumber()}`, testo: '<p>Gentile cliente</p>', ...different },
  })
}

/** A webhook that is told nothing; its secret opens with no key. */
export async function makeWebhook(db: Client, userId: number) {
  const nome = `Webhook ${nextNumber()}`
  return db.webhook.create({
    data: { nome, indirizzo: 'https://192.0.2.1/', segreto: '', argomenti: ['ORDINE'], userId, creatoDaId: userId },
  })
}
