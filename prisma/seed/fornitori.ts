// The demo suppliers, and 500 supplier orders with their rows.
import { addDays } from '../../server/ordini/ordini/rules.ts'
import type { Tx } from '../../server/platform/db/prisma.ts'
import { dayOfInstant } from '../../server/shared/dates/zone.ts'
import type { Fornitore, Prisma } from '../generated/client.ts'
import type { LogoDemo } from './logos.ts'
import type { Random } from './random.ts'

const QUANTI = 500
/** Of them still to come, from the painter whose portal the demo user opens. */
const APERTI_VERNICIATORE = 12

/** Materials beside those of the phases. */
const ALTRI_MATERIALI = ['ferramenta', 'guarnizioni']

/** A material that nobody has bought yet: it can be deleted. */
const MATERIALE_SENZA_ORDINI = 'zanzariere'

/** What the printed rows of a material show, and what they are ordered by. */
const STAMPA: Record<string, Pick<Prisma.MaterialeCreateManyInput, 'colonneList' | 'sort' | 'labels'>> = {
  legno: {
    colonneList: ['codice', 'descrizione', 'Sezione', 'quantita', 'um'],
    sort: [
      ['sezione', 'asc'],
      ['codice', 'asc'],
    ],
    labels: { codice: 'Articolo', quantita: 'Q.tà', um: 'U.M.' },
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
const CON_REMINDER = ['legno', 'vetro', 'telai', 'verniciatura']

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

/** Suppliers with a picture. */
export const WITH_LOGO = FORNITORI.map(([nome]) => nome).filter((_, indice) => indice % 3 !== 2)

/** What is printed on the orders of some. */
const TESTI: Record<string, { testata: string; testoPdf: string }> = {
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

const data = (giorno: string) => new Date(`${giorno}T00:00:00Z`)

/** Inserts materials and 12 suppliers. @returns the suppliers by what they supply */
export async function seedFornitori(tx: Tx, marchi: ReadonlyMap<string, LogoDemo>): Promise<Map<string, Fornitore[]>> {
  await tx.materiale.createMany({ data: [...ALTRI_MATERIALI, MATERIALE_SENZA_ORDINI].map((nome) => ({ nome })) })
  for (const [nome, stampa] of Object.entries(STAMPA)) {
    const showReminderOrdineFornitore = CON_REMINDER.includes(nome)
    await tx.materiale.update({ where: { nome }, data: { ...stampa, showReminderOrdineFornitore } })
  }
  const file = await tx.storedFile.createManyAndReturn({
    data: [...marchi.values()],
    select: { id: true, chiave: true },
  })
  const immagini = new Map(file.map(({ id, chiave }) => [chiave, id]))
  const visti = new Set<string>()
  const fornitori = await tx.fornitore.createManyAndReturn({
    data: FORNITORI.map(([nome, tipologia, tempo], indice) => {
      const isDefault = !visti.has(tipologia)
      visti.add(tipologia)
      const email = `ordini@${nome.toLowerCase().replaceAll(' ', '-')}.example`
      const immagineId = immagini.get(marchi.get(nome)?.chiave ?? '') ?? null
      const codice = `F${String(indice + 1).padStart(3, '0')}`
      return { nome, codice, tipologia, tempo, email, isDefault, immagineId, ...TESTI[nome] }
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
async function leggiOrdini(tx: Tx) {
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

type OrdineLetto = Awaited<ReturnType<typeof leggiOrdini>>[number]

/** What an order is made of: the phases that buy, and sometimes more. */
function materiali(caso: Random, { righe }: OrdineLetto): string[] {
  const conTelaio = righe.some(({ tipoSerramento }) => tipoSerramento.conTelaio)
  const altri = ALTRI_MATERIALI.filter(() => caso.forse(0.15))
  return ['legno', 'vetro', ...(conTelaio ? ['telai'] : []), 'verniciatura', ...altri]
}

/** Days by which what has arrived came after the day that was expected. */
const SCARTI = [-2, -1, 0, 0, 0, 0, 0, 1, 1, 2, 3, 6]

/**
 * Expected at the end of its phase, else some weeks after the order. The past has arrived, but for a few: ordered about
 * its lead time before it was expected, and come about then.
 */
function ordineFornitore(caso: Random, ordine: OrdineLetto, fornitore: Fornitore, oggi: string) {
  const fase = ordine.schedulazione?.fasi.find(({ nomeFase }) => nomeFase === fornitore.tipologia)
  const inserito = addDays(ordine.data.toISOString().slice(0, 10), caso.intero(1, 6))
  const consegna = fase ? dayOfInstant(fase.fine) : addDays(inserito, fornitore.tempo + caso.intero(0, 15))
  const passata = consegna < oggi
  const arrivato = passata && caso.forse(0.93)
  const perTempo = addDays(consegna, -fornitore.tempo - caso.intero(0, 2))
  const ordinato = arrivato && perTempo > inserito ? perTempo : inserito
  const arrivo = [oggi, addDays(consegna, caso.uno(SCARTI))].sort()[0] as string
  const stato = arrivato ? 'ARRIVATO' : passata ? 'IN_RITARDO' : caso.uno(['DA_FARE', 'INVIATO', 'CONFERMATO'])
  const inviato = stato !== 'DA_FARE'
  const venditaMateriale = worthOf(caso, ordine, fornitore.tipologia)
  return {
    stato,
    ordinato,
    colonne: {
      ordineId: ordine.id,
      tipologia: fornitore.tipologia,
      fornitoreId: fornitore.id,
      dataInserimento: data(inserito),
      dataOrdine: inviato ? data(ordinato) : null,
      emailSentAt: inviato ? data(ordinato) : null,
      dataConsegna: data(consegna),
      dataArrivo: arrivato ? data(arrivo < ordinato ? consegna : arrivo) : null,
      valorePercentuale: 100,
      domanda1Legno: arrivato && fornitore.tipologia === 'legno' ? true : null,
      domanda2Legno: arrivato && fornitore.tipologia === 'legno' ? 'FSC' : '',
      numeroDocumento: arrivato ? `DDT ${caso.intero(100, 9999)}` : '',
      costoMateriale: Math.round(venditaMateriale * 74) / 100,
      venditaMateriale,
    },
  }
}

/** Percent of an order that a material is worth: all together leave some for the work. */
const QUOTE: Readonly<Record<string, number>> = { legno: 18, vetro: 15, verniciatura: 12, telai: 8, ferramenta: 6 }
const ALTRA_QUOTA = 2

/** Euro that a material of an order is worth, a fifth more or less than its share of what is not resold. */
function worthOf(caso: Random, { netto, righe }: OrdineLetto, tipologia: string): number {
  const rivendita = righe.reduce((somma, riga) => somma + (riga.rivendita ? Number(riga.netto) : 0), 0)
  return (
    Math.round((Number(netto) - rivendita) * (QUOTE[tipologia] ?? ALTRA_QUOTA) * (caso.intero(80, 120) / 100)) / 100
  )
}

function righe(caso: Random, ordine: OrdineLetto, tipologia: string) {
  const finestre = ordine.righe.filter(({ rivendita }) => !rivendita).slice(0, 3)
  return finestre.map(({ id, numero, larghezza, altezza }) => {
    const [codice, descrizione, um] = caso.uno(ARTICOLI[tipologia] ?? [])
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

const isPlannedAfter = (ordine: OrdineLetto, tipologia: string, adesso: Date) =>
  ordine.schedulazione?.fasi.some(({ nomeFase, fine }) => nomeFase === tipologia && fine > adesso) === true

/** Inserts 500 supplier orders; orders and their schedules must be there. The older an order, the less it lacks. */
export async function seedOrdiniFornitore(
  tx: Tx,
  caso: Random,
  adesso: Date,
  fornitori: ReadonlyMap<string, Fornitore[]>,
): Promise<void> {
  const oggi = dayOfInstant(adesso)
  const stati = await tx.valoreStato.findMany({ where: { contesto: 'ORDINE_FORNITORE' } })
  const ordini = await leggiOrdini(tx)
  const candidati = ordini.flatMap((ordine, indice) =>
    materiali(caso, ordine).map((tipologia) => ({
      ordine,
      tipologia,
      posto: caso.numero() + (indice * 3) / ordini.length,
    })),
  )
  candidati.sort((a, b) => a.posto - b.posto)
  const primi = candidati.slice(0, QUANTI - APERTI_VERNICIATORE)
  const aperti = candidati
    .slice(primi.length)
    .filter(({ ordine, tipologia }) => tipologia === 'verniciatura' && isPlannedAfter(ordine, tipologia, adesso))
    .slice(0, APERTI_VERNICIATORE)
  const scelti = [...primi, ...aperti].map(({ ordine, tipologia }, indice) => {
    const diTipo = fornitori.get(tipologia) ?? []
    const fornitore = indice < primi.length ? caso.uno(diTipo) : (diTipo[0] as Fornitore)
    return { ordine, tipologia, fornitore, ...ordineFornitore(caso, ordine, fornitore, oggi) }
  })
  const fatti = await tx.ordineFornitore.createManyAndReturn({
    data: scelti.map(({ colonne, stato }) => ({
      ...colonne,
      statoId: stati.find(({ nome }) => nome === stato)?.id ?? null,
    })),
    select: { id: true },
  })
  await tx.storicoStatoOrdineFornitore.createMany({
    data: scelti.flatMap(({ stato, ordinato, colonne }, indice) => {
      const ordineFornitoreId = fatti[indice]?.id ?? 0
      const prima = { ordineFornitoreId, changedAt: data(ordinato), stato: 'DA_FARE' }
      if (stato === 'DA_FARE') return [prima]
      const inviato = { ordineFornitoreId, changedAt: data(addDays(ordinato, 1)), stato: 'INVIATO' }
      if (stato === 'INVIATO') return [prima, inviato]
      const poi = colonne.dataArrivo ?? data(addDays(ordinato, 2))
      return [
        prima,
        inviato,
        { ordineFornitoreId, changedAt: poi < inviato.changedAt ? inviato.changedAt : poi, stato },
      ]
    }),
  })
  await tx.rigaOrdineFornitore.createMany({
    data: [
      ...scelti.flatMap(({ ordine, tipologia, fornitore }, indice) =>
        righe(caso, ordine, tipologia).map((riga) => ({
          ...riga,
          fornitoreId: fornitore.id,
          ordineFornitoreId: fatti[indice]?.id ?? null,
        })),
      ),
      // Rows that nobody has ordered yet.
      ...candidati
        .filter((candidato) => !aperti.includes(candidato))
        .slice(QUANTI, QUANTI + 60)
        .flatMap(({ ordine, tipologia }) => righe(caso, ordine, tipologia)),
    ],
  })
  await ritarda(tx, oggi)
}

/** Days by which the suppliers of the next orders come too late. */
const RITARDI = [4, 11, 2]

/** Some of what the next orders wait for is promised for after the phase that needs it has begun. */
async function ritarda(tx: Tx, oggi: string): Promise<void> {
  const attesi = await tx.$queryRaw<{ id: number; serve: string }[]>`
    SELECT DISTINCT ON (serve, ordine_id) id, serve FROM (
      SELECT o.id, o.ordine_id, to_char(f.inizio AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD') AS serve
      FROM ordini_fornitore o
      JOIN schedulazioni_fase f ON f.ordine_id = o.ordine_id
        AND f.nome_fase = CASE o.tipologia WHEN 'legno' THEN 'macchine' ELSE 'banchi' END
      WHERE o.data_arrivo IS NULL AND o.tipologia IN ('legno', 'vetro', 'telai', 'verniciatura')
    ) AS tutti
    WHERE serve > ${addDays(oggi, 2)}
    ORDER BY serve, ordine_id, id
    LIMIT ${RITARDI.length}`
  for (const [indice, { id, serve }] of attesi.entries()) {
    const dataConsegna = data(addDays(serve, RITARDI[indice] ?? 0))
    await tx.ordineFornitore.update({ where: { id }, data: { dataConsegna } })
  }
}
