// Offers of the demo, in every state: of quotes that the list prices, each sent after its quote came.
import { translatePreventivo } from '#ordini/daPreventivo/rules.ts'
import { shownVersione } from '#ordini/offerte/bozza/rules.ts'
import type { PricedRiga, PricedServizio } from '#ordini/offerte/contenuto/prices.ts'
import { sumColumns, writeRigheOfferta, writeServiziOfferta } from '#ordini/offerte/contenuto/write.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { CausaRifiuto, StatoOfferta, TipoEventoOfferta } from '#prisma/generated/enums.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { costOf, prezzoFinestra } from '#vendite/listini/prezzo/calcolo/rules.ts'
import { loadListino, type WholeListino } from '#vendite/listini/prezzo/read.ts'
import { prezzoServizio } from '#vendite/listini/prezzo/servizi/rules.ts'
import { forDocumento, type PrintedPreventivo } from '#vendite/preventivi/pdf/data.ts'
import type { DemoPdf } from '../conferme.ts'
import { withSideLight } from '../finestre/composti.ts'
import type { UtentiDemo } from '../utenti.ts'
import { acceptDemo, readCodiciOfTipi } from './accettata.ts'

const DAY = 86_400_000
const IVA = 10
const ADDRESS = '203.0.113.7'

/** The lines of a quote as they are priced. */
function righeOf(p: PrintedPreventivo, listino: WholeListino): PricedRiga[] {
  return translatePreventivo(p).righe.map((riga) => {
    const { tipoSerramentoPk, numero, altezza, larghezza, ante } = riga
    const window = {
      tipoSerramentoPk,
      famigliaPk: p.famigliaId,
      opzioni: riga.opzioni ?? [],
      tipoAperturaPk: riga.tipoAperturaPk ?? null,
      accessoriPks: riga.accessoriPks ?? [],
    }
    const measures = { altezza: altezza ?? 0, larghezza: larghezza ?? 0, quantita: numero, ante: ante ?? 1 }
    const prezzo = prezzoFinestra(listino, { ...window, ...measures })
    return {
      ...window,
      pk: null,
      rivendita: false,
      codiceRivendita: '',
      numero,
      altezza,
      larghezza,
      ante: null,
      specchiature: [],
      forma: '',
      descrizione: '',
      aMano: false,
      listino: prezzo.riga,
      listinoCalcolato: prezzo.riga,
      listinoPrezziPk: prezzo.riga === null ? null : listino.pk,
      passi: prezzo.passi,
      senzaPrezzo: prezzo.senzaPrezzo ?? '',
      costo: prezzo.costo,
      scontoArticolo: 0,
      scontoCliente: 0,
      iva: IVA,
    }
  })
}

/** Installation and transport of the windows of a quote. */
function serviziOf(righe: readonly PricedRiga[], { servizi }: WholeListino): PricedServizio[] {
  const pezzi = righe.filter(({ rivendita }) => !rivendita).reduce((sum, { numero }) => sum + numero, 0)
  return servizi
    .filter(({ nome }) => nome === 'Posa in opera' || nome === 'Trasporto')
    .map((servizio) => {
      const importo = prezzoServizio(servizio, { pezzi, area: 0n })
      const { nome, tipo, iva } = servizio
      return {
        nome,
        tipo,
        importo,
        importoCalcolato: importo,
        costo: costOf(importo, servizio.costo),
        costoAMano: false,
        iva,
      }
    })
}

interface Written {
  stato: StatoOfferta
  /** Days ago on which it was sent. */
  days: number
  sconto: number
  /** Days after which it was decided. */
  decided?: number
  causa?: CausaRifiuto
  motivo?: string
  /** What its customer asked. */
  asked?: string
}

/** What becomes of each offer: its versions, the first before the next. */
const STORIES: readonly (readonly Written[])[] = [
  [{ stato: 'BOZZA', days: 0, sconto: 0 }],
  [{ stato: 'INVIATA', days: 2, sconto: 0, asked: 'La posa comprende lo smontaggio dei vecchi serramenti?' }],
  [{ stato: 'INVIATA', days: 24, sconto: 5 }],
  [{ stato: 'INVIATA', days: 45, sconto: 0 }],
  [
    {
      stato: 'RIFIUTATA',
      days: 30,
      sconto: 0,
      decided: 3,
      causa: 'PREZZO',
      motivo: 'Abbiamo speso meno altrove.',
    },
  ],
  [{ stato: 'RITIRATA', days: 20, sconto: 3, decided: 3 }],
  [
    { stato: 'SOSTITUITA', days: 15, sconto: 0 },
    { stato: 'INVIATA', days: 6, sconto: 4 },
  ],
  [
    { stato: 'INVIATA', days: 9, sconto: 0 },
    { stato: 'BOZZA', days: 0, sconto: 2 },
  ],
  [{ stato: 'RIFIUTATA', days: 52, sconto: 0, decided: 11, causa: 'TEMPI', motivo: 'Ci servono prima di Natale.' }],
  [{ stato: 'RIFIUTATA', days: 75, sconto: 5, decided: 20, causa: 'CONCORRENTE' }],
  [{ stato: 'INVIATA', days: 90, sconto: 0 }],
  [{ stato: 'ACCETTATA', days: 40, sconto: 3, decided: 6, asked: 'Possiamo avere la maniglia satinata?' }],
]

/** The same of quotes of the demo's agent, who then has something at home, in the list and in the figures. */
const STORIES_OF_AGENTE: typeof STORIES = [
  [{ stato: 'BOZZA', days: 0, sconto: 2 }],
  [{ stato: 'INVIATA', days: 4, sconto: 5, asked: 'Il vetro si può avere satinato?' }],
  [{ stato: 'INVIATA', days: 26, sconto: 3 }],
  [{ stato: 'RIFIUTATA', days: 18, sconto: 3, decided: 5, causa: 'PREZZO', motivo: 'Oltre quello che pensavamo.' }],
]
const AGENTE = 'AG02'

/** What no list prices, with what it costs: the margin of who sees it counts it. */
const SILL = { descrizione: 'Davanzali in pietra di Luserna', numero: 2, listino: 420, costo: 265 }

/** A free line beside the windows of a quote. */
function freeLine(): PricedRiga {
  return {
    ...SILL,
    pk: null,
    rivendita: true,
    codiceRivendita: '',
    tipoSerramentoPk: null,
    famigliaPk: null,
    opzioni: [],
    tipoAperturaPk: null,
    accessoriPks: [],
    altezza: null,
    larghezza: null,
    ante: null,
    specchiature: [],
    forma: '',
    aMano: false,
    listinoCalcolato: null,
    listinoPrezziPk: null,
    passi: [],
    senzaPrezzo: '',
    scontoArticolo: 0,
    scontoCliente: 0,
    iva: 22,
  }
}

/** What the house has done for it elsewhere, with what that costs. */
const REMOVAL: PricedServizio = {
  nome: 'Smaltimento dei vecchi serramenti',
  tipo: 'SMALTIMENTO',
  importo: 280,
  importoCalcolato: null,
  costo: 210,
  costoAMano: true,
  iva: 22,
}

const isSent = ({ stato }: Written) => stato !== 'BOZZA'

/** When a version left, and what came of it; nothing of a draft. */
function sentColumns(version: Written, fileId: number, email: string, adesso: Date) {
  const { stato, days, decided, causa, motivo = '' } = version
  const at = isSent(version) ? new Date(adesso.getTime() - days * DAY) : null
  const later = (count: number) => at && dateOfDay(dayOfInstant(new Date(at.getTime() + count * DAY)))
  return {
    inviataIl: at,
    inviataA: at ? email : '',
    validaFino: later(30),
    consegnaPrevista: later(70),
    fileId: at ? fileId : null,
    fileNome: at ? 'offerta.pdf' : '',
    decisaIl: at && decided !== undefined ? new Date(at.getTime() + decided * DAY) : null,
    causaRifiuto: stato === 'RIFIUTATA' ? (causa ?? null) : null,
    motivoRifiuto: stato === 'RIFIUTATA' ? motivo : '',
  }
}

/** Inserts the offers; after lists, quotes, customers and orders. */
export async function seedOfferte(tx: Tx, pdf: DemoPdf, utenti: UtentiDemo, adesso: Date): Promise<void> {
  const inForce = await tx.listino.findFirst({ where: { stato: 'IN_VIGORE' }, select: { id: true } })
  const listino = inForce && (await loadListino(tx, inForce.id))
  if (!listino) return
  const preventivi = await tx.preventivo.findMany({
    where: { eliminato: false, ordine: { is: null } },
    include: forDocumento,
    orderBy: [{ dataCreazione: 'desc' }, { id: 'desc' }],
  })
  const priced = preventivi
    .map((p) => ({ p, righe: righeOf(p, listino) }))
    .filter(({ righe }) => righe.length > 0 && righe.every((riga) => riga.listino !== null))
  const { id: fileId } = await tx.storedFile.create({ data: { ...pdf, mime: 'application/pdf' }, select: { id: true } })
  const codici = await readCodiciOfTipi(tx)
  const left = new Set(priced)
  const agentePk = utenti.agenti.find(({ codice }) => codice === AGENTE)?.id
  const all = [
    ...STORIES.map((story, place) => ({ story, place, ofAgente: false })),
    ...STORIES_OF_AGENTE.map((story) => ({ story, place: null, ofAgente: true })),
  ]
  for (const { story, place, ofAgente } of all) {
    const begun = new Date(adesso.getTime() - ((story[0]?.days ?? 0) + 1) * DAY)
    const isAccepted = story.at(-1)?.stato === 'ACCETTATA'
    // An order wants a code of each of its windows.
    const chosen = [...left].find(
      ({ p, righe }) =>
        (!ofAgente || p.agenteId === agentePk) &&
        (p.dataCreazione <= begun || story.every((one) => !isSent(one))) &&
        (!isAccepted || righe.every(({ tipoSerramentoPk }) => codici.has(tipoSerramentoPk ?? 0))),
    )
    if (!chosen) continue
    left.delete(chosen)
    // The draft shows what a composed element costs.
    const windows = place === 0 ? await withSideLight(tx, chosen.righe, listino) : chosen.righe
    const righe = ofAgente || place === 0 ? [...windows, freeLine()] : windows
    const offered = { ...chosen, righe, story, listino, fileId, adesso, utenti, several: place === 1 }
    const id = await write(tx, { ...offered, more: ofAgente || place === 0 ? [REMOVAL] : [] })
    if (isAccepted) await acceptDemo(tx, { offertaId: id, p: chosen.p, codici })
  }
}

interface Offered {
  p: PrintedPreventivo
  righe: PricedRiga[]
  story: readonly Written[]
  listino: WholeListino
  fileId: number
  adesso: Date
  utenti: UtentiDemo
  /** Has a second alternative. */
  several: boolean
  /** Services beside those of the list. */
  more: readonly PricedServizio[]
}

interface DemoEvent {
  tipo: TipoEventoOfferta
  chi: string
  il: Date
  dettaglio: string
  indirizzo?: string
}

/** What happened to a version that was sent. */
function eventsOf(version: Written, { p, utenti, adesso }: Offered): DemoEvent[] {
  const at = (days: number) => new Date(adesso.getTime() - (version.days - days) * DAY)
  const { nome: staff } = utenti.staff
  const decided = at(version.decided ?? 0)
  const own = (tipo: TipoEventoOfferta, who: string, when: Date, dettaglio = ''): DemoEvent => {
    return { tipo, chi: who, il: when, dettaglio }
  }
  const byCustomer = (tipo: TipoEventoOfferta, when: Date, who = '', dettaglio = ''): DemoEvent => {
    return { ...own(tipo, who, when, dettaglio), indirizzo: ADDRESS }
  }
  const ends: Partial<Record<StatoOfferta, DemoEvent[]>> = {
    ACCETTATA: [byCustomer('ACCETTATA', decided, p.nomeCognome, p.famiglia.nome)],
    RIFIUTATA: [byCustomer('RIFIUTATA', decided, p.nomeCognome, version.motivo)],
    RITIRATA: [own('RITIRATA', staff, decided)],
    SOSTITUITA: [own('SOSTITUITA', staff, at(version.days - 6))],
  }
  return [
    own('LINK_INVIATO', staff, at(0), p.email),
    byCustomer('APERTA', at(1)),
    ...(version.asked ? [byCustomer('SCRITTO', at(1))] : []),
    ...(ends[version.stato] ?? []),
  ]
}

async function write(tx: Tx, offered: Offered): Promise<number> {
  const { p, righe, story, listino, fileId, adesso, utenti, several, more } = offered
  const { tipoCliente, riferimento } = translatePreventivo(p)
  const servizi = [...(p.messaInPosa && !several ? serviziOf(righe, listino) : []), ...more]
  const versions = story.map((one, place) => ({ ...one, numero: place + 1 }))
  const shown = shownVersione(versions) as (typeof versions)[number]
  const sent = sentColumns(shown, fileId, p.email, adesso)
  const { netto, totale } = sumColumns(righe, servizi, shown.sconto)
  const asked = story.flatMap(({ asked: note, days }) =>
    note ? [{ note, tipoMittente: 'CLIENTE' as const, data: new Date(adesso.getTime() - (days - 1) * DAY) }] : [],
  )
  const { id } = await tx.offerta.create({
    data: {
      preventivoId: p.id,
      nomeCliente: p.nomeCognome,
      tipoCliente,
      emailCliente: p.email,
      telefonoCliente: p.telefono,
      riferimento,
      messaInPosa: p.messaInPosa,
      indirizzoPosa: p.indirizzoPosa,
      cittaPosa: p.cittaPosa,
      provinciaPosa: p.provinciaPosa,
      pianoPosa: p.pianoPosa,
      stato: shown.stato,
      numeroVersione: shown.numero,
      numeroBozza: versions.find(({ stato }) => stato === 'BOZZA')?.numero ?? null,
      netto,
      totale,
      inviataIl: sent.inviataIl,
      validaFino: sent.validaFino,
      decisaIl: sent.decisaIl,
      creataIl: new Date(adesso.getTime() - ((story[0]?.days ?? 0) + 1) * DAY),
      creataDaId: utenti.staff.id,
      messaggi: { create: asked },
    },
    select: { id: true },
  })
  for (const [place, version] of story.entries()) {
    const { id: versioneOffertaId } = await tx.versioneOfferta.create({
      data: {
        offertaId: id,
        numero: place + 1,
        stato: version.stato,
        condizioni: 'Le misure sono da confermare con il rilievo in cantiere.',
        pagamento: '40% alla conferma d’ordine, 50% all’avviso di merce pronta, saldo a fine lavori.',
        ...sentColumns(version, fileId, p.email, adesso),
        ...(isSent(version) && { inviataDaId: utenti.staff.id }),
        ...(version.decided !== undefined && {
          decisaDa: version.stato === 'RITIRATA' ? utenti.staff.nome : p.nomeCognome,
        }),
      },
      select: { id: true },
    })
    if (isSent(version)) {
      await tx.eventoOfferta.createMany({
        data: eventsOf(version, offered).map((event) => ({ ...event, versioneOffertaId })),
      })
    }
    for (const [ordine, nome] of [p.famiglia.nome, ...(several ? ['Con posa e trasporto'] : [])].entries()) {
      const own = ordine === 0 ? servizi : serviziOf(righe, listino)
      const alternativa = await tx.alternativaOfferta.create({
        data: {
          versioneOffertaId,
          ordine,
          nome,
          sconto: version.sconto,
          accettata: version.stato === 'ACCETTATA' && ordine === 0,
          ...sumColumns(righe, own, version.sconto),
        },
        select: { id: true },
      })
      await writeRigheOfferta(tx, alternativa.id, righe, version.sconto)
      await writeServiziOfferta(tx, alternativa.id, own)
    }
  }
  return id
}
