import type { Prisma } from '../../../prisma/generated/client.ts'
import type { PianoWriter } from '../../ordini/ordini/changes.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { AuditEntry } from '../../platform/operation.ts'
import type { OrdineCaricato } from './data/ordine.ts'
import { dayToColumn, type Giorno, type Istante, realInstant } from './engine/time.ts'
import type { FasePiazzata, Piano, RepartoFase } from './engine/types.ts'
import { istanteItaliano } from './engine/words.ts'
import type { RichiestaOrdine } from './request.ts'

type Colonna = 'MACCHINE' | 'BANCHI'
const repartoColumn = (reparto: RepartoFase): Colonna => (reparto === 'macchine' ? 'MACCHINE' : 'BANCHI')

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
export async function writePiano(
  scrittore: PianoWriter,
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
  const prima = daysOfPiano(ordine)
  if (conDate.length === 0) return prima
  const estremi = {
    inizio: realInstant(Math.min(...conDate.map(({ inizio }) => inizio))),
    fine: realInstant(Math.max(...conDate.map(({ fine }) => fine))),
  }
  const testata = { ...estremi, salvataIl: new Date(), tempiCambiati }
  const righe = conDate.map(({ nome, inizio, fine, durata, fornitore }) => ({
    ordineId,
    nomeFase: nome,
    inizio: realInstant(inizio),
    fine: realInstant(fine),
    durata: durata ?? 0,
    durataOverride: richieste.find((fase) => fase.nome === nome)?.durataOverride ?? null,
    fornitoreId: fornitore?.id ?? null,
  }))
  const scritte = ordine.salvata
    ? await riscrivi(tx, ordineId, testata, righe)
    : await scriviNuove(tx, ordineId, testata, righe)
  const numeri = new Map(scritte.map(({ id, nomeFase }) => [nomeFase, id]))
  await tx.prenotazione.createMany({
    data: conDate.flatMap(({ nome, reparto, occupazioni }) => {
      const faseId = numeri.get(nome)
      if (!reparto || faseId === undefined) return []
      return occupazioni.map(({ giorno, minuti }) => {
        return { faseId, ordineId, minuti, giorno: dayToColumn(giorno), reparto: repartoColumn(reparto) }
      })
    }),
  })
  if (ordine.motivoNonSchedulato !== '') {
    await tx.ordine.update({ where: { id: ordineId }, data: { motivoNonSchedulato: '' } })
  }
  await scrittore.audit(...storia(ordine, fasi))
  return [...prima, ...conDate.flatMap(({ occupazioni }) => occupazioni.map(({ giorno }) => giorno))]
}

type Testata = Omit<Prisma.SchedulazioneOrdineUncheckedCreateInput, 'ordineId' | 'fasi'>
type RigaFase = Prisma.SchedulazioneFaseUncheckedCreateInput

const chiave = { id: true, nomeFase: true } as const

async function scriviNuove(tx: Tx, ordineId: number, testata: Testata, righe: readonly RigaFase[]) {
  await tx.schedulazioneOrdine.create({ data: { ordineId, ...testata } })
  return tx.schedulazioneFase.createManyAndReturn({ data: [...righe], select: chiave })
}

/** Phases keep their number: what hangs on them stays. */
async function riscrivi(tx: Tx, ordineId: number, testata: Testata, righe: readonly RigaFase[]) {
  await tx.schedulazioneOrdine.update({ where: { ordineId }, data: testata })
  await tx.prenotazione.deleteMany({ where: { ordineId } })
  const nomi = righe.map(({ nomeFase }) => nomeFase)
  await tx.schedulazioneFase.deleteMany({ where: { ordineId, nomeFase: { notIn: nomi } } })
  const scritte = []
  for (const riga of righe) {
    const { nomeFase } = riga
    const where = { ordineId_nomeFase: { ordineId, nomeFase } }
    scritte.push(await tx.schedulazioneFase.upsert({ where, create: riga, update: riga, select: chiave }))
  }
  return scritte
}

/** The days in which the saved schedule of an order has minutes. */
export function daysOfPiano({ salvata }: OrdineCaricato, fasi?: readonly string[]): Giorno[] {
  return [...(salvata?.fasi ?? [])].flatMap(([nome, { occupazioni }]) =>
    fasi && !fasi.includes(nome) ? [] : occupazioni.map(({ giorno }) => giorno),
  )
}

/**
 * Takes phases of a saved schedule away, all of them when none is named; what is not there is no error.
 * @returns the days whose cells are touched
 */
export async function removeFasi(
  scrittore: PianoWriter,
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
    const inizio = realInstant(Math.min(...restano.map((fase) => fase.inizio)))
    const fine = realInstant(Math.max(...restano.map((fase) => fase.fine)))
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
  return daysOfPiano(ordine, tolte)
}
