import { checkName } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { checkLavorazione, lavorazioneEntity, readLavorazioni, renameInPostazioni } from './entity.ts'

export const PEZZI_ALREADY_DONE = 'Ci sono già pezzi lavorati: quello che si conta non può cambiare.'

/**
 * Changes the fields of an operation that are sent. The workstations follow a new name; what was reckoned for pieces
 * already done stays.
 * @throws UserErrors for a name that is taken, a phase without a department, shares over 100, another kind of piece
 * when pieces have been done
 */
export const updateLavorazione = updateOperation({
  nome: 'updateLavorazione',
  entity: lavorazioneEntity,
  async check(ctx, { pk, before, after }) {
    checkName(await readLavorazioni(ctx), after.nome, 'nome', pk)
    await checkLavorazione(ctx, pk, after)
    if (after.attivitaNumero !== before.attivitaNumero) {
      const done = await ctx.tx.pezzoAttivita.findFirst({ where: { lavorazioneId: pk }, select: { posizione: true } })
      if (done) throw UserErrors.of('attivitaNumero', PEZZI_ALREADY_DONE, 'CONFLICT')
    }
    if (after.nome !== before.nome) await renameInPostazioni(ctx, before.nome, after.nome)
  },
})
