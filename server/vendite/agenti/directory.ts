import type { Directory } from '#platform/imports/csv/table.ts'

/** Agents by their code in capitals → their number. */
export const agentiDirectory: Directory<number> = {
  nome: 'agenti',
  async read(tx) {
    const agenti = await tx.agente.findMany({ select: { id: true, codice: true } })
    return new Map(agenti.map(({ id, codice }) => [codice.toUpperCase(), id]))
  },
}
