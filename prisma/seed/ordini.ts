// The demo orders 26/0001…: 240 with 900 lines, more than half of them scheduled, their checklists, mails and history.
import { mailBody } from '../../server/ordini/ordini/mail/body.ts'
import { mailSubject } from '../../server/ordini/ordini/mail/rules.ts'
import { addDays, totaliOrdine } from '../../server/ordini/ordini/rules.ts'
import { nettoOf } from '../../server/ordini/righe/rules.ts'
import type { Tx } from '../../server/platform/db/prisma.ts'
import { dayOfInstant, startOfDay } from '../../server/shared/dates/zone.ts'
import { seedBom } from './bom.ts'
import type { ClienteDemo } from './clienti.ts'
import type { Random } from './random.ts'
import type { CodiceDemo } from './tempistiche.ts'
import type { UtentiDemo } from './utenti.ts'

const QUANTI = 240
const RIGHE = 900
/** The older ones come in by and by, in the ten months before; the others, as work has grown, in the last weeks. */
const VECCHI = 110
const SETTIMANE = 9
/** The newest have no schedule yet: there is always something to plan. */
const NUOVI = 20
/** The newest orders have their bills of materials. */
const CON_BOM = 60
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
const RIFERIMENTI = ['', 'Piano terra', 'Appartamento 3', 'Scala B', 'Geom. Ferri', 'Cantiere di via Mazzini']
const NOTE = ['', '', '', 'Colore da confermare.', 'Consegnare insieme al portoncino.']

interface Scena {
  caso: Random
  clienti: readonly ClienteDemo[]
  codici: readonly CodiceDemo[]
  utenti: UtentiDemo
  stati: readonly { id: number; nome: string }[]
  voci: readonly number[]
  tipoExtra: number
  oggi: string
}

const data = (giorno: string) => new Date(`${giorno}T00:00:00Z`)

/** The states that an order may have, and the items of its checklist, both in their order. */
async function leggiListe(tx: Tx) {
  const inOrdine = { orderBy: { ordine: 'asc' } } as const
  const stati = await tx.valoreStato.findMany({ where: { contesto: 'ORDINE' }, ...inOrdine })
  const voci = await tx.voceCheckList.findMany(inOrdine)
  return { stati, voci: voci.map(({ id }) => id) }
}

/** How many lines each order has: 900 in all, at least one each. */
function quanteRighe(caso: Random): number[] {
  const righe = Array.from({ length: QUANTI }, () => 1)
  for (let resto = RIGHE - QUANTI; resto > 0; resto--) {
    const indice = caso.intero(0, QUANTI - 1)
    righe[indice] = (righe[indice] ?? 0) + 1
  }
  return righe
}

function riga({ caso, codici, tipoExtra }: Scena, categoria: string, posizione: number) {
  const listino = caso.intero(2000, 45_000) / 10
  const base = { posizione, listino, forma: '', descrizione: '' }
  if (posizione > 1 && caso.forse(0.12)) {
    const [codiceRivendita, descrizione] = caso.uno(EXTRA)
    const netto = Math.round(listino * 85) / 100
    const prezzi = { scontoArticolo: null, scontoCorrettivo: null, netto }
    const extra = { rivendita: true, codiceRivendita, descrizione, tipoSerramentoId: tipoExtra }
    return { ...base, ...prezzi, ...extra, numero: caso.intero(1, 4), codiceSerramentoId: null }
  }
  const codice = caso.uno(codici.filter((voce) => voce.categoria === categoria))
  const sconto = caso.uno([10, 15, 20, 25, 32.5])
  const correttivo = caso.forse(0.2) ? 5 : null
  const numero = caso.intero(1, 6)
  const [altezza, larghezza] = [caso.intero(50, 240) * 10, caso.intero(40, 300) * 10]
  return {
    ...base,
    numero,
    tipoSerramentoId: codice.tipoSerramentoId,
    codiceSerramentoId: codice.codiceSerramentoId,
    rivendita: false,
    codiceRivendita: '',
    scontoArticolo: sconto,
    scontoCorrettivo: correttivo,
    netto: nettoOf(listino, sconto, correttivo ?? 0),
    altezza,
    larghezza,
    ante: codice.tipo.includes('2 ante') ? 2 : codice.tipo.includes('3 ante') ? 3 : 1,
    forma: codice.forma,
    extraFields: caso.forse(0.3)
      ? { Colore: caso.uno(['RAL 9010', 'Noce', 'Rovere']), Vetro: '33.1/16/33.1', Peso: weightOf(altezza, larghezza) }
      : {},
  }
}

/** Kilograms of a window of these millimetres. */
const weightOf = (altezza: number, larghezza: number) => Math.round((altezza * larghezza * 32) / 1_000_000)

/** Days from today on which an order came in. */
function arrivo(indice: number): number {
  const giorni = SETTIMANE * 7
  if (indice < VECCHI) return -300 + Math.floor((indice * (300 - giorni)) / VECCHI)
  return -giorni + Math.floor(((indice - VECCHI) * (giorni - 4)) / (QUANTI - VECCHI))
}

/** Every other one of the old orders, three quarters of the others but for the newest. */
function daSchedulare(indice: number): boolean {
  if (indice % 20 === 19) return false
  return indice < VECCHI ? indice % 2 === 0 : indice < QUANTI - NUOVI && indice % 4 !== 1
}

/** One order with its parts; orders begin ten months ago and their approntamenti end two months from now. */
function ordineDemo(scena: Scena, indice: number, quante: number) {
  const { caso, clienti, stati, voci, oggi } = scena
  const cliente = clienti[indice % clienti.length] as ClienteDemo
  const giorno = addDays(oggi, arrivo(indice))
  const nonSchedulabile = indice % 20 === 19
  const schedulato = daSchedulare(indice)
  const dataConsegna =
    schedulato || caso.forse(indice < VECCHI ? 0.6 : 0.9)
      ? addDays(giorno, caso.intero(35, indice < VECCHI ? 64 : 84))
      : null
  const passato = dataConsegna !== null && dataConsegna < oggi
  const categoria = caso.uno(Object.keys(SISTEMI))
  const righe = Array.from({ length: quante }, (_, posto) => riga(scena, categoria, posto + 1))
  // Some are late: their day has passed and they are still in production.
  const dopo = passato
    ? ['Consegnato', 'Consegnato', 'Pronto', 'In produzione']
    : ['Da confermare', 'Confermato', 'In produzione']
  const nomeStato = caso.uno(dopo)
  const ordine = {
    ...totaliOrdine(righe),
    numeroCommessa: `26/${String(indice + 1).padStart(4, '0')}`,
    progetto: caso.uno(PROGETTI),
    riferimento: caso.uno(RIFERIMENTI),
    data: data(giorno),
    dataConsegna: dataConsegna && data(dataConsegna),
    dataPosa: dataConsegna && caso.forse(0.5) ? data(addDays(dataConsegna, caso.intero(2, 14))) : null,
    statoId: caso.forse(0.03) ? null : (stati.find(({ nome }) => nome === nomeStato)?.id ?? null),
    clienteId: cliente.id,
    tipoCliente: cliente.tipoCliente,
    codiceSistema: caso.uno(SISTEMI[categoria] ?? []),
    agenteId: caso.forse(0.06) ? null : cliente.agenteId,
    areaConsegna: caso.uno(['EST', 'OVEST', null] as const),
    senzaMisure: !passato && caso.forse(0.25),
    note: caso.uno(NOTE),
    nonSchedulabile,
    autoSchedulazione: !nonSchedulabile && caso.forse(0.1),
    creatoIl: startOfDay(giorno),
  }
  return {
    ordine,
    righe,
    giorno,
    nomeStato,
    passato,
    spunte: caso.alcuni(voci, caso.intero(0, passato ? 5 : 3)),
    schedulato,
    // Of every six scheduled orders about two have had their mail and one waits.
    conMail: schedulato && indice % 12 <= (passato ? 4 : 2) ? dataConsegna : null,
  }
}

type OrdineDemo = ReturnType<typeof ordineDemo> & { id: number }

/** Mails that went, and mails that wait held in the outbox: demo mails never leave. */
async function inserisciMail(tx: Tx, { oggi, utenti }: Scena, ordini: readonly OrdineDemo[]): Promise<void> {
  const testoEmail = '<p>Gentile cliente,</p><p>la merce del suo ordine è quasi pronta.</p>'
  const clienti = new Map((await tx.cliente.findMany()).map((cliente) => [cliente.id, cliente]))
  for (const { id, ordine, passato, conMail } of ordini) {
    const cliente = clienti.get(ordine.clienteId)
    if (!conMail || !cliente) continue
    const il = startOfDay(addDays(passato ? conMail : oggi, passato ? -3 : 2))
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
        inviaDal: il,
        creataIl: startOfDay(addDays(dayOfInstant(il), -5)),
        creataDaId: utenti.staff.id,
        ...(passato ? { tentativi: 1, inviataIl: il } : {}),
      },
    })
    const statoInvioMail = passato ? ('INVIATA' as const) : ('IN_ATTESA_INVIO' as const)
    const data = { statoInvioMail, dataInvioMail: il, testoEmail, mailId: mail.id }
    await tx.ordine.update({ where: { id }, data })
  }
}

/**
 * Inserts 240 orders; lists, customers, codes and users must be there.
 * @returns the numbers of those that are to be scheduled
 */
export async function seedOrdini(
  tx: Tx,
  caso: Random,
  dati: { clienti: readonly ClienteDemo[]; codici: readonly CodiceDemo[]; utenti: UtentiDemo; adesso: Date },
): Promise<number[]> {
  const { id: tipoExtra } = await tx.tipoSerramento.findFirstOrThrow({ where: { nome: 'EXTRA' } })
  const scena = { ...dati, ...(await leggiListe(tx)), caso, tipoExtra, oggi: dayOfInstant(dati.adesso) }
  const fatti = quanteRighe(caso).map((quante, indice) => ordineDemo(scena, indice, quante))
  const numeri = await tx.ordine.createManyAndReturn({
    data: fatti.map(({ ordine }) => ordine),
    select: { id: true },
  })
  const ordini = fatti.map((fatto, indice) => ({ ...fatto, id: numeri[indice]?.id ?? 0 }))
  const { id: userId, nome: userNome } = dati.utenti.staff
  await tx.rigaOrdine.createMany({
    data: ordini.flatMap(({ id, righe }) => righe.map((r) => ({ ...r, ordineId: id }))),
  })
  await tx.checkListOrdine.createMany({
    data: ordini.flatMap(({ id, spunte, giorno }) =>
      spunte.map((voceId) => ({ ordineId: id, voceId, userId, il: startOfDay(giorno) })),
    ),
  })
  await inserisciMail(tx, scena, ordini)
  const nuovi = ordini.slice(-CON_BOM).map(({ ordine, righe }) => ({ ...ordine, righe }))
  await seedBom(tx, nuovi)
  await tx.auditLog.createMany({
    data: ordini
      .filter((_, indice) => indice % 3 === 0)
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
