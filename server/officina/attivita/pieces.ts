import type { SensoApertura } from '../../../prisma/generated/client.ts'
import { rigaApertura } from '../../ordini/righe/apertura.ts'
import { leavesOf, sensoOf } from '../../ordini/righe/rules.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { fileUrl } from '../../platform/files/urls.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { pezziDellaRiga } from './rules.ts'
import { readRigheDaLavorare } from './work.ts'

/** A piece of a line as an operator ticks it. */
export interface PezzoDaSpuntare {
  /** From 1. */
  posizione: number
  fatto: boolean
  /** Done in the session that asks. */
  suo: boolean
  /** Who has done it; null while nobody has, and for the office. */
  fattoDa: string | null
  /** 'YYYY-MM-DD' */
  fattoIl: string | null
}

/** A line as an operator ticks its pieces. */
export interface RigaDaSpuntare {
  pk: number
  posizione: number
  tipoSerramento: string
  descrizione: string
  altezza: number | null
  larghezza: number | null
  numero: number
  /** Leaves of a window, for its drawing. */
  ante: number
  /** How it opens, for its drawing; null: nobody has said. */
  senso: SensoApertura | null
  /** Shape of the window type, for its drawing. */
  forma: string
  /** Photos of the line, by window. */
  foto: { posizione: number; indirizzo: string }[]
  pezzi: PezzoDaSpuntare[]
}

interface Domanda {
  /** The session that asks; 0 for none. */
  attivita: number
  ordine: number
  lavorazione: number
  tipo: TipoPezzo
}

/** How a line looks. */
const aspetto = {
  id: true,
  tipoApertura: rigaApertura.tipoApertura,
  tipoSerramento: { select: { disegno: true, ...rigaApertura.tipoSerramento.select } },
  immagini: {
    orderBy: { posizione: 'asc' },
    select: { posizione: true, file: { select: { chiave: true, nome: true } } },
  },
} as const

const user = { select: { firstName: true, lastName: true, username: true } } as const

/** The lines of an order that an operation has pieces of, each piece with who has done it. */
export async function readRigheDaSpuntare(
  db: Db,
  { attivita, ordine, lavorazione, tipo }: Domanda,
): Promise<RigaDaSpuntare[]> {
  const [righe, aspetti, fatti] = await Promise.all([
    readRigheDaLavorare(db, [ordine]),
    db.rigaOrdine.findMany({ where: { ordineId: ordine }, select: aspetto }),
    db.pezzoAttivita.findMany({
      where: { ordineId: ordine, lavorazioneId: lavorazione },
      select: {
        rigaOrdineId: true,
        posizione: true,
        attivitaId: true,
        attivita: { select: { data: true, operatore: { select: { user } } } },
      },
    }),
  ])
  const perRiga = new Map(aspetti.map((uno) => [uno.id, uno]))
  const perPezzo = new Map(fatti.map((fatto) => [`${fatto.rigaOrdineId}:${fatto.posizione}`, fatto]))
  return righe.flatMap((riga) => {
    const quanti = pezziDellaRiga(riga, tipo)
    if (quanti === 0) return []
    const pezzi = Array.from({ length: quanti }, (_, indice) => {
      const fatto = perPezzo.get(`${riga.pk}:${indice + 1}`)
      const chi = fatto?.attivita.operatore?.user
      return {
        posizione: indice + 1,
        fatto: fatto !== undefined,
        suo: fatto?.attivitaId === attivita,
        fattoDa: chi ? `${chi.firstName} ${chi.lastName}`.trim() || chi.username : null,
        fattoIl: fatto ? dayOfDate(fatto.attivita.data) : null,
      }
    })
    const { pk, posizione, tipo: tipoSerramento, descrizione, altezza, larghezza, numero } = riga
    const suo = perRiga.get(pk)
    const disegno = {
      ante: leavesOf(riga),
      senso: suo ? sensoOf(suo) : null,
      forma: suo?.tipoSerramento.disegno ?? 'BATTENTE',
      foto: (suo?.immagini ?? []).map((foto) => ({ posizione: foto.posizione, indirizzo: fileUrl(foto.file) })),
    }
    return [{ pk, posizione, tipoSerramento, descrizione, altezza, larghezza, numero, ...disegno, pezzi }]
  })
}

/** A session of the same order and operation, whoever's. */
export interface SessioneLavoro {
  pk: number
  data: string
  oraInizio: Date | null
  oraFine: Date | null
  tempo: number | null
  operatorePk: number | null
  operatore: { firstName: string; lastName: string } | null
  note: string
  pezzi: number
}

/** The other sessions of an order at an operation, the latest first. */
export async function readSessioni(
  db: Db,
  { attivita, ordine, lavorazione }: Omit<Domanda, 'tipo'>,
): Promise<SessioneLavoro[]> {
  const righe = await db.attivita.findMany({
    where: { ordineId: ordine, lavorazioneId: lavorazione, id: { not: attivita } },
    select: {
      id: true,
      data: true,
      oraInizio: true,
      oraFine: true,
      tempo: true,
      note: true,
      operatoreId: true,
      operatore: { select: { user } },
      _count: { select: { pezzi: { where: { lavorazioneId: lavorazione } } } },
    },
    orderBy: [{ data: 'desc' }, { oraInizio: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
    take: 200,
  })
  return righe.map(({ id, data, operatore, operatoreId, _count, ...riga }) => ({
    ...riga,
    pk: id,
    data: dayOfDate(data),
    operatorePk: operatoreId,
    operatore: operatore?.user ?? null,
    pezzi: _count.pezzi,
  }))
}
