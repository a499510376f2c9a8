import { object, string } from 'yup'
import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import { forComposto } from '#ordini/composti/read.ts'
import { forFinestra } from '#ordini/finestra/read.ts'
import { finestraText } from '#ordini/finestra/rules.ts'
import { ordiniSettings } from '#ordini/impostazioni/rules.ts'
import { fornituraOf, fornituraSelection } from '#ordini/ordini/deletion/forniture.ts'
import { fornituraStarted } from '#ordini/ordini/deletion/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import { Refusal } from '#platform/errors.ts'
import { openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { freeOperation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { formatSize } from '#shared/formats/formats.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import {
  type FaseInWords,
  fasiAtTappa,
  fasiInWords,
  isWeekOver,
  type PhaseFacts,
  promessaWeek,
  READY,
  type Tappa,
  tappaOf,
} from './rules.ts'
import { phaseWorkAsked } from './work.ts'

/** All that a customer reads of an order. */
export interface StatoOrdineCliente {
  ragioneSociale: string
  numeroCommessa: string
  tappa: Tappa
  settimana: string | null
  /** The promised week is over and the order is not ready. */
  inRitardo: boolean
  fasi: FaseInWords[]
  serramenti: SerramentoCliente[]
}

/** A line of the order as its customer reads it. */
export interface SerramentoCliente {
  nome: string
  /** What it is made of and has, and its measures; empty where nothing is said. */
  dettagli: string
  pezzi: number
}

/** What has really happened of the phases of an order: arrivals, closed pieces, states that were set. */
async function readPhaseFacts(db: Db, ordineId: number): Promise<ReadonlyMap<string, PhaseFacts>> {
  const [fasi, supplies, waiting, set, states, answers] = await Promise.all([
    loadFasi(db),
    db.ordineFornitore.findMany({ where: { ordineId }, ...fornituraSelection }),
    db.rigaOrdineFornitore.findMany({
      where: { ordineId, ordineFornitoreId: null },
      distinct: ['tipologia'],
      select: { tipologia: true },
    }),
    db.statoFase.findMany({ where: { ordineId }, select: { nomeFase: true, statoId: true } }),
    db.valoreStato.findMany({
      where: { contesto: 'FASI' },
      orderBy: [{ ordine: 'asc' }, { nome: 'asc' }],
      select: { id: true, nomeFase: true },
    }),
    phaseWorkAsked.run(db, ordineId),
  ])
  const stateOf = (nomeFase: string): PhaseFacts['state'] => {
    const list = states.filter((state) => state.nomeFase === nomeFase)
    const statoId = set.find((one) => one.nomeFase === nomeFase)?.statoId
    const place = list.findIndex(({ id }) => id === statoId)
    if (place < 0 || list.length < 2) return 'none'
    return place === list.length - 1 ? 'last' : place === 0 ? 'first' : 'middle'
  }
  const facts = fasi.map(({ nome, dipendenze }): [string, PhaseFacts] => {
    const own = supplies.filter(({ tipologia }) => tipologia === nome)
    return [
      nome,
      {
        supplies: {
          all: own.length,
          sent: own.filter((one) => fornituraStarted(fornituraOf(one))).length,
          arrived: own.filter(({ stato }) => stato?.nome === ARRIVATO).length,
        },
        toOrder: waiting.some(({ tipologia }) => tipologia === nome),
        work: answers.map((answer) => answer.get(nome)).find((work) => work !== undefined) ?? 'none',
        state: stateOf(nome),
        waitsFor: dipendenze,
      },
    ]
  })
  return new Map(facts)
}

/** How the order of a customer's link stands: what has happened of it, and its saved plan. @throws Refusal NOT_FOUND, THROTTLED */
export const openStatoOrdine = freeOperation({
  nome: 'openStatoOrdine',
  permesso: 'pubblico',
  ancheInVisione: true,
  schema: object({ token: string().strict().defined().default('') }),
  async run({ token }, ctx): Promise<{ stato: StatoOrdineCliente }> {
    await throttleLink(ctx)
    const { ordineId } = await openLink(ctx, token)
    if (ordineId === null) throw new Refusal('NOT_FOUND')
    const { db } = ctx.services
    const ordine = await db.ordine.findUniqueOrThrow({
      where: { id: ordineId },
      select: {
        numeroCommessa: true,
        dataConsegna: true,
        stato: { select: { nome: true } },
        righe: {
          orderBy: { posizione: 'asc' },
          select: {
            ...forFinestra,
            ...forComposto,
            tipoSerramento: { select: { nome: true } },
            rivendita: true,
            codiceRivendita: true,
            numero: true,
            larghezza: true,
            altezza: true,
          },
        },
        schedulazione: { select: { fasi: { select: { nomeFase: true, inizio: true, fine: true } } } },
      },
    })
    const { numeroCommessa, dataConsegna, schedulazione, stato, righe } = ordine
    const { azienda, stati_ordine_chiusi: closed } = await readSettings(db, ordiniSettings)
    const now = new Date()
    const fasi = fasiInWords(schedulazione?.fasi ?? [], await readPhaseFacts(db, ordineId), now)
    const tappa = tappaOf(stato?.nome ?? null, closed, fasi)
    const day = dataConsegna && dayOfDate(dataConsegna)
    return {
      stato: {
        ragioneSociale: azienda.ragioneSociale,
        numeroCommessa,
        tappa,
        settimana: promessaWeek(day),
        inRitardo: !READY.includes(tappa) && isWeekOver(day, dayOfInstant(now)),
        fasi: fasiAtTappa(tappa, fasi),
        serramenti: righe.map(
          ({ rivendita, codiceRivendita, tipoSerramento, numero, larghezza, altezza, ...window }) => ({
            nome: rivendita ? codiceRivendita : tipoSerramento.nome,
            dettagli: [larghezza && altezza ? formatSize(larghezza, altezza) : '', finestraText(window)]
              .filter(Boolean)
              .join(' · '),
            pezzi: numero,
          }),
        ),
      },
    }
  },
})
