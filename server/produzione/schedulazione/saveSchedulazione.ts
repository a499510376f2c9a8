import { Refusal, type UserError, UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { readDate, type SceltaInviata } from './choices.ts'
import { loadOrdine, type OrdineCaricato } from './data/ordine.ts'
import { createDisponibilita } from './engine/disponibilita.ts'
import { type DateFase, repeatPiano, type SaveConflict } from './engine/saving.ts'
import { giornoOf, type Istante } from './engine/time.ts'
import { isSavable } from './engine/types.ts'
import { lockReparti } from './lock.ts'
import { INCOMPLETA, NON_SCHEDULABILE, saveSchema } from './rules.ts'
import { prepareRichiesta } from './schedula.ts'
import { instantOrNull } from './view.ts'
import { loadWorld, visibleOrdine } from './world.ts'
import { writePiano } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

interface FaseInviata {
  nomeFase: string
  inizio: string | null
  fine: string | null
  fornitore?: number | null
  durataOverride?: string | null
}

const CONFLITTO = 'Il posto è stato preso nel frattempo: le date non sono più possibili.'

/** The dates that were sent. @throws UserErrors at `fasi[i].inizio` and `fasi[i].fine` */
function leggiDate(fasi: readonly FaseInviata[]): DateFase[] {
  const errori: UserError[] = []
  const leggi = (testo: string | null, field: string): Istante | null => {
    if (!testo) return null
    const data = readDate(testo)
    if ('istante' in data) return data.istante
    errori.push({ code: 'INVALID', field, message: data.errore })
    return null
  }
  const date = fasi.map(({ nomeFase: nome, inizio, fine }, indice) => ({
    nome,
    inizio: leggi(inizio, `fasi[${indice}].inizio`),
    fine: leggi(fine, `fasi[${indice}].fine`),
  }))
  if (errori.length > 0) throw new UserErrors(errori)
  return date
}

/** An error of `readScelte` at the row of its phase. */
function perRiga(error: unknown, fasi: readonly FaseInviata[]): unknown {
  if (!(error instanceof UserErrors)) return error
  return new UserErrors(
    error.errors.map((errore) => {
      const [fase = '', campo = 'nomeFase'] = (errore.field ?? '').split('.')
      const indice = fasi.findIndex(({ nomeFase }) => nomeFase === fase)
      return indice < 0 ? errore : { ...errore, field: `fasi[${indice}].${campo}` }
    }),
  )
}

/** The conflict with the dates that are still possible. */
function conflictRefusal(conflitti: readonly SaveConflict[]): Refusal {
  return new Refusal('CONFLICT', CONFLITTO, {
    conflitti: conflitti.map(({ nomeFase, inizioRichiesto, fineRichiesta, inizioPossibile, finePossibile }) => ({
      nomeFase,
      inizioRichiesto: instantOrNull(inizioRichiesto),
      fineRichiesta: instantOrNull(fineRichiesta),
      inizioPossibile: instantOrNull(inizioPossibile),
      finePossibile: instantOrNull(finePossibile),
    })),
  })
}

/** Whether exactly this is saved already: then nothing is written, whatever else was booked on its days since. */
function giaSalvata({ salvata }: OrdineCaricato, fasi: readonly FaseInviata[], date: readonly DateFase[]): boolean {
  if (!salvata || salvata.tempiCambiati) return false
  const conDate = date.filter(({ inizio }) => inizio !== null)
  return (
    conDate.length === salvata.fasi.size &&
    conDate.every(({ nome, inizio, fine }) => {
      const sua = salvata.fasi.get(nome)
      const inviata = fasi.find(({ nomeFase }) => nomeFase === nome)
      const override = inviata?.durataOverride
      return (
        sua?.inizio === inizio &&
        sua.fine === fine &&
        (inviata?.fornitore === undefined || inviata.fornitore === (sua.fornitore?.id ?? null)) &&
        (override === undefined || (override ?? '') === String(sua.durataOverride ?? ''))
      )
    })
  )
}

/**
 * Saves the schedule of an order: the placement is replayed from the dates sent, under a lock of its departments.
 * Saving twice is saving once.
 * @throws Refusal CONFLICT with `conflitti` when room was taken meanwhile; UserErrors when it is not complete
 */
export const saveSchedulazione = operation({
  nome: 'saveSchedulazione',
  permesso: 'scheduleOrder',
  schema: saveSchema,
  async run({ ordine: pk, fasi }: { ordine: number; fasi: FaseInviata[] }, ctx: OperationContext) {
    const { tx } = ctx
    const date = leggiDate(fasi)
    await lockReparti(tx)
    await tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR UPDATE`
    const ordine = await loadOrdine(tx, visibleOrdine(pk, ctx))
    if (ordine.nonSchedulabile) throw UserErrors.of(null, NON_SCHEDULABILE, 'CONFLICT')
    const giorni = date.flatMap(({ inizio }) => (inizio === null ? [] : [giornoOf(inizio)]))
    const scelte: SceltaInviata[] = fasi.map(({ nomeFase, fornitore, durataOverride }) => {
      return { nomeFase, fornitore, durataOverride }
    })
    const fornitori = scelte.flatMap(({ fornitore }) => (fornitore == null ? [] : [fornitore]))
    const mondo = await loadWorld(tx, giorni.length > 0 ? Math.min(...giorni) : null, fornitori)
    const richiesta = prepara()
    if (giaSalvata(ordine, fasi, date)) return { pk }
    // A phase sent without dates has not lost its place: none was asked for.
    const conDate = new Set(date.filter(({ inizio, fine }) => inizio !== null && fine !== null).map(({ nome }) => nome))
    const mancante = richiesta.fasi.some(
      ({ nome, necessaria, esclusa }) => necessaria && !esclusa && !conDate.has(nome),
    )
    if (mancante) throw UserErrors.of(null, INCOMPLETA)
    const { piano, conflitti } = repeatPiano(richiesta, date, createDisponibilita(mondo.calendario, mondo.libro, pk))
    if (conflitti.length > 0) throw conflictRefusal(conflitti)
    if (!isSavable(piano)) throw UserErrors.of(null, INCOMPLETA)
    const toccati = await writePiano(ctx, ordine, richiesta, piano)
    await emitOccupazione(ctx, [pk], toccati)
    await ctx.emit('ordine', { pk })
    return { pk }

    function prepara() {
      try {
        return prepareRichiesta(ordine, mondo, scelte)
      } catch (error) {
        throw perRiga(error, fasi)
      }
    }
  },
})
