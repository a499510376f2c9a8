import type { AuditEntry } from '../operation.ts'
import type { OrdineCaricato } from './dati/ordine.ts'
import { istanteItaliano } from './engine/parole.ts'
import { type Giorno, giornoVersoColonna, type Istante, istanteReale } from './engine/tempo.ts'
import type { FasePiazzata, Piano, Reparto } from './engine/tipi.ts'
import type { RichiestaOrdine } from './richiesta.ts'
import type { Scrittore } from './scrittore.ts'

type Colonna = 'MACCHINE' | 'BANCHI'
export const colonnaReparto = (reparto: Reparto): Colonna => (reparto === 'macchine' ? 'MACCHINE' : 'BANCHI')

const tratto = (date: { inizio: Istante | null; fine: Istante | null } | undefined) =>
  date?.inizio == null || date.fine === null ? null : `${istanteItaliano(date.inizio)} – ${istanteItaliano(date.fine)}`

/** Who changed which phase from when to when. */
function storia(ordine: OrdineCaricato, fasi: readonly FasePiazzata[]): AuditEntry[] {
  const nomi = new Set([...(ordine.salvata?.fasi.keys() ?? []), ...fasi.map(({ nome }) => nome)])
  return [...nomi].flatMap((campo) => {
    const prima = tratto(ordine.salvata?.fasi.get(campo))
    const dopo = tratto(fasi.find(({ nome }) => nome === campo))
    return prima === dopo
      ? []
      : [{ oggetto: 'Ordine', oggettoPk: ordine.pk, azione: 'schedula', campo: `fase ${campo}`, prima, dopo }]
  })
}

/**
 * Stores a complete plan in the place of what the order had.
 * @param tempiCambiati true while the minutes are still the old ones
 * @returns the days whose cells are touched
 */
export async function scriviPiano(
  scrittore: Scrittore,
  ordine: OrdineCaricato,
  { fasi: richieste }: RichiestaOrdine,
  { fasi }: Piano,
  tempiCambiati = false,
): Promise<Giorno[]> {
  const { tx } = scrittore
  const ordineId = ordine.pk
  const conDate = fasi.flatMap(({ inizio, fine, ...fase }) =>
    inizio === null || fine === null ? [] : [{ ...fase, inizio, fine }],
  )
  const prima = giorniDi(ordine)
  if (conDate.length === 0) return prima
  const estremi = {
    inizio: istanteReale(Math.min(...conDate.map(({ inizio }) => inizio))),
    fine: istanteReale(Math.max(...conDate.map(({ fine }) => fine))),
  }
  const testata = { ...estremi, salvataIl: new Date(), tempiCambiati }
  await tx.schedulazioneOrdine.upsert({
    where: { ordineId },
    create: { ordineId, ...testata },
    update: testata,
  })
  await tx.prenotazione.deleteMany({ where: { ordineId } })
  await tx.schedulazioneFase.deleteMany({ where: { ordineId, nomeFase: { notIn: conDate.map(({ nome }) => nome) } } })
  const prenotazioni = []
  for (const { nome: nomeFase, inizio, fine, durata, fornitore, reparto, occupazioni } of conDate) {
    const durataOverride = richieste.find(({ nome }) => nome === nomeFase)?.durataOverride ?? null
    const colonne = {
      inizio: istanteReale(inizio),
      fine: istanteReale(fine),
      durata: durata ?? 0,
      durataOverride,
      fornitoreId: fornitore?.id ?? null,
    }
    const { id: faseId } = await tx.schedulazioneFase.upsert({
      where: { ordineId_nomeFase: { ordineId, nomeFase } },
      create: { ordineId, nomeFase, ...colonne },
      update: colonne,
      select: { id: true },
    })
    if (!reparto) continue
    for (const { giorno, minuti } of occupazioni) {
      const cella = { giorno: giornoVersoColonna(giorno), reparto: colonnaReparto(reparto) }
      prenotazioni.push({ faseId, ordineId, minuti, ...cella })
    }
  }
  await tx.prenotazione.createMany({ data: prenotazioni })
  await tx.ordine.update({ where: { id: ordineId }, data: { motivoNonSchedulato: '' } })
  await scrittore.audit(...storia(ordine, fasi))
  return [...prima, ...conDate.flatMap(({ occupazioni }) => occupazioni.map(({ giorno }) => giorno))]
}

/** The days in which the saved schedule of an order has minutes. */
export function giorniDi({ salvata }: OrdineCaricato, fasi?: readonly string[]): Giorno[] {
  return [...(salvata?.fasi ?? [])].flatMap(([nome, { occupazioni }]) =>
    fasi && !fasi.includes(nome) ? [] : occupazioni.map(({ giorno }) => giorno),
  )
}

/**
 * Takes phases of a saved schedule away, all of them when none is named; what is not there is no error.
 * @returns the days whose cells are touched
 */
export async function togliFasi(
  scrittore: Scrittore,
  ordine: OrdineCaricato,
  fasi: readonly string[],
): Promise<Giorno[]> {
  const { tx } = scrittore
  if (!ordine.salvata) return []
  const tolte = fasi.length > 0 ? fasi : [...ordine.salvata.fasi.keys()]
  const restano = [...ordine.salvata.fasi].filter(([nome]) => !tolte.includes(nome)).map(([, fase]) => fase)
  if (restano.length === ordine.salvata.fasi.size) return []
  const ordineId = ordine.pk
  if (restano.length === 0) await tx.schedulazioneOrdine.delete({ where: { ordineId } })
  else {
    await tx.schedulazioneFase.deleteMany({ where: { ordineId, nomeFase: { in: [...tolte] } } })
    const inizio = istanteReale(Math.min(...restano.map((fase) => fase.inizio)))
    const fine = istanteReale(Math.max(...restano.map((fase) => fase.fine)))
    await tx.schedulazioneOrdine.update({ where: { ordineId }, data: { inizio, fine } })
  }
  const salvate = ordine.salvata.fasi
  await scrittore.audit(
    ...tolte.flatMap((nome) => {
      const prima = tratto(salvate.get(nome))
      const voce = { oggetto: 'Ordine', oggettoPk: ordineId, azione: 'rimuoviSchedulazione', campo: `fase ${nome}` }
      return prima ? [{ ...voce, prima, dopo: null }] : []
    }),
  )
  return giorniDi(ordine, tolte)
}
