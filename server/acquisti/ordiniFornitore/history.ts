import { fornituraInWords } from '#ordini/ordini/deletion/rules.ts'
import { changedFields, fieldHistory } from '#platform/db/conflict.ts'
import type { AuditEntry, OperationContext } from '#platform/operation.ts'
import type { HeldOrdineFornitore } from './lock.ts'
import type { OrdineFornitoreInput } from './rules.ts'

/** What the history of an order calls what happens to what is bought for it: withheld with the supplier orders. */
export const FORNITURA_ACTIONS = {
  creaFornitura: 'Ordine fornitore aggiunto',
  modificaFornitura: 'Ordine fornitore modificato',
  eliminaFornitura: 'Ordine fornitore eliminato',
  ripristinaFornitura: 'Ordine fornitore ripristinato',
  inviaFornitura: 'Ordine fornitore in uscita',
  annullaInvioFornitura: 'Invio dell’ordine fornitore annullato',
  arrivoFornitura: 'Merce arrivata',
  annullaArrivoFornitura: 'Arrivo annullato',
  sollecitaFornitura: 'Ordine fornitore sollecitato',
  togliFornituraDaRaccolta: 'Ordine fornitore tolto dalla raccolta',
  allegaFornitura: 'Allegato dell’ordine fornitore aggiunto',
  togliAllegatoFornitura: 'Allegato dell’ordine fornitore tolto',
} as const
type FornituraAction = keyof typeof FORNITURA_ACTIONS

/** A stored supplier order as the rules of deletion know it. */
export function fornituraOfRiga(saved: HeldOrdineFornitore) {
  return {
    tipologia: saved.tipologia,
    fornitore: saved.fornitore.nome,
    stato: saved.stato?.nome ?? '',
    spedito: saved.emailSentAt !== null,
    arrivato: saved.dataArrivo !== null || saved._count.arrivi > 0,
  }
}

/** As people call it when it is new: `legno da Rossi`. */
export const fornituraName = (tipologia: string, fornitore: string) =>
  fornituraInWords({ tipologia, fornitore, stato: '', spedito: false, arrivato: false })

/** A picture as the history names it. */
export const pictureName = (file: number | null): string | null => (file === null ? null : `n. ${file}`)

/** The values of a supplier order in the words of its history: supplier and store by name. @param image number of its file */
export const inHistory = (
  values: OrdineFornitoreInput,
  { fornitore, magazzino }: { fornitore: string; magazzino: string | null },
  image: number | null,
) => ({
  ...values,
  fornitore,
  magazzino,
  immaginePdf: pictureName(image),
})

type History = ReturnType<typeof inHistory>

/** The fields that a change touches, once in the history of the supplier order and once in that of its order. */
export function fornituraHistory(pk: number, before: History, after: History): AuditEntry[] {
  if (changedFields(before, after).length === 0) return []
  const fields = fieldHistory('OrdineFornitore', pk, 'modifica', before, after)
  const action: FornituraAction = 'modificaFornitura'
  const ofTheOrdine = fields.map((item) => ({
    ...item,
    oggetto: 'Ordine',
    oggettoPk: after.ordinePk,
    azione: action,
    campo: `fornitura ${before.tipologia}.${item.campo}`,
  }))
  return [...fields, ...ofTheOrdine]
}

/** One that comes or goes, once in its own history and once in that of its order. */
export function wholeHistory(
  action: 'crea' | 'elimina' | 'ripristina',
  pk: number,
  ordine: number,
  name: string,
): AuditEntry[] {
  const value = action === 'elimina' ? { prima: name } : { dopo: name }
  const fornitura: FornituraAction = `${action}Fornitura`
  return [
    { oggetto: 'OrdineFornitore', oggettoPk: pk, azione: action, ...value },
    { oggetto: 'Ordine', oggettoPk: ordine, azione: fornitura, ...value },
  ]
}

/** A mail about it has been handed to the outbox. @param a address of the supplier */
export function sentHistory(
  pk: number,
  ordine: number,
  a: string,
  action: FornituraAction & ('inviaFornitura' | 'sollecitaFornitura') = 'inviaFornitura',
): AuditEntry[] {
  return [
    { oggetto: 'OrdineFornitore', oggettoPk: pk, azione: action, dopo: a },
    { oggetto: 'Ordine', oggettoPk: ordine, azione: action, dopo: `n. ${pk} a ${a}` },
  ]
}

/** Goods that came, or had not come after all. @param what what they were */
export function arrivoHistory(
  action: FornituraAction & ('arrivoFornitura' | 'annullaArrivoFornitura'),
  pk: number,
  ordine: number,
  what: string,
): AuditEntry[] {
  const value = (text: string) => (action === 'arrivoFornitura' ? { dopo: text } : { prima: text })
  return [
    { oggetto: 'OrdineFornitore', oggettoPk: pk, azione: action, ...value(what) },
    { oggetto: 'Ordine', oggettoPk: ordine, azione: action, ...value(`n. ${pk}: ${what}`) },
  ]
}

/** An attachment that comes or goes. */
export function allegatoHistory(
  action: 'allegaFornitura' | 'togliAllegatoFornitura',
  pk: number,
  ordine: number,
  name: string,
): AuditEntry[] {
  const value = action === 'allegaFornitura' ? { dopo: name } : { prima: name }
  return [
    { oggetto: 'OrdineFornitore', oggettoPk: pk, azione: action, campo: 'allegati', ...value },
    { oggetto: 'Ordine', oggettoPk: ordine, azione: action, campo: `fornitura n. ${pk}.allegati`, ...value },
  ]
}

/** One that leaves what it would have left together with. @param raccolta number of that */
export function raccoltaHistory(pk: number, ordine: number, raccolta: number | null): AuditEntry[] {
  const action: FornituraAction = 'togliFornituraDaRaccolta'
  return [
    { oggetto: 'OrdineFornitore', oggettoPk: pk, azione: action, prima: `n. ${raccolta}` },
    { oggetto: 'Ordine', oggettoPk: ordine, azione: action, prima: `n. ${pk}: raccolta n. ${raccolta}` },
  ]
}

/** Emits the events of supplier orders, and of their orders, whose phases show their states. */
export async function announceOrdineFornitore(
  ctx: OperationContext,
  pk: number,
  ordine: number,
  eliminato = false,
): Promise<void> {
  await ctx.emit('ordineFornitore', eliminato ? { pk, eliminato } : { pk })
  await ctx.emit('ordine', { pk: ordine })
}
