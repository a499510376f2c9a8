import { forComposto } from '#ordini/composti/read.ts'
import { forFinestra } from '#ordini/finestra/read.ts'
import { finestraText } from '#ordini/finestra/rules.ts'
import { rigaApertura } from '#ordini/righe/apertura.ts'
import { leavesOf } from '#ordini/righe/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import { fileUrl } from '#platform/files/urls.ts'
import type { SensoApertura } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import type { SpecchiaturaDrawing } from '#shared/drawings/drawings.ts'
import { specchiatureDrawing } from '#vendite/composti/read.ts'
import { sensoOf } from '#vendite/tipiApertura/rules.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { pezziOfRiga } from './rules.ts'
import { readRigheToWork } from './work.ts'

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
  /** What its windows are made of and have, in words. */
  finestra: string
  altezza: number | null
  larghezza: number | null
  numero: number
  /** Leaves of a window, for its drawing. */
  ante: number
  /** How it opens, for its drawing; null: nobody has said. */
  senso: SensoApertura | null
  /** Shape of the window type, for its drawing. */
  forma: string
  /** The fields of a composed element, for its drawing; none: a simple window. */
  specchiature: SpecchiaturaDrawing[]
  /** Addresses of the photos of its windows, from the first on; null for one without. */
  foto: (string | null)[]
  pezzi: PezzoDaSpuntare[]
}

interface Question {
  /** The session that asks; 0 for none. */
  attivita: number
  ordine: number
  lavorazione: number
  tipo: TipoPezzo
}

/** How a line looks. */
const look = {
  id: true,
  ...forFinestra,
  ...forComposto,
  tipoApertura: { select: { id: true, nome: true, senso: true } },
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
  { attivita, ordine, lavorazione, tipo }: Question,
): Promise<RigaDaSpuntare[]> {
  const [righe, looks, done] = await Promise.all([
    readRigheToWork(db, [ordine]),
    db.rigaOrdine.findMany({ where: { ordineId: ordine }, select: look }),
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
  const byRiga = new Map(looks.map((one) => [one.id, one]))
  const byPezzo = new Map(done.map((completed) => [`${completed.rigaOrdineId}:${completed.posizione}`, completed]))
  return righe.flatMap((riga) => {
    const count = pezziOfRiga(riga, tipo)
    if (count === 0) return []
    const pezzi = Array.from({ length: count }, (_, index) => {
      const completed = byPezzo.get(`${riga.pk}:${index + 1}`)
      const who = completed?.attivita.operatore?.user
      return {
        posizione: index + 1,
        fatto: completed !== undefined,
        suo: completed?.attivitaId === attivita,
        fattoDa: who ? `${who.firstName} ${who.lastName}`.trim() || who.username : null,
        fattoIl: completed ? dayOfDate(completed.attivita.data) : null,
      }
    })
    const { pk, posizione, tipo: tipoSerramento, descrizione, altezza, larghezza, numero } = riga
    const own = byRiga.get(pk)
    const drawing = {
      finestra: own ? finestraText(own) : '',
      ante: leavesOf(riga),
      senso: own ? sensoOf(own) : null,
      specchiature: own ? specchiatureDrawing(own.specchiature) : [],
      forma: own?.tipoSerramento.disegno ?? 'BATTENTE',
      foto: photosOf(own?.immagini ?? []),
    }
    return [{ pk, posizione, tipoSerramento, descrizione, altezza, larghezza, numero, ...drawing, pezzi }]
  })
}

/** The addresses of photos in the places of their windows. */
function photosOf(immagini: readonly { posizione: number; file: { chiave: string; nome: string } }[]) {
  const of = new Map(immagini.map(({ posizione, file }) => [posizione, fileUrl(file)]))
  return Array.from({ length: Math.max(0, ...of.keys()) }, (_none, n) => of.get(n + 1) ?? null)
}

/** A session of the same order and operation, whoever's. */
export interface SessioneLavoro {
  pk: number
  data: string
  oraInizio: Date | null
  oraFine: Date | null
  tempo: number | null
  operatorePk: number | null
  note: string
  pezzi: number
}

/** The other sessions of an order at an operation, the latest first. */
export async function readSessions(
  db: Db,
  { attivita, ordine, lavorazione }: Omit<Question, 'tipo'>,
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
      _count: { select: { pezzi: { where: { lavorazioneId: lavorazione } } } },
    },
    orderBy: [{ data: 'desc' }, { oraInizio: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
    take: 200,
  })
  return righe.map(({ id, data, operatoreId, _count, ...riga }) => ({
    ...riga,
    pk: id,
    data: dayOfDate(data),
    operatorePk: operatoreId,
    pezzi: _count.pezzi,
  }))
}
