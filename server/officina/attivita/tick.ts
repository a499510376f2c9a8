import { Prisma } from '../../../prisma/generated/client.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { lavorazioniDi } from './announce.ts'
import { giaFattoInWords, type PezziInput, pezziDellaRiga, pezzoInesistente } from './rules.ts'
import { type LavorazioneDaFare, minutiPezzo, type RigaDaLavorare } from './work.ts'

/** A session whose pieces are ticked. */
interface Spuntata {
  id: number
  ordineId: number
  lavorazioneId: number
  secondaLavorazioneId: number | null
}

interface Spunte {
  attivita: Spuntata
  pezzi: PezziInput
  righe: readonly RigaDaLavorare[]
  /** Its operations, the first one first. */
  lavorazioni: readonly LavorazioneDaFare[]
  /** Pieces of others are left out and told of, instead of refused. */
  saltaFatti: boolean
}

/**
 * Ticks pieces for an activity; those that it has already stay. The database knows each piece once: of two who tick the
 * same one, the second is told who was first.
 * @returns what was left out, in words
 * @throws UserErrors on a line of another order, a piece that there is not, a piece that somebody else has done
 */
export async function spuntaPezzi(
  tx: Tx,
  { attivita, pezzi, righe, lavorazioni, saltaFatti }: Spunte,
): Promise<string[]> {
  const scelti = chosen(pezzi, righe, lavorazioni[0])
  if (scelti.length === 0) return []
  for (const lavorazione of lavorazioni) await insert(tx, attivita, lavorazione, scelti)
  const altrui = await doneByOthers(tx, attivita, scelti)
  const tipo = lavorazioni[0]?.tipo ?? 'numero'
  const frasi = altrui.map((fatto) => giaFattoInWords(fatto, tipo))
  if (frasi.length > 0 && !saltaFatti) {
    throw new UserErrors(frasi.map((message) => ({ code: 'CONFLICT', field: 'pezzi', message })))
  }
  await reckon(tx, attivita.id)
  return frasi
}

interface Scelto {
  riga: RigaDaLavorare
  posizione: number
}

/** The pieces that are asked for, each once, in the order in which everybody takes them. */
function chosen(
  pezzi: PezziInput,
  righe: readonly RigaDaLavorare[],
  lavorazione: LavorazioneDaFare | undefined,
): Scelto[] {
  const perPk = new Map(righe.map((riga) => [riga.pk, riga]))
  const scelti = new Map<string, Scelto>()
  for (const [indice, { riga: pk, posizioni }] of pezzi.entries()) {
    const riga = perPk.get(pk)
    if (!riga || !lavorazione) throw UserErrors.of(`pezzi[${indice}].riga`, 'Questa riga non è dell’ordine.')
    const quanti = pezziDellaRiga(riga, lavorazione.tipo)
    if (posizioni.some((posizione) => posizione > quanti)) {
      throw UserErrors.of(`pezzi[${indice}].posizioni`, pezzoInesistente(riga.posizione, quanti, lavorazione.tipo))
    }
    for (const posizione of posizioni) scelti.set(`${pk}:${posizione}`, { riga, posizione })
  }
  return [...scelti.values()].sort((a, b) => a.riga.pk - b.riga.pk || a.posizione - b.posizione)
}

async function insert(tx: Tx, { id, ordineId }: Spuntata, lavorazione: LavorazioneDaFare, scelti: readonly Scelto[]) {
  const minuti = scelti.map(({ riga, posizione }) => minutiPezzo(riga, lavorazione, posizione))
  await tx.$executeRaw(
    Prisma.sql`INSERT INTO pezzi_attivita (attivita_id, ordine_id, lavorazione_id, riga_ordine_id, posizione, minuti)
      SELECT ${id}, ${ordineId}, ${lavorazione.pk}, p.riga, p.posizione, p.minuti
      FROM unnest(${scelti.map(({ riga }) => riga.pk)}::int[], ${scelti.map(({ posizione }) => posizione)}::int[],
        ${minuti}::numeric[]) AS p (riga, posizione, minuti)
      ON CONFLICT DO NOTHING`,
  )
}

/** Which of the chosen pieces belong to other sessions, for the first operation of this one. */
async function doneByOthers(tx: Tx, { id, lavorazioneId }: Spuntata, scelti: readonly Scelto[]) {
  const fatti = await tx.pezzoAttivita.findMany({
    where: {
      lavorazioneId,
      rigaOrdineId: { in: [...new Set(scelti.map(({ riga }) => riga.pk))] },
      attivitaId: { not: id },
    },
    select: {
      rigaOrdineId: true,
      posizione: true,
      attivita: {
        select: {
          data: true,
          operatore: { select: { user: { select: { firstName: true, lastName: true, username: true } } } },
        },
      },
    },
  })
  const perPezzo = new Map(fatti.map((fatto) => [`${fatto.rigaOrdineId}:${fatto.posizione}`, fatto.attivita]))
  return scelti.flatMap(({ riga, posizione }) => {
    const sua = perPezzo.get(`${riga.pk}:${posizione}`)
    if (!sua) return []
    const user = sua.operatore?.user
    const chi = user ? `${user.firstName} ${user.lastName}`.trim() || user.username : null
    return [{ riga: riga.posizione, posizione, chi, data: dayOfDate(sua.data) }]
  })
}

/** Its theoretical time is that of its pieces; figures read what it has done from it alone. */
async function reckon(tx: Tx, id: number): Promise<void> {
  await tx.$executeRaw`UPDATE attivita a SET tempo_teorico = p.teorico, pezzi_fatti = p.fatti, pezzi_seconda = p.seconda,
      teorico_seconda = p.teorico2
    FROM (SELECT coalesce(sum(z.minuti), 0) AS teorico,
        count(*) FILTER (WHERE z.lavorazione_id = s.lavorazione_id) AS fatti,
        count(*) FILTER (WHERE z.lavorazione_id = s.seconda_lavorazione_id) AS seconda,
        coalesce(sum(z.minuti) FILTER (WHERE z.lavorazione_id = s.seconda_lavorazione_id), 0) AS teorico2
      FROM attivita s LEFT JOIN pezzi_attivita z ON z.attivita_id = s.id WHERE s.id = ${id}) p
    WHERE a.id = ${id}`
}

/** Pieces of an operation that have been done for an order. */
export const contaFatti = (tx: Tx, ordineId: number, lavorazioneId: number): Promise<number> =>
  tx.pezzoAttivita.count({ where: { ordineId, lavorazioneId } })

/** Which operations of a session have all their pieces done; one without pieces never has. */
export async function operazioniFinite(
  tx: Tx,
  attivita: Spuntata,
  righe: readonly RigaDaLavorare[],
  lavorazioni: readonly LavorazioneDaFare[],
): Promise<number[]> {
  const finite: number[] = []
  for (const pk of lavorazioniDi(attivita)) {
    const lavorazione = lavorazioni.find((una) => una.pk === pk)
    if (!lavorazione) continue
    const totale = righe.reduce((somma, riga) => somma + pezziDellaRiga(riga, lavorazione.tipo), 0)
    if (totale > 0 && (await contaFatti(tx, attivita.ordineId, pk)) >= totale) finite.push(pk)
  }
  return finite
}
