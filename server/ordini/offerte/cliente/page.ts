import type { Db, Tx } from '#platform/db/prisma.ts'
import { Refusal } from '#platform/errors.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { LinkSegreto } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { SpecchiaturaDrawing } from '#shared/drawings/drawings.ts'
import { specchiatureDrawing } from '#vendite/composti/read.ts'
import { sensoOf } from '#vendite/tipiApertura/rules.ts'
import { partOfAddress } from '../../conferme/cliente/rules.ts'
import { finestraDetails } from '../../finestra/rules.ts'
import { type PrintedVersione, readPrintedVersione } from '../pdf/data.ts'
import {
  notOpenReason,
  offertaName,
  replacedReason,
  type StatoOfferta,
  statoOfferta,
  withoutWindows,
} from '../rules.ts'
import { weekInWords } from '../settimana/rules.ts'
import { offertaFactsOf, prezziOfRiga, prezzoOfServizio } from '../stored.ts'
import { type TotaliOfferta, totaliOfferta } from '../totali/rules.ts'

type Alternativa = PrintedVersione['alternative'][number]
type Riga = Alternativa['righe'][number]

/** A line as its customer reads it. */
export interface RigaPagina {
  posizione: number
  nome: string
  descrizione: string
  dettagli: { nome: string; valore: string }[]
  numero: number
  altezza: number | null
  larghezza: number | null
  listino: number | null
  netto: number | null
  /** What its drawing is made of; null where it has none. */
  figura:
    | (Pick<NonNullable<Riga['tipoSerramento']>, 'disegno'> & {
        ante: number
        senso: ReturnType<typeof sensoOf<NonNullable<Riga['tipoApertura']>['senso']>>
        /** The fields of a composed element. */
        specchiature: SpecchiaturaDrawing[]
      })
    | null
}

/** An alternative as its customer reads it. */
export interface AlternativaPagina extends TotaliOfferta {
  pk: number
  nome: string
  descrizione: string
  accettata: boolean
  /** That it has fewer windows than were asked for; null when it has all. */
  senzaFinestre: string | null
  righe: RigaPagina[]
  servizi: { nome: string; importo: number }[]
}

/** All that a customer reads of an offer: nothing that colleagues have written among themselves. */
export interface PaginaOfferta {
  ragioneSociale: string
  telefono: string
  email: string
  nomeCliente: string
  /** Told to nobody but in part. */
  emailCliente: string
  /** 'n. 12/2'. */
  nome: string
  riferimento: string
  stato: StatoOfferta
  /** Why it can be neither accepted nor refused, in Italian; null when it can. */
  motivoChiusa: string | null
  validaFino: string
  /** 'settimana 7 del 2027'; empty where it is not told. */
  consegnaPrevista: string
  introduzione: string
  condizioni: string
  pagamento: string
  nomeFile: string
  mime: string
  /** SHA-256 of the PDF. */
  impronta: string
  scadeIl: Date
  decisaIl: Date | null
  decisaDa: string
  alternative: AlternativaPagina[]
  /** Of the customer and, where they answer, of the house. */
  messaggi: { note: string; data: Date; mio: boolean }[]
}

function rigaOf(riga: Riga): RigaPagina {
  const { posizione, rivendita, tipoSerramento: tipo, tipoApertura, descrizione, numero, altezza, larghezza } = riga
  const specchiature = specchiatureDrawing(riga.specchiature)
  const hasFigure = !rivendita && tipo && (tipo.disegno !== 'LIBERA' || specchiature.length > 0)
  return {
    posizione,
    nome: rivendita ? descrizione : (tipo?.nome ?? ''),
    descrizione: rivendita ? riga.codiceRivendita : descrizione,
    dettagli: rivendita ? [] : finestraDetails(riga).map(([nome, valore]) => ({ nome, valore })),
    numero,
    altezza,
    larghezza,
    listino: riga.listino?.toNumber() ?? null,
    netto: riga.netto?.toNumber() ?? null,
    figura: hasFigure
      ? {
          disegno: tipo.disegno,
          ante: riga.ante ?? tipo.ante,
          senso: sensoOf({ tipoApertura, tipoSerramento: tipo }),
          specchiature,
        }
      : null,
  }
}

const alternativaOf = ({
  id,
  nome,
  descrizione,
  accettata,
  sconto,
  finestreMancanti,
  righe,
  servizi,
}: Alternativa): AlternativaPagina => ({
  pk: id,
  nome,
  descrizione,
  accettata,
  senzaFinestre: withoutWindows(finestreMancanti),
  ...totaliOfferta(righe.map(prezziOfRiga), servizi.map(prezzoOfServizio), sconto.toNumber()),
  righe: righe.map(rigaOf),
  servizi: servizi.map((one) => ({ nome: one.nome, importo: one.importo.toNumber() })),
})

/** Why a version is answered no more; of a replaced one, which is now. */
async function closedReason(db: Db | Tx, { offertaId, numero }: PrintedVersione, stato: StatoOfferta) {
  const next =
    stato === 'SOSTITUITA' &&
    (await db.versioneOfferta.findFirst({
      where: { offertaId, numero: { gt: numero }, inviataIl: { not: null }, stato: { not: 'RITIRATA' } },
      orderBy: { numero: 'desc' },
      select: { numero: true, inviataIl: true, inviataA: true },
    }))
  if (!next || next.inviataIl === null) return notOpenReason(stato)
  const name = offertaName(offertaId, next.numero)
  return replacedReason({ name, inviata: dayOfInstant(next.inviataIl), to: partOfAddress(next.inviataA) })
}

/** The page behind a link of an offer. @throws Refusal NOT_FOUND for a link of something else */
export async function readPaginaOfferta(db: Db | Tx, link: LinkSegreto): Promise<PaginaOfferta> {
  const { versioneOffertaId, fileId, fileNome: nomeFile, scadeIl } = link
  const versione = versioneOffertaId === null ? null : await readPrintedVersione(db, versioneOffertaId)
  if (!versione || fileId === null) throw new Refusal('NOT_FOUND')
  const { offerta, numero, validaFino, consegnaPrevista } = versione
  const file = await db.storedFile.findUniqueOrThrow({ where: { id: fileId } })
  const messaggi = await db.messaggioOfferta.findMany({
    where: { offertaId: offerta.id },
    orderBy: [{ data: 'desc' }, { id: 'desc' }],
    take: 50,
  })
  const { ragioneSociale, telefono, email } = (await readSettings(db)).azienda
  const stato = statoOfferta(offertaFactsOf(versione), dayOfInstant(new Date()))
  return {
    ragioneSociale,
    telefono,
    email,
    nomeCliente: offerta.nomeCliente,
    emailCliente: versione.inviataA,
    nome: offertaName(offerta.id, numero),
    riferimento: offerta.riferimento,
    stato,
    motivoChiusa: await closedReason(db, versione, stato),
    validaFino: validaFino ? dayOfDate(validaFino) : '',
    consegnaPrevista: consegnaPrevista ? weekInWords(dayOfDate(consegnaPrevista)) : '',
    introduzione: versione.introduzione,
    condizioni: versione.condizioni,
    pagamento: versione.pagamento,
    nomeFile,
    mime: file.mime,
    impronta: file.chiave,
    scadeIl,
    decisaIl: versione.decisaIl,
    decisaDa: versione.decisaDa,
    alternative: versione.alternative.map(alternativaOf),
    messaggi: messaggi.map(({ note, data, tipoMittente }) => ({ note, data, mio: tipoMittente === 'CLIENTE' })),
  }
}
