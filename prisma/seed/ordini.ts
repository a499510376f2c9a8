// The demo orders 26/0001…: 240 with 900 lines, more than half of them scheduled, their checklists, mails and history.
import { mailBody } from '#ordini/ordini/mail/body.ts'
import { mailSubject } from '#ordini/ordini/mail/rules.ts'
import { addDays, ordineTotals } from '#ordini/ordini/rules.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import { nettoOf } from '#shared/money/money.ts'
import { seedBom } from './bom.ts'
import type { ClienteDemo } from './clienti.ts'
import type { Random } from './random.ts'
import type { CodiceDemo } from './tempistiche.ts'
import type { UtentiDemo } from './utenti.ts'

const COUNT = 240
const RIGHE = 900
/** The older ones come in by and by, in the ten months before; the others, as work has grown, in the last weeks. */
const OLD = 110
const WEEKS = 9
/** The newest have no schedule yet: there is always something to plan. */
const FRESH = 20
/** The newest orders have their bills of materials. */
const WITH_BOM = 60
const SISTEMI: Record<string, string[]> = {
  LEGNO: ['LEGNO68', 'LEGNO80', 'LEGNO92'],
  'LEGNO-ALLUMINIO': ['LEGNO-ALLUMINIO'],
  PVC: ['PVC'],
}
const EXTRA = [
  ['ZANZARIERA', 'Zanzariera plissettata'],
  ['PERSIANA', 'Persiana in alluminio'],
  ['CASSONETTO', 'Cassonetto coibentato'],
  ['DAVANZALE', 'Davanzale in marmo'],
] as const
const PROGETTI = ['', '', 'Villa singola', 'Condominio Aurora', 'Ristrutturazione', 'Scuola primaria', 'Albergo Stella']
const REFERENCES = ['', 'Piano terra', 'Appartamento 3', 'Scala B', 'Geom. Ferri', 'Cantiere di via Mazzini']
const NOTE = ['', '', '', 'Colore da confermare.', 'Consegnare insieme al portoncino.']

interface Scena {
  random: Random
  clienti: readonly ClienteDemo[]
  codici: readonly CodiceDemo[]
  utenti: UtentiDemo
  stati: readonly { id: number; nome: string }[]
  voci: readonly number[]
  tipoExtra: number
  oggi: string
}

const data = (day: string) => new Date(`${day}T00:00:00Z`)

/** The states that an order may have, and the items of its checklist, both in their order. */
async function readListe(tx: Tx) {
  const inOrder = { orderBy: { ordine: 'asc' } } as const
  const stati = await tx.valoreStato.findMany({ where: { contesto: 'ORDINE' }, ...inOrder })
  const items = await tx.voceCheckList.findMany(inOrder)
  return { stati, voci: items.map(({ id }) => id) }
}

/** How many lines each order has: 900 in all, at least one each. */
function numberOfRighe(example: Random): number[] {
  const righe = Array.from({ length: COUNT }, () => 1)
  for (let resto = RIGHE - COUNT; resto > 0; resto--) {
    const index = example.integer(0, COUNT - 1)
    righe[index] = (righe[index] ?? 0) + 1
  }
  return righe
}

function riga({ random, codici, tipoExtra }: Scena, categoria: string, posizione: number) {
  const listino = random.integer(2000, 45_000) / 10
  const base = { posizione, listino, forma: '', descrizione: '' }
  if (posizione > 1 && random.forse(0.12)) {
    const [codiceRivendita, descrizione] = random.one(EXTRA)
    const netto = Math.round(listino * 85) / 100
    const prezzi = { scontoArticolo: null, scontoCorrettivo: null, netto }
    const extra = { rivendita: true, codiceRivendita, descrizione, tipoSerramentoId: tipoExtra }
    return { ...base, ...prezzi, ...extra, numero: random.integer(1, 4), codiceSerramentoId: null }
  }
  const codice = random.one(codici.filter((item) => item.categoria === categoria))
  const sconto = random.one([10, 15, 20, 25, 32.5])
  const corrective = random.forse(0.2) ? 5 : null
  const numero = random.integer(1, 6)
  const [altezza, larghezza] = [random.integer(50, 240) * 10, random.integer(40, 300) * 10]
  return {
    ...base,
    numero,
    tipoSerramentoId: codice.tipoSerramentoId,
    codiceSerramentoId: codice.codiceSerramentoId,
    rivendita: false,
    codiceRivendita: '',
    scontoArticolo: sconto,
    scontoCorrettivo: corrective,
    netto: nettoOf(listino, sconto, corrective ?? 0),
    altezza,
    larghezza,
    ante: codice.tipo.includes('2 ante') ? 2 : codice.tipo.includes('3 ante') ? 3 : 1,
    forma: codice.forma,
    extraFields: random.forse(0.3)
      ? {
          Colore: random.one(['RAL 9010', 'Noce', 'Rovere']),
          Vetro: '33.1/16/33.1',
          Peso: weightOf(altezza, larghezza),
        }
      : {},
  }
}

/** Kilograms of a window of these millimetres. */
const weightOf = (altezza: number, larghezza: number) => Math.round((altezza * larghezza * 32) / 1_000_000)

/** Days from today on which an order came in. */
function arrivo(index: number): number {
  const days = WEEKS * 7
  if (index < OLD) return -300 + Math.floor((index * (300 - days)) / OLD)
  return -days + Math.floor(((index - OLD) * (days - 4)) / (COUNT - OLD))
}

/** Every other one of the old orders, three quarters of the others but for the newest. */
function toSchedule(index: number): boolean {
  if (index % 20 === 19) return false
  return index < OLD ? index % 2 === 0 : index < COUNT - FRESH && index % 4 !== 1
}

/** One order with its parts; orders begin ten months ago and their approntamenti end two months from now. */
function demoOrdine(scena: Scena, index: number, count: number) {
  const { random, clienti, stati, voci, oggi } = scena
  const cliente = clienti[index % clienti.length] as ClienteDemo
  const day = addDays(oggi, arrivo(index))
  const nonSchedulabile = index % 20 === 19
  const schedulato = toSchedule(index)
  const dataConsegna =
    schedulato || random.forse(index < OLD ? 0.6 : 0.9) ? addDays(day, random.integer(35, index < OLD ? 64 : 84)) : null
  const past = dataConsegna !== null && dataConsegna < oggi
  const categoria = random.one(Object.keys(SISTEMI))
  const righe = Array.from({ length: count }, (_, place) => riga(scena, categoria, place + 1))
  // Some are late: their day has passed and they are still in production.
  const after = past
    ? ['Consegnato', 'Consegnato', 'Pronto', 'In produzione']
    : ['Da confermare', 'Confermato', 'In produzione']
  const statoName = random.one(after)
  const ordine = {
    ...ordineTotals(righe),
    numeroCommessa: `26/${String(index + 1).padStart(4, '0')}`,
    progetto: random.one(PROGETTI),
    riferimento: random.one(REFERENCES),
    data: data(day),
    dataConsegna: dataConsegna && data(dataConsegna),
    dataPosa: dataConsegna && random.forse(0.5) ? data(addDays(dataConsegna, random.integer(2, 14))) : null,
    statoId: random.forse(0.03) ? null : (stati.find(({ nome }) => nome === statoName)?.id ?? null),
    clienteId: cliente.id,
    tipoCliente: cliente.tipoCliente,
    codiceSistema: random.one(SISTEMI[categoria] ?? []),
    agenteId: random.forse(0.06) ? null : cliente.agenteId,
    areaConsegna: random.one(['EST', 'OVEST', null] as const),
    senzaMisure: !past && random.forse(0.25),
    note: random.one(NOTE),
    nonSchedulabile,
    autoSchedulazione: !nonSchedulabile && random.forse(0.1),
    creatoIl: startOfDay(day),
  }
  return {
    ordine,
    righe,
    giorno: day,
    nomeStato: statoName,
    passato: past,
    spunte: random.alcuni(voci, random.integer(0, past ? 5 : 3)),
    schedulato,
    // Of every six scheduled orders about two have had their mail and one waits.
    conMail: schedulato && index % 12 <= (past ? 4 : 2) ? dataConsegna : null,
  }
}

type DemoOrdine = ReturnType<typeof demoOrdine> & { id: number }

/** Mails that went, and mails that wait held in the outbox: demo mails never leave. */
async function insertMail(tx: Tx, { oggi, utenti }: Scena, ordini: readonly DemoOrdine[]): Promise<void> {
  const testoEmail = '<p>Gentile cliente,</p><p>la merce del suo ordine è quasi pronta.</p>'
  const clienti = new Map((await tx.cliente.findMany()).map((cliente) => [cliente.id, cliente]))
  for (const { id, ordine, passato, conMail } of ordini) {
    const cliente = clienti.get(ordine.clienteId)
    if (!conMail || !cliente) continue
    const it = startOfDay(addDays(passato ? conMail : oggi, passato ? -3 : 2))
    const mail = await tx.mail.create({
      data: {
        stato: passato ? 'INVIATA' : 'SOSPESA',
        aIndirizzo: cliente.email,
        aNome: cliente.nome,
        oggetto: mailSubject(ordine.numeroCommessa),
        corpo: mailBody(testoEmail, conMail),
        messageId: `<ordine-${id}@demo.valdombra.example>`,
        contesto: 'Ordine',
        contestoPk: id,
        inviaDal: it,
        creataIl: startOfDay(addDays(dayOfInstant(it), -5)),
        creataDaId: utenti.staff.id,
        ...(passato ? { tentativi: 1, inviataIl: it } : {}),
      },
    })
    const statoInvioMail = passato ? ('INVIATA' as const) : ('IN_ATTESA_INVIO' as const)
    const data = { statoInvioMail, dataInvioMail: it, testoEmail, mailId: mail.id }
    await tx.ordine.update({ where: { id }, data })
  }
}

/**
 * Inserts 240 orders; lists, customers, codes and users must be there.
 * @returns the numbers of those that are to be scheduled
 */
export async function seedOrdini(
  tx: Tx,
  example: Random,
  facts: { clienti: readonly ClienteDemo[]; codici: readonly CodiceDemo[]; utenti: UtentiDemo; adesso: Date },
): Promise<number[]> {
  const { id: tipoExtra } = await tx.tipoSerramento.findFirstOrThrow({ where: { extra: true } })
  const scena = { ...facts, ...(await readListe(tx)), random: example, tipoExtra, oggi: dayOfInstant(facts.adesso) }
  const done = numberOfRighe(example).map((count, index) => demoOrdine(scena, index, count))
  const numeri = await tx.ordine.createManyAndReturn({
    data: done.map(({ ordine }) => ordine),
    select: { id: true },
  })
  const ordini = done.map((completed, index) => ({ ...completed, id: numeri[index]?.id ?? 0 }))
  const { id: userId, nome: userNome } = facts.utenti.staff
  await tx.rigaOrdine.createMany({
    data: ordini.flatMap(({ id, righe }) => righe.map((r) => ({ ...r, ordineId: id }))),
  })
  await tx.checkListOrdine.createMany({
    data: ordini.flatMap(({ id, spunte, giorno }) =>
      spunte.map((voceId) => ({ ordineId: id, voceId, userId, il: startOfDay(giorno) })),
    ),
  })
  await insertMail(tx, scena, ordini)
  const fresh = ordini.slice(-WITH_BOM).map(({ ordine, righe }) => ({ ...ordine, righe }))
  await seedBom(tx, fresh)
  await tx.auditLog.createMany({
    data: ordini
      .filter((_, index) => index % 3 === 0)
      .map(({ id, giorno, nomeStato }) => ({
        oggetto: 'Ordine',
        oggettoPk: id,
        userId,
        userNome,
        il: startOfDay(addDays(giorno, 1)),
        azione: 'setStato',
        campo: 'stato',
        prima: 'Da confermare',
        dopo: nomeStato,
      })),
  })
  return ordini.filter(({ schedulato }) => schedulato).map(({ id }) => id)
}
