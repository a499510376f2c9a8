import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'

/** What refers to an operation: statement for `countUses`. */
export const LAVORAZIONE_REFERENCES = `SELECT lavorazione_id AS pk FROM attivita
  UNION ALL SELECT seconda_lavorazione_id FROM attivita
  UNION ALL SELECT l.id FROM configurazioni_postazione c JOIN lavorazioni l ON l.nome = ANY(c.campi)
  UNION ALL SELECT c.lavorazione_id FROM controlli_effettuati e JOIN controlli_lavorazione c ON c.id = e.controllo_id`

/** What refers to a control: statement for `countUses`. */
export const CONTROLLO_REFERENCES = 'SELECT controllo_id AS pk FROM controlli_effettuati'

/** What names an operation. Its pieces are counted with the activities that did them, its controls by what was recorded. */
export async function usesOfLavorazione(tx: Tx, pk: number, name: string): Promise<Use[]> {
  const own: Prisma.AttivitaWhereInput = { OR: [{ lavorazioneId: pk }, { secondaLavorazioneId: pk }] }
  const controlli = { controllo: { lavorazioneId: pk } }
  const postazioni = await tx.configurazionePostazione.findMany({
    where: { campi: { has: name } },
    select: { postazione: true },
    orderBy: { posizione: 'asc' },
  })
  return [
    {
      count: postazioni.length,
      names: postazioni.slice(0, NAMED_USES + 1).map(({ postazione }) => postazione),
      singolare: 'postazione',
      plurale: 'postazioni',
    },
    await commesseUse(
      tx,
      await tx.attivita.count({ where: own }),
      { singolare: 'attività', plurale: 'attività' },
      { attivita: { some: own } },
    ),
    await commesseUse(
      tx,
      await tx.controlloEffettuato.count({ where: controlli }),
      { singolare: 'controllo effettuato', plurale: 'controlli effettuati' },
      { controlli: { some: controlli } },
    ),
  ]
}

/** What was recorded of a control. */
export async function usesOfControllo(tx: Tx, controlloId: number): Promise<Use[]> {
  const count = await tx.controlloEffettuato.count({ where: { controlloId } })
  const names = { singolare: 'controllo effettuato', plurale: 'controlli effettuati' }
  return [await commesseUse(tx, count, names, { controlli: { some: { controlloId } } })]
}
