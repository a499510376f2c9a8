import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { lavorazioniOfAttivita } from './announce.ts'
import { alreadyDoneInWords, type PezziInput, pezziOfRiga, unknownPezzo } from './rules.ts'
import { type LavorazioneToDo, pezzoMinutes, type RigaToWork } from './work.ts'

/** A session whose pieces are ticked. */
interface TickedAttivita {
  id: number
  ordineId: number
  lavorazioneId: number
  secondaLavorazioneId: number | null
}

interface Ticks {
  attivita: TickedAttivita
  pezzi: PezziInput
  righe: readonly RigaToWork[]
  /** Its operations, the first one first. */
  lavorazioni: readonly LavorazioneToDo[]
  /** Pieces of others are left out and told of, instead of refused. */
  saltaFatti: boolean
}

/**
 * Ticks pieces for an activity; those that it has already stay. The database knows each piece once: of two who tick the
 * same one, the second is told who was first.
 * @returns what was left out, in words
 * @throws UserErrors on a line of another order, a piece that there is not, a piece that somebody else has done
 */
export async function tickPezzi(tx: Tx, { attivita, pezzi, righe, lavorazioni, saltaFatti }: Ticks): Promise<string[]> {
  const picked = chosen(pezzi, righe, lavorazioni[0])
  if (picked.length === 0) return []
  for (const lavorazione of lavorazioni) await insert(tx, attivita, lavorazione, picked)
  const foreign = await doneByOthers(tx, attivita, picked)
  const tipo = lavorazioni[0]?.tipo ?? 'numero'
  const sentences = foreign.map((done) => alreadyDoneInWords(done, tipo))
  if (sentences.length > 0 && !saltaFatti) {
    throw new UserErrors(sentences.map((message) => ({ code: 'CONFLICT', field: 'pezzi', message })))
  }
  await reckon(tx, attivita.id)
  return sentences
}

interface Chosen {
  riga: RigaToWork
  posizione: number
}

/** The pieces that are asked for, each once, in the order in which everybody takes them. */
function chosen(pezzi: PezziInput, righe: readonly RigaToWork[], lavorazione: LavorazioneToDo | undefined): Chosen[] {
  const byPk = new Map(righe.map((riga) => [riga.pk, riga]))
  const picked = new Map<string, Chosen>()
  for (const [index, { rigaPk: pk, posizioni }] of pezzi.entries()) {
    const riga = byPk.get(pk)
    if (!riga || !lavorazione) throw UserErrors.of(`pezzi[${index}].rigaPk`, 'Questa riga non è dell’ordine.')
    const count = pezziOfRiga(riga, lavorazione.tipo)
    if (posizioni.some((posizione) => posizione > count)) {
      throw UserErrors.of(`pezzi[${index}].posizioni`, unknownPezzo(riga.posizione, count, lavorazione.tipo))
    }
    for (const posizione of posizioni) picked.set(`${pk}:${posizione}`, { riga, posizione })
  }
  return [...picked.values()].sort((a, b) => a.riga.pk - b.riga.pk || a.posizione - b.posizione)
}

async function insert(
  tx: Tx,
  { id, ordineId }: TickedAttivita,
  lavorazione: LavorazioneToDo,
  picked: readonly Chosen[],
) {
  const minutes = picked.map(({ riga, posizione }) => pezzoMinutes(riga, lavorazione, posizione))
  await tx.$executeRaw(
    Prisma.sql`INSERT INTO pezzi_attivita (attivita_id, ordine_id, lavorazione_id, riga_ordine_id, posizione, minuti)
      SELECT ${id}, ${ordineId}, ${lavorazione.pk}, p.riga, p.posizione, p.minuti
      FROM unnest(${picked.map(({ riga }) => riga.pk)}::int[], ${picked.map(({ posizione }) => posizione)}::int[],
        ${minutes}::numeric[]) AS p (riga, posizione, minuti)
      ON CONFLICT DO NOTHING`,
  )
}

/** Which of the chosen pieces belong to other sessions, for the first operation of this one. */
async function doneByOthers(tx: Tx, { id, lavorazioneId }: TickedAttivita, picked: readonly Chosen[]) {
  const done = await tx.pezzoAttivita.findMany({
    where: {
      lavorazioneId,
      rigaOrdineId: { in: [...new Set(picked.map(({ riga }) => riga.pk))] },
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
  const byPezzo = new Map(
    done.map((completed) => [`${completed.rigaOrdineId}:${completed.posizione}`, completed.attivita]),
  )
  return picked.flatMap(({ riga, posizione }) => {
    const own = byPezzo.get(`${riga.pk}:${posizione}`)
    if (!own) return []
    const user = own.operatore?.user
    const who = user ? `${user.firstName} ${user.lastName}`.trim() || user.username : null
    return [{ riga: riga.posizione, posizione, chi: who, data: dayOfDate(own.data) }]
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
export const countDone = (tx: Tx, ordineId: number, lavorazioneId: number): Promise<number> =>
  tx.pezzoAttivita.count({ where: { ordineId, lavorazioneId } })

/** Which operations of a session have all their pieces done; one without pieces never has. */
export async function finishedOperations(
  tx: Tx,
  attivita: TickedAttivita,
  righe: readonly RigaToWork[],
  lavorazioni: readonly LavorazioneToDo[],
): Promise<number[]> {
  const finite: number[] = []
  for (const pk of lavorazioniOfAttivita(attivita)) {
    const lavorazione = lavorazioni.find((one) => one.pk === pk)
    if (!lavorazione) continue
    const total = righe.reduce((sum, riga) => sum + pezziOfRiga(riga, lavorazione.tipo), 0)
    if (total > 0 && (await countDone(tx, attivita.ordineId, pk)) >= total) finite.push(pk)
  }
  return finite
}
