import { number, object } from 'yup'
import { Refusal } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { loadOrdini, type OrdineCaricato } from './data/ordine.ts'
import { type MinutiPrima, type OrdineDopo, type OrdinePrima, ordineSignature } from './data/riparazione.ts'
import { createDisponibilita } from './engine/disponibilita.ts'
import { book, bookedMinuti, copyLibro, freeOrdine } from './engine/libro.ts'
import { piazza } from './engine/piazza.ts'
import { type Giorno, giornoOf } from './engine/time.ts'
import { type Piano, REPARTI_FASI } from './engine/types.ts'
import { lockReparti } from './lock.ts'
import { type RichiestaOrdine, savedRichiesta } from './request.ts'
import { loadWorld, type SchedulingWorld } from './world.ts'
import { daysOfPiano, removeFasi, writePiano } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

const schema = object({ riparazione: number().integer().min(1).max(2_147_483_647).required() })

const RIPIANIFICATO = (numero: string) =>
  `L’ordine ${numero} è stato ripianificato dopo la riparazione: non si può tornare indietro.`
const SPARITO = 'Un ordine della riparazione non è più schedulato: non si può tornare indietro.'
const OCCUPATO = 'Nel frattempo lo spazio è stato occupato: non si può tornare indietro.'

interface Ritorno {
  ordine: OrdineCaricato
  tempiCambiati: boolean
  richiesta: RichiestaOrdine
  piano: Piano
}

/** An order that had no schedule loses the one that it was given. */
const senzaSchedule = ({ fasi }: OrdinePrima) => fasi.length === 0

/** The schedule that an order had, held where it was. A supplier that is gone is left out. */
function comePrima(ordine: OrdineCaricato, { fasi, tempiCambiati }: OrdinePrima, mondo: SchedulingWorld): Ritorno {
  const esiste = (id: number | undefined) => mondo.fornitori.some((fornitore) => fornitore.id === id)
  const tenute = new Map(
    fasi.map(([nome, fase]) => [nome, { ...fase, fornitore: esiste(fase.fornitore?.id) ? fase.fornitore : null }]),
  )
  const salvata = { salvataIl: new Date(), tempiCambiati, fasi: tenute }
  const richiesta = savedRichiesta({ ...ordine, salvata }, mondo)
  const piano = piazza(richiesta, createDisponibilita(mondo.calendario, mondo.libro, ordine.pk))
  return { ordine, tempiCambiati, richiesta, piano }
}

/** Whether each touched cell holds then no more than it can, or than it held before it was mended. */
function ciStanno(ritorni: readonly Ritorno[], prima: MinutiPrima, { calendario, libro }: SchedulingWorld): boolean {
  const nuovo = copyLibro(libro)
  const giorni = new Set<Giorno>()
  for (const { ordine, piano } of ritorni) {
    freeOrdine(nuovo, ordine.pk)
    for (const { reparto, occupazioni } of piano.fasi) {
      if (!reparto) continue
      for (const { giorno, minuti } of occupazioni) {
        giorni.add(giorno)
        book(nuovo, { reparto, giorno, ordine: ordine.pk, minuti })
      }
    }
  }
  return REPARTI_FASI.every((reparto) =>
    [...giorni].every((giorno) => {
      const minuti = bookedMinuti(nuovo, { reparto, giorno })
      const tetto = Math.max(calendario.capacita(reparto, giorno), prima[`${reparto} ${giorno}`] ?? 0)
      return minuti <= tetto || minuti <= bookedMinuti(libro, { reparto, giorno })
    }),
  )
}

/**
 * Undoes `riparaCella` and `accettaProposta`: the orders that they moved get their old dates and minutes back, all or
 * none; those that had no schedule have none again. A cell is broken again as it was, no more. Twice is once.
 * @throws Refusal NOT_FOUND; CONFLICT when an order was planned again since, or its old room was taken
 */
export const annullaRiparazione = operation({
  nome: 'annullaRiparazione',
  permesso: 'scheduleOrder',
  schema,
  async run({ riparazione: id }, ctx) {
    const { tx } = ctx
    await lockReparti(tx)
    const nota = await tx.riparazione.findUnique({ where: { id } })
    if (!nota) throw new Refusal('NOT_FOUND')
    const prima = nota.prima as unknown as OrdinePrima[]
    const dopo = nota.dopo as unknown as OrdineDopo[]
    if (nota.annullataIl) return { pk: id }
    const ordini = await loadOrdini(tx, { id: { in: prima.map(({ ordine }) => ordine) } })
    if (ordini.length < prima.length) throw new Refusal('CONFLICT', SPARITO)
    for (const { pk, numeroCommessa, salvata } of ordini) {
      if (!salvata) throw new Refusal('CONFLICT', SPARITO)
      const lasciata = dopo.find(({ ordine }) => ordine === pk)?.firma
      const adesso = ordineSignature([...salvata.fasi].map(([nome, { inizio, fine }]) => ({ nome, inizio, fine })))
      if (adesso !== lasciata) throw new Refusal('CONFLICT', RIPIANIFICATO(numeroCommessa))
    }
    const fasi = prima.flatMap((ordine) => ordine.fasi.map(([, fase]) => fase))
    const fornitori = fasi.flatMap(({ fornitore }) => (fornitore ? [fornitore.id] : []))
    const mondo = await loadWorld(tx, Math.min(...fasi.map(({ inizio }) => giornoOf(inizio))), fornitori)
    const ritorni = ordini.flatMap((ordine) => {
      const suo = prima.find((uno) => uno.ordine === ordine.pk)
      return suo && !senzaSchedule(suo) ? [comePrima(ordine, suo, mondo)] : []
    })
    const senza = ordini.filter(({ pk }) => prima.some((uno) => uno.ordine === pk && senzaSchedule(uno)))
    for (const ordine of senza) freeOrdine(mondo.libro, ordine.pk)
    if (!ciStanno(ritorni, nota.minuti as MinutiPrima, mondo)) throw new Refusal('CONFLICT', OCCUPATO)
    const giorni: Giorno[] = []
    for (const ordine of senza) {
      giorni.push(...daysOfPiano(ordine))
      await removeFasi(ctx, ordine, [])
      await ctx.emit('ordine', { pk: ordine.pk })
    }
    for (const { ordine, richiesta, piano, tempiCambiati } of ritorni) {
      giorni.push(...(await writePiano(ctx, ordine, richiesta, piano, tempiCambiati)))
      await ctx.emit('ordine', { pk: ordine.pk })
    }
    await tx.riparazione.update({ where: { id }, data: { annullataIl: new Date() } })
    // A proposal that was accepted may be accepted again.
    await tx.propostaPiano.updateMany({ where: { riparazioneId: id }, data: { stato: 'APERTA', riparazioneId: null } })
    await emitOccupazione(
      ctx,
      ordini.map(({ pk }) => pk),
      giorni,
    )
    return { pk: id }
  },
})
