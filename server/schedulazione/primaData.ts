import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { whereUno } from '../graphql/elencoField.ts'
import { puo } from '../permissions.ts'
import { elencoPreventivi } from '../preventivi/elenco.ts'
import { caricaMondo, ordineVisibile } from './contesto.ts'
import { caricaOrdine, caricaTempistiche, type OrdineCaricato } from './dati/ordine.ts'
import { creaDisponibilita } from './engine/disponibilita.ts'
import type { RigaTempi } from './engine/durate.ts'
import { conAutoInizio, piazza } from './engine/piazza.ts'
import { primaData } from './engine/primaData.ts'
import { scriviGiorno, ultimoGiorno } from './engine/tempo.ts'
import { type Motivo, type Piano, salvabile } from './engine/tipi.ts'
import { type RichiestaOrdine, richiestaDi } from './richiesta.ts'
import { type PianoVista, pianoVista } from './vista.ts'

export interface PrimaDataVista extends PianoVista {
  /** Last day of work; null when it cannot be said. */
  giorno: string | null
  tempisticheMancanti: OrdineCaricato['mancanti']
}

function ultimo({ fasi }: Piano): number | null {
  const giorni = fasi.flatMap(({ inizio, fine }) =>
    inizio === null || fine === null ? [] : [ultimoGiorno(inizio, fine)],
  )
  return giorni.length > 0 ? Math.max(...giorni) : null
}

/** Nobody asked for a start: the roots begin now. */
function daSubito(piano: Piano): Piano {
  const motivo = (uno: Motivo): Motivo => (uno.codice === 'data_richiesta' ? { ...uno, codice: 'da_subito' } : uno)
  return { ...piano, fasi: piano.fasi.map((fase) => ({ ...fase, spiegazione: fase.spiegazione.map(motivo) })) }
}

/** Who sells is told the dates, not the planning. */
const soloDate = ({ viewer }: Context) => ({ soloDate: !puo(viewer, 'scheduleOrder') })

/** When an order could be ready if it were scheduled now, whatever is saved of it. @throws Refusal NOT_FOUND */
export async function primaDataOrdine(pk: number, ctx: Context): Promise<PrimaDataVista> {
  const { db } = ctx.services
  const ordine = await caricaOrdine(db, ordineVisibile(pk, ctx))
  const mondo = await caricaMondo(db, null)
  const richiesta = richiestaDi(ordine, mondo)
  const piano = piazza(conAutoInizio(richiesta), creaDisponibilita(mondo.calendario, mondo.libro, pk))
  const giorno = salvabile(piano) ? ultimo(piano) : null
  return {
    ...(await pianoVista(db, richiesta, daSubito(piano), soloDate(ctx))),
    giorno: giorno === null ? null : scriviGiorno(giorno),
    tempisticheMancanti: ordine.mancanti,
  }
}

/** When the windows of a quote could be ready if it became an order now. @throws Refusal NOT_FOUND */
export async function primaDataPreventivo(pk: number, ctx: Context): Promise<PrimaDataVista> {
  const { db } = ctx.services
  const preventivo = await db.preventivo.findFirst({
    where: whereUno(elencoPreventivi, pk, ctx),
    select: { serramenti: { select: { quantita: true, tipoSerramento: true } } },
  })
  if (!preventivo) throw new Refusal('NOT_FOUND')
  const righe = preventivo.serramenti.map(({ quantita, tipoSerramento }): RigaTempi => {
    return { tipoId: tipoSerramento.id, tipo: tipoSerramento.nome, codice: null, numero: quantita, rivendita: false }
  })
  const mondo = await caricaMondo(db, null)
  const { giorno, piano, mancanti, fasi } = primaData(
    {
      fasi: mondo.configurate,
      righe,
      tempistiche: await caricaTempistiche(
        db,
        righe.map(({ tipoId }) => tipoId),
      ),
      fornitori: mondo.fornitori,
      conTelai: preventivo.serramenti.some(({ tipoSerramento }) => tipoSerramento.conTelaio),
      adesso: mondo.adesso,
    },
    creaDisponibilita(mondo.calendario, mondo.libro),
  )
  const richiesta: RichiestaOrdine = {
    fasi: fasi.map((fase) => ({ ...fase, durataOverride: null })),
    ...{ adesso: mondo.adesso, dataConsegna: null, senzaMisure: false },
  }
  return {
    ...(await pianoVista(db, richiesta, daSubito(piano), soloDate(ctx))),
    giorno: giorno === null ? null : scriviGiorno(giorno),
    tempisticheMancanti: mancanti,
  }
}
