import type { Directory } from '#platform/imports/csv/table.ts'
import { foldTitle } from '#platform/imports/rules.ts'

/** Window types by name, whatever the case, accents and spaces → number. */
export const tipiSerramentoDirectory: Directory<number> = {
  nome: 'tipi serramento',
  async read(tx) {
    const tipi = await tx.tipoSerramento.findMany({ select: { id: true, nome: true } })
    return new Map(tipi.map(({ id, nome }) => [foldTitle(nome), id]))
  },
}

/** The same of the type of the extra lines alone. */
export const tipoExtraDirectory: Directory<number> = {
  nome: 'tipo delle righe extra',
  async read(tx) {
    const tipi = await tx.tipoSerramento.findMany({ where: { extra: true }, select: { id: true, nome: true } })
    return new Map(tipi.map(({ id, nome }) => [foldTitle(nome), id]))
  },
}
