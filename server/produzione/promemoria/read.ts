// What a reminder tells a user: only what that user sees on the screens.
import { openStati, whereLate } from '../../acquisti/ordiniFornitore/awaited.ts'
import { ordiniFornitoreList } from '../../acquisti/ordiniFornitore/list.ts'
import { ordiniList } from '../../ordini/ordini/list.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { can, type Viewer } from '../../platform/permissions.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { dayOfInstant, startOfDay } from '../../shared/dates/zone.ts'
import { findMancanti } from '../rischio/warnings.ts'
import { civilInstant, lastGiorno, writeGiorno } from '../schedulazione/engine/time.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import {
  consegneMail,
  mancantiMail,
  PROMEMORIA_MAX,
  schedulazioneMail,
  type TestoPromemoria,
  type TipoPromemoria,
  workdayBefore,
} from './mails.ts'

/** What the mails of one kind are made of; what is the same for all users is read once. */
export interface PromemoriaReader {
  /** @returns null when there is nothing to tell */
  mailOf(viewer: Viewer): Promise<TestoPromemoria | null>
}

interface Dati {
  db: Db
  adesso: Date
  publicUrl: string | undefined
}

const ordineColumns = { id: true, numeroCommessa: true, cliente: { select: { nome: true } } } as const
const ordineOf = ({
  id,
  numeroCommessa,
  cliente,
}: {
  id: number
  numeroCommessa: string
  cliente: { nome: string }
}) => ({
  pk: id,
  numeroCommessa,
  cliente: cliente.nome,
})

async function consegneReader({ db, adesso, publicUrl }: Dati): Promise<PromemoriaReader> {
  const inRitardo = whereLate(dayOfInstant(adesso), await openStati(db))
  return {
    async mailOf(viewer) {
      const where = { AND: [ordiniFornitoreList.visibili(viewer), inRitardo] }
      const totale = await db.ordineFornitore.count({ where })
      if (totale === 0) return null
      const righe = await db.ordineFornitore.findMany({
        where,
        orderBy: [{ fornitore: { nome: 'asc' } }, { dataConsegna: 'asc' }, { id: 'asc' }],
        take: PROMEMORIA_MAX,
        select: {
          id: true,
          tipologia: true,
          dataConsegna: true,
          fornitore: { select: { nome: true } },
          stato: { select: { nome: true } },
          ordine: { select: ordineColumns },
        },
      })
      const voci = righe.map(({ id, tipologia, dataConsegna, fornitore, stato, ordine }) => ({
        pk: id,
        tipologia,
        fornitore: fornitore.nome,
        stato: stato?.nome ?? '',
        dataConsegna: dataConsegna ? dayOfDate(dataConsegna) : '',
        ordine: ordineOf(ordine),
      }))
      return consegneMail(voci, totale, publicUrl)
    },
  }
}

async function mancantiReader({ db, adesso, publicUrl }: Dati): Promise<PromemoriaReader> {
  const where = { showReminderOrdineFornitore: true }
  const materiali = (await db.materiale.findMany({ where, select: { nome: true } })).map(({ nome }) => nome)
  const day = (giorno: number | null) => (giorno === null ? null : writeGiorno(giorno))
  let mondo: Promise<SchedulingWorld> | null = null
  return {
    async mailOf(viewer) {
      if (materiali.length === 0 || !can(viewer, 'viewOrders')) return null
      mondo ??= loadWorld(db, null, [], civilInstant(adesso))
      const { righe, totale } = await findMancanti(db, ordiniList.visibili(viewer), await mondo, materiali)
      if (totale === 0) return null
      const voci = righe.slice(0, PROMEMORIA_MAX).map(({ ordine, materiali: suoi }) => ({
        ordine,
        materiali: suoi.map(({ materiale, necessario, ordinareEntro }) => ({
          materiale,
          necessario: day(necessario),
          ordinareEntro: day(ordinareEntro),
        })),
      }))
      return mancantiMail(voci, totale, publicUrl, can(viewer, 'adminOrders'))
    },
  }
}

/** Who changed the plan of which order since the last digest. */
async function readCambiati(db: Db, adesso: Date, ora: number): Promise<Map<number, string[]>> {
  const ieri = startOfDay(workdayBefore(dayOfInstant(adesso)))
  const dal = new Date(ieri.getTime() + ora * 3_600_000)
  const righe = await db.$queryRaw<{ pk: number; chi: string[] }[]>`
    SELECT oggetto_pk AS pk, array_agg(DISTINCT user_nome) FILTER (WHERE user_nome <> '') AS chi
    FROM audit_log
    WHERE azione IN ('schedula', 'rimuoviSchedulazione') AND oggetto = 'Ordine' AND il >= ${dal} AND il < ${adesso}
    GROUP BY oggetto_pk`
  return new Map(righe.map(({ pk, chi }) => [pk, chi ?? []]))
}

/** Hour of the digest, in Italian time. */
export const ORA_DIGEST = 18

async function schedulazioneReader({ db, adesso, publicUrl }: Dati): Promise<PromemoriaReader> {
  const cambiati = await readCambiati(db, adesso, ORA_DIGEST)
  return {
    async mailOf(viewer) {
      if (cambiati.size === 0 || !can(viewer, 'viewOrders')) return null
      const where = { AND: [ordiniList.visibili(viewer), { id: { in: [...cambiati.keys()] } }] }
      const totale = await db.ordine.count({ where })
      if (totale === 0) return null
      const ordini = await db.ordine.findMany({
        where,
        orderBy: [{ numeroCommessa: 'asc' }, { id: 'asc' }],
        take: PROMEMORIA_MAX,
        select: { ...ordineColumns, dataConsegna: true, schedulazione: { select: { inizio: true, fine: true } } },
      })
      const voci = ordini.map(({ dataConsegna, schedulazione: piano, ...ordine }) => ({
        ordine: { ...ordineOf(ordine), dataConsegna: dataConsegna && dayOfDate(dataConsegna) },
        piano: piano && {
          inizio: dayOfInstant(piano.inizio),
          fine: writeGiorno(lastGiorno(civilInstant(piano.inizio), civilInstant(piano.fine))),
        },
        chi: cambiati.get(ordine.id) ?? [],
      }))
      return schedulazioneMail(voci, totale, publicUrl, can(viewer, 'scheduleOrder'))
    },
  }
}

/** Reads the mails of each kind. */
export const promemoriaReaders = {
  consegne: consegneReader,
  mancanti: mancantiReader,
  schedulazione: schedulazioneReader,
} satisfies Record<TipoPromemoria, (dati: Dati) => Promise<PromemoriaReader>>
