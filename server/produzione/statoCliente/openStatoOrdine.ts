import { object, string } from 'yup'
import { forFinestra } from '#ordini/finestra/read.ts'
import { finestraText } from '#ordini/finestra/rules.ts'
import { ordiniSettings } from '#ordini/impostazioni/rules.ts'
import { openLink, throttleLink } from '#ordini/linkClienti/links.ts'
import { Refusal } from '#platform/errors.ts'
import { freeOperation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { formatSize } from '#shared/formats/formats.ts'
import { readPhaseFacts } from './facts.ts'
import {
  type FaseInWords,
  fasiAtTappa,
  fasiInWords,
  isWeekOver,
  promessaWeek,
  READY,
  type Tappa,
  tappaOf,
} from './rules.ts'

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
