// The demo suppliers, and 500 supplier orders with their rows.
import { addDays } from '#ordini/ordini/rules.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { Fornitore, Prisma } from '../generated/client.ts'
import type { LogoDemo } from './logos.ts'
import type { Random } from './random.ts'

const COUNT = 500
/** Of them still to come, from the painter whose portal the demo user opens. */
const OPEN_VERNICIATORE = 12

/** Materials beside those of the phases. */
const OTHER_MATERIALI = ['ferramenta', 'guarnizioni']

/** A material that nobody has bought yet: it can be deleted. */
const MATERIALE_WITHOUT_ORDINI = 'zanzariere'

/** What the printed rows of a material show, and what they are ordered by. */
const PRINT: Record<string, Pick<Prisma.MaterialeCreateManyInput, 'colonneList' | 'sort' | 'labels'>> = {
  legno: {
    colonneList: ['codice', 'descrizione', 'Sezione', 'misure', 'quantita', 'um'],
    sort: [
      ['sezione', 'asc'],
      ['codice', 'asc'],
    ],
    labels: { codice: 'Articolo', misure: 'Lunghezza (mm)', quantita: 'Q.tà', um: 'U.M.' },
  },
  vetro: {
    colonneList: ['codice', 'descrizione', 'misure_vetro', 'spessore', 'stampato', 'quantita'],
    sort: [['misure_vetro', 'desc']],
    labels: { codice: 'Composizione', misure_vetro: 'Misure (mm)', quantita: 'Pezzi' },
  },
  telai: { colonneList: ['codice', 'misure', 'quantita'], sort: [['misure', 'asc']], labels: { quantita: 'Pezzi' } },
  verniciatura: {
    colonneList: ['codice', 'descrizione', 'misure', 'quantita', 'RAL'],
    sort: [['codice', 'asc']],
    labels: { codice: 'Finitura', quantita: 'Pezzi' },
  },
  ferramenta: { colonneList: ['codice', 'descrizione', 'quantita'], sort: [], labels: {} },
}
const WITH_REMINDER = ['legno', 'vetro', 'telai', 'verniciatura']

/** The first of each type is its default. */
const FORNITORI: readonly (readonly [nome: string, tipologia: string, tempo: number])[] = [
  ['Segheria Alta Valle', 'legno', 7],
  ['Lamellari Cadore', 'legno', 10],
  ['Legnami Piave', 'legno', 14],
  ['Vetreria Dolomiti', 'vetro', 12],
  ['Vetrocamera Veneta', 'vetro', 9],
  ['Vetri Speciali Belluno', 'vetro', 20],
  ['Telai Agordo', 'telai', 6],
  ['Profilati Zoldo', 'telai', 8],
  ['Franco Vernici', 'verniciatura', 5],
  ['Verniciatura Feltrina', 'verniciatura', 8],
  ['Ferramenta Cordevole', 'ferramenta', 4],
  ['Guarnizioni Sile', 'guarnizioni', 3],
]

/** What some supply beside. */
const ALSO: Record<string, { tipologia: string; tempo: number; isDefault: boolean }[]> = {
  'Guarnizioni Sile': [{ tipologia: 'ferramenta', tempo: 6, isDefault: false }],
}

/** Suppliers with a picture. */
export const WITH_LOGO = FORNITORI.map(([name]) => name).filter((_, index) => index % 3 !== 2)

/** What is printed on the orders of some. */
const TEXTS: Record<string, { testata: string; testoPdf: string }> = {
  'Segheria Alta Valle': {
    testata: 'Segheria Alta Valle\nvia dei Boschi 4, 32021 Agordo (BL)',
    testoPdf: 'Legname certificato FSC: indicare il numero del certificato sul documento di trasporto.',
  },
  'Vetreria Dolomiti': {
    testata: 'Vetreria Dolomiti\nzona industriale 12, 32035 Santa Giustina (BL)',
    testoPdf: 'Consegna su cavalletti a rendere, dal lunedì al venerdì dalle 8 alle 16.',
  },
}

const ARTICOLI: Record<string, readonly (readonly [codice: string, descrizione: string, um: string])[]> = {
  legno: [
    ['LAM-AB-68', 'Lamellare di abete 68x80', 'ml'],
    ['LAM-RO-80', 'Lamellare di rovere 80x90', 'ml'],
  ],
  vetro: [
    ['33.1/16/33.1', 'Vetrocamera basso emissivo', 'pz'],
    ['44.2/15/4', 'Vetrocamera di sicurezza', 'pz'],
  ],
  telai: [['TEL-68', 'Telaio a tre lati', 'pz']],
  verniciatura: [
    ['RAL9010', 'Laccatura bianca', 'pz'],
    ['NOCE', 'Impregnante noce', 'pz'],
  ],
  ferramenta: [['GU-UNI', 'Ferramenta anta ribalta', 'kit']],
  guarnizioni: [['GUA-4', 'Guarnizione a quattro alette', 'ml']],
}

const data = (day: string) => new Date(`${day}T00:00:00Z`)

/** Inserts materials and 12 suppliers. @returns the suppliers by what they supply */
export async function seedFornitori(tx: Tx, brands: ReadonlyMap<string, LogoDemo>): Promise<Map<string, Fornitore[]>> {
  await tx.materiale.createMany({
    data: [...OTHER_MATERIALI, MATERIALE_WITHOUT_ORDINI].map((name) => ({ nome: name })),
  })
  for (const [name, print] of Object.entries(PRINT)) {
    const showReminderOrdineFornitore = WITH_REMINDER.includes(name)
    await tx.materiale.update({ where: { nome: name }, data: { ...print, showReminderOrdineFornitore } })
  }
  const file = await tx.storedFile.createManyAndReturn({
    data: [...brands.values()],
    select: { id: true, chiave: true },
  })
  const images = new Map(file.map(({ id, chiave }) => [chiave, id]))
  const seen = new Set<string>()
  const fornitori = await tx.fornitore.createManyAndReturn({
    data: FORNITORI.map(([name, tipologia, tempo], index) => {
      const isDefault = !seen.has(tipologia)
      seen.add(tipologia)
      const email = `ordini@${name.toLowerCase().replaceAll(' ', '-')}.example`
      const immagineId = images.get(brands.get(name)?.chiave ?? '') ?? null
      const codice = `F${String(index + 1).padStart(3, '0')}`
      const altriMateriali = ALSO[name] ?? []
      return { nome: name, codice, tipologia, tempo, email, isDefault, altriMateriali, immagineId, ...TEXTS[name] }
    }),
  })
  const verniciatore = fornitori.find(({ nome }) => nome === 'Franco Vernici')
  const utente = await tx.user.findUnique({ where: { username: 'fornitore' }, select: { id: true } })
  if (verniciatore && utente) {
    await tx.fornitoreUtente.create({ data: { userId: utente.id, fornitoreId: verniciatore.id } })
  }
  return Map.groupBy(fornitori, ({ tipologia }) => tipologia)
}

/** Orders with what a supplier order of theirs needs to know. */
async function readOrdiniRows(tx: Tx) {
  return tx.ordine.findMany({
    where: { nonSchedulabile: false },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      data: true,
      netto: true,
      righe: {
        select: {
          id: true,
          numero: true,
          netto: true,
          larghezza: true,
          altezza: true,
          rivendita: true,
          tipoSerramento: true,
        },
      },
      schedulazione: { select: { fasi: { select: { nomeFase: true, fine: true } } } },
    },
  })
}

type ReadOrdine = Awaited<ReturnType<typeof readOrdiniRows>>[number]

/** What an order is made of: the phases that buy, and sometimes more. */
function materiali(example: Random, { righe }: ReadOrdine): string[] {
  const conTelaio = righe.some(({ tipoSerramento }) => tipoSerramento.conTelaio)
  const others = OTHER_MATERIALI.filter(() => example.forse(0.15))
  return ['legno', 'vetro', ...(conTelaio ? ['telai'] : []), 'verniciatura', ...others]
}

/** Days by which what has arrived came after the day that was expected. */
const DEVIATIONS = [-2, -1, 0, 0, 0, 0, 0, 1, 1, 2, 3, 6]

/**
 * Expected at the end of its phase, else some weeks after the order. The past has arrived, but for a few: ordered about
 * its lead time before it was expected, and come about then.
 */
function ordineFornitore(example: Random, ordine: ReadOrdine, fornitore: Fornitore, today: string) {
  const fase = ordine.schedulazione?.fasi.find(({ nomeFase }) => nomeFase === fornitore.tipologia)
  const inserted = addDays(ordine.data.toISOString().slice(0, 10), example.integer(1, 6))
  const consegna = fase ? dayOfInstant(fase.fine) : addDays(inserted, fornitore.tempo + example.integer(0, 15))
  const passata = consegna < today
  const arrived = passata && example.forse(0.93)
  const inTime = addDays(consegna, -fornitore.tempo - example.integer(0, 2))
  const sorted = arrived && inTime > inserted ? inTime : inserted
  const arrivo = [today, addDays(consegna, example.one(DEVIATIONS))].sort()[0] as string
  const stato = arrived ? 'ARRIVATO' : passata ? 'IN_RITARDO' : example.one(['DA_FARE', 'INVIATO', 'CONFERMATO'])
  const sent = stato !== 'DA_FARE'
  const venditaMateriale = worthOf(example, ordine, fornitore.tipologia)
  return {
    stato,
    ordinato: sorted,
    colonne: {
      ordineId: ordine.id,
      tipologia: fornitore.tipologia,
      fornitoreId: fornitore.id,
      dataInserimento: data(inserted),
      dataOrdine: sent ? data(sorted) : null,
      emailSentAt: sent ? data(sorted) : null,
      dataConsegna: data(consegna),
      dataArrivo: arrived ? data(arrivo < sorted ? consegna : arrivo) : null,
      valorePercentuale: 100,
      domanda1Legno: arrived && fornitore.tipologia === 'legno' ? true : null,
      domanda2Legno: arrived && fornitore.tipologia === 'legno' ? 'FSC' : '',
      numeroDocumento: arrived ? `DDT ${example.integer(100, 9999)}` : '',
      costoMateriale: Math.round(venditaMateriale * 74) / 100,
      venditaMateriale,
    },
  }
}

/** Percent of an order that a material is worth: all together leave some for the work. */
const QUOTE: Readonly<Record<string, number>> = { legno: 18, vetro: 15, verniciatura: 12, telai: 8, ferramenta: 6 }
const OTHER_QUOTA = 2

/** Euro that a material of an order is worth, a fifth more or less than its share of what is not resold. */
function worthOf(example: Random, { netto, righe }: ReadOrdine, tipologia: string): number {
  const rivendita = righe.reduce((sum, riga) => sum + (riga.rivendita ? Number(riga.netto) : 0), 0)
  return (
    Math.round((Number(netto) - rivendita) * (QUOTE[tipologia] ?? OTHER_QUOTA) * (example.integer(80, 120) / 100)) / 100
  )
}

function righe(example: Random, ordine: ReadOrdine, tipologia: string) {
  const finestre = ordine.righe.filter(({ rivendita }) => !rivendita).slice(0, 3)
  return finestre.map(({ id, numero, larghezza, altezza }) => {
    const [codice, descrizione, um] = example.one(ARTICOLI[tipologia] ?? [])
    const misure = larghezza && altezza ? `${larghezza}x${altezza}` : ''
    return {
      ordineId: ordine.id,
      tipologia,
      rigaOrdineId: id,
      codice,
      descrizione,
      um,
      misure,
      quantita: um === 'ml' ? numero * 6.5 : numero,
      misureVetro: tipologia === 'vetro' ? misure : '',
    }
  })
}

const isPlannedAfter = (ordine: ReadOrdine, tipologia: string, now: Date) =>
  ordine.schedulazione?.fasi.some(({ nomeFase, fine }) => nomeFase === tipologia && fine > now) === true

/** Inserts 500 supplier orders; orders and their schedules must be there. The older an order, the less it lacks. */
export async function seedOrdiniFornitore(
  tx: Tx,
  example: Random,
  now: Date,
  fornitori: ReadonlyMap<string, Fornitore[]>,
): Promise<void> {
  const today = dayOfInstant(now)
  const stati = await tx.valoreStato.findMany({ where: { contesto: 'ORDINE_FORNITORE' } })
  const ordini = await readOrdiniRows(tx)
  const candidates = ordini.flatMap((ordine, index) =>
    materiali(example, ordine).map((tipologia) => ({
      ordine,
      tipologia,
      place: example.numero() + (index * 3) / ordini.length,
    })),
  )
  candidates.sort((a, b) => a.place - b.place)
  const primi = candidates.slice(0, COUNT - OPEN_VERNICIATORE)
  const open = candidates
    .slice(primi.length)
    .filter(({ ordine, tipologia }) => tipologia === 'verniciatura' && isPlannedAfter(ordine, tipologia, now))
    .slice(0, OPEN_VERNICIATORE)
  const chosen = [...primi, ...open].map(({ ordine, tipologia }, index) => {
    const ofTipo = fornitori.get(tipologia) ?? []
    const fornitore = index < primi.length ? example.one(ofTipo) : (ofTipo[0] as Fornitore)
    return { ordine, tipologia, fornitore, ...ordineFornitore(example, ordine, fornitore, today) }
  })
  const done = await tx.ordineFornitore.createManyAndReturn({
    data: chosen.map(({ colonne, stato }) => ({
      ...colonne,
      statoId: stati.find(({ nome }) => nome === stato)?.id ?? null,
    })),
    select: { id: true },
  })
  await tx.storicoStatoOrdineFornitore.createMany({
    data: chosen.flatMap(({ stato, ordinato, colonne }, index) => {
      const ordineFornitoreId = done[index]?.id ?? 0
      const before = { ordineFornitoreId, changedAt: data(ordinato), stato: 'DA_FARE' }
      if (stato === 'DA_FARE') return [before]
      const sent = { ordineFornitoreId, changedAt: data(addDays(ordinato, 1)), stato: 'INVIATO' }
      if (stato === 'INVIATO') return [before, sent]
      const then = colonne.dataArrivo ?? data(addDays(ordinato, 2))
      return [before, sent, { ordineFornitoreId, changedAt: then < sent.changedAt ? sent.changedAt : then, stato }]
    }),
  })
  await tx.rigaOrdineFornitore.createMany({
    data: [
      ...chosen.flatMap(({ ordine, tipologia, fornitore }, index) =>
        righe(example, ordine, tipologia).map((riga) => ({
          ...riga,
          fornitoreId: fornitore.id,
          ordineFornitoreId: done[index]?.id ?? null,
        })),
      ),
      // Rows that nobody has ordered yet.
      ...candidates
        .filter((candidate) => !open.includes(candidate))
        .slice(COUNT, COUNT + 60)
        .flatMap(({ ordine, tipologia }) => righe(example, ordine, tipologia)),
    ],
  })
  await delay(tx, today)
  await bringPart(tx, today)
}

/** Supplier orders of which something has come. */
const PARTLY = 3

/** Of some confirmed supplier orders the first row has come, half of it where it can be halved. */
async function bringPart(tx: Tx, today: string): Promise<void> {
  const found = await tx.ordineFornitore.findMany({
    where: { dataArrivo: null, stato: { nome: 'CONFERMATO' }, righe: { some: { quantita: { gte: 2 } } } },
    orderBy: { id: 'asc' },
    take: PARTLY,
    select: { id: true, righe: { where: { quantita: { gte: 2 } }, orderBy: { id: 'asc' }, take: 1 } },
  })
  for (const { id, righe: own } of found) {
    for (const { id: rigaId, quantita } of own) {
      const arrivata = Math.floor(quantita.toNumber() / 2)
      await tx.arrivoFornitore.create({
        data: {
          ordineFornitoreId: id,
          giorno: data(addDays(today, -2)),
          numeroDocumento: `DDT ${1200 + id}`,
          righe: { create: [{ rigaId, quantita: arrivata }] },
        },
      })
      await tx.rigaOrdineFornitore.update({ where: { id: rigaId }, data: { arrivata } })
    }
  }
}

/** Days by which the suppliers of the next orders come too late. */
const RITARDI = [4, 11, 2]

/** Some of what the next orders wait for is promised for after the phase that needs it has begun. */
async function delay(tx: Tx, today: string): Promise<void> {
  const expected = await tx.$queryRaw<{ id: number; serve: string }[]>`
    SELECT DISTINCT ON (serve, ordine_id) id, serve FROM (
      SELECT o.id, o.ordine_id, to_char(f.inizio AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD') AS serve
      FROM ordini_fornitore o
      JOIN schedulazioni_fase f ON f.ordine_id = o.ordine_id
        AND f.nome_fase = CASE o.tipologia WHEN 'legno' THEN 'macchine' ELSE 'banchi' END
      WHERE o.data_arrivo IS NULL AND o.tipologia IN ('legno', 'vetro', 'telai', 'verniciatura')
    ) AS tutti
    WHERE serve > ${addDays(today, 2)}
    ORDER BY serve, ordine_id, id
    LIMIT ${RITARDI.length}`
  for (const [index, { id, serve }] of expected.entries()) {
    const dataConsegna = data(addDays(serve, RITARDI[index] ?? 0))
    await tx.ordineFornitore.update({ where: { id }, data: { dataConsegna } })
  }
}
