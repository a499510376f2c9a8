// Offers of the demo: of the newest quotes that the list prices, in every state but accepted, which makes an order.
import { translatePreventivo } from '#ordini/daPreventivo/rules.ts'
import type { PricedRiga, PricedServizio } from '#ordini/offerte/contenuto/prices.ts'
import { sumColumns, writeRigheOfferta, writeServiziOfferta } from '#ordini/offerte/contenuto/write.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { CausaRifiuto, StatoOfferta } from '#prisma/generated/enums.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { prezzoFinestra } from '#vendite/listini/prezzo/calcolo/rules.ts'
import { loadListino, type WholeListino } from '#vendite/listini/prezzo/read.ts'
import { prezzoServizio } from '#vendite/listini/prezzo/servizi/rules.ts'
import { forDocumento, type PrintedPreventivo } from '#vendite/preventivi/pdf/data.ts'
import type { DemoPdf } from '../conferme.ts'

const DAY = 86_400_000
const IVA = 10
const CAUSA: CausaRifiuto = 'PREZZO'

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
      forma: '',
      descrizione: '',
      aMano: false,
      listino: prezzo.riga,
      listinoCalcolato: prezzo.riga,
      listinoPrezziPk: prezzo.riga === null ? null : listino.pk,
      passi: prezzo.passi,
      senzaPrezzo: prezzo.senzaPrezzo ?? '',
      scontoArticolo: 0,
      scontoCliente: 0,
      iva: IVA,
    }
  })
}

/** Installation and transport of the windows of a quote. */
function serviziOf(righe: readonly PricedRiga[], { servizi }: WholeListino): PricedServizio[] {
  const pezzi = righe.reduce((sum, { numero }) => sum + numero, 0)
  return servizi
    .filter(({ nome }) => nome === 'Posa in opera' || nome === 'Trasporto')
    .map((servizio) => {
      const importo = prezzoServizio(servizio, { pezzi, area: 0n })
      return { nome: servizio.nome, tipo: servizio.tipo, importo, importoCalcolato: importo, iva: servizio.iva }
    })
}

interface Written {
  stato: StatoOfferta
  /** Days ago on which it was sent. */
  days: number
  sconto: number
}

/** What becomes of each offer: its versions, the first before the next. */
const STORIES: readonly (readonly Written[])[] = [
  [{ stato: 'BOZZA', days: 0, sconto: 0 }],
  [{ stato: 'INVIATA', days: 2, sconto: 0 }],
  [{ stato: 'INVIATA', days: 24, sconto: 5 }],
  [{ stato: 'INVIATA', days: 45, sconto: 0 }],
  [{ stato: 'RIFIUTATA', days: 30, sconto: 0 }],
  [{ stato: 'RITIRATA', days: 20, sconto: 3 }],
  [
    { stato: 'SOSTITUITA', days: 15, sconto: 0 },
    { stato: 'INVIATA', days: 6, sconto: 4 },
  ],
  [
    { stato: 'INVIATA', days: 9, sconto: 0 },
    { stato: 'BOZZA', days: 0, sconto: 2 },
  ],
]

/** When a version left, and what came of it; nothing of a draft. */
function sentColumns({ stato, days }: Written, fileId: number, email: string, adesso: Date) {
  const at = stato === 'BOZZA' ? null : new Date(adesso.getTime() - days * DAY)
  const later = (count: number) => at && dateOfDay(dayOfInstant(new Date(at.getTime() + count * DAY)))
  const isDecided = stato === 'RIFIUTATA' || stato === 'RITIRATA'
  return {
    inviataIl: at,
    inviataA: at ? email : '',
    validaFino: later(30),
    consegnaPrevista: later(70),
    fileId: at ? fileId : null,
    fileNome: at ? 'offerta.pdf' : '',
    decisaIl: isDecided && at ? new Date(at.getTime() + 3 * DAY) : null,
    causaRifiuto: stato === 'RIFIUTATA' ? CAUSA : null,
    motivoRifiuto: stato === 'RIFIUTATA' ? 'Abbiamo speso meno altrove.' : '',
  }
}

/** Inserts the offers; after lists and quotes. */
export async function seedOfferte(tx: Tx, pdf: DemoPdf, adesso: Date): Promise<void> {
  const inForce = await tx.listino.findFirst({ where: { stato: 'IN_VIGORE' }, select: { id: true } })
  const listino = inForce && (await loadListino(tx, inForce.id))
  if (!listino) return
  const preventivi = await tx.preventivo.findMany({
    where: { eliminato: false, ordine: { is: null } },
    include: forDocumento,
    orderBy: [{ dataCreazione: 'desc' }, { id: 'desc' }],
    take: 60,
  })
  const priced = preventivi
    .map((p) => ({ p, righe: righeOf(p, listino) }))
    .filter(({ righe }) => righe.length > 0 && righe.every((riga) => riga.listino !== null))
  const { id: fileId } = await tx.storedFile.create({ data: { ...pdf, mime: 'application/pdf' }, select: { id: true } })
  for (const [place, story] of STORIES.entries()) {
    const chosen = priced[place]
    if (!chosen) return
    await write(tx, { ...chosen, story, listino, fileId, adesso, several: place === 1 })
  }
}

interface Offered {
  p: PrintedPreventivo
  righe: PricedRiga[]
  story: readonly Written[]
  listino: WholeListino
  fileId: number
  adesso: Date
  /** Has a second alternative. */
  several: boolean
}

async function write(tx: Tx, { p, righe, story, listino, fileId, adesso, several }: Offered): Promise<void> {
  const { tipoCliente, riferimento } = translatePreventivo(p)
  const servizi = p.messaInPosa && !several ? serviziOf(righe, listino) : []
  const last = story.at(-1)
  if (!last) return
  const sent = sentColumns(last, fileId, p.email, adesso)
  const { netto, totale } = sumColumns(righe, servizi, last.sconto)
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
      stato: last.stato,
      netto,
      totale,
      inviataIl: sent.inviataIl,
      validaFino: sent.validaFino,
      decisaIl: sent.decisaIl,
      creataIl: new Date(adesso.getTime() - ((story[0]?.days ?? 0) + 1) * DAY),
    },
    select: { id: true },
  })
  for (const [place, version] of story.entries()) {
    const versione = await tx.versioneOfferta.create({
      data: {
        offertaId: id,
        numero: place + 1,
        stato: version.stato,
        condizioni: 'Le misure sono da confermare con il rilievo in cantiere.',
        pagamento: '40% alla conferma d’ordine, 50% all’avviso di merce pronta, saldo a fine lavori.',
        ...sentColumns(version, fileId, p.email, adesso),
      },
      select: { id: true },
    })
    for (const [ordine, nome] of [p.famiglia.nome, ...(several ? ['Con posa e trasporto'] : [])].entries()) {
      const own = ordine === 0 ? servizi : serviziOf(righe, listino)
      const alternativa = await tx.alternativaOfferta.create({
        data: {
          versioneOffertaId: versione.id,
          ordine,
          nome,
          sconto: version.sconto,
          ...sumColumns(righe, own, version.sconto),
        },
        select: { id: true },
      })
      await writeRigheOfferta(tx, alternativa.id, righe, version.sconto)
      await writeServiziOfferta(tx, alternativa.id, own)
    }
  }
}
