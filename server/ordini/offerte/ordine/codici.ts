// Window codes that were chosen before for the same choices of the catalogue.
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { PianoWriter } from '../../ordini/changes.ts'
import { type ChosenWindow, choicesKey, choicesOfCodice } from './rules.ts'

/** Remembers the codes of an order's windows: of the same choices the last one that was chosen. */
export async function learnCodici({ tx }: Pick<PianoWriter, 'tx'>, ordineId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO codici_appresi (tipo_serramento_id, famiglia_id, valori, codice_serramento_id)
    SELECT DISTINCT ON (1, 2, 3) r.tipo_serramento_id, r.famiglia_id,
      coalesce((SELECT string_agg(o.valore_id::text, ' ' ORDER BY o.valore_id) FROM opzioni_riga_ordine o WHERE o.riga_id = r.id), ''),
      r.codice_serramento_id
    FROM righe_ordine r
    WHERE r.ordine_id = ${ordineId} AND r.famiglia_id IS NOT NULL AND r.codice_serramento_id IS NOT NULL
    ORDER BY 1, 2, 3, r.posizione DESC
    ON CONFLICT (tipo_serramento_id, famiglia_id, valori)
    DO UPDATE SET codice_serramento_id = EXCLUDED.codice_serramento_id, il = now()
    WHERE codici_appresi.codice_serramento_id <> EXCLUDED.codice_serramento_id`
}

/** The codes that were learned for some windows. */
export async function readLearnedCodici(
  tx: Db | Tx,
  righe: readonly ChosenWindow[],
): Promise<(riga: ChosenWindow) => number | null> {
  const tipi = [...new Set(righe.flatMap(({ tipoSerramentoPk }) => tipoSerramentoPk ?? []))]
  const learned = await tx.codiceAppreso.findMany({ where: { tipoSerramentoId: { in: tipi } } })
  const codici = new Map(
    learned.map(({ tipoSerramentoId, famigliaId, valori, codiceSerramentoId }) => [
      choicesKey({ tipoSerramentoPk: tipoSerramentoId, famigliaPk: famigliaId, valori }),
      codiceSerramentoId,
    ]),
  )
  return (riga) => {
    const choices = choicesOfCodice(riga)
    return (choices && codici.get(choicesKey(choices))) ?? null
  }
}
