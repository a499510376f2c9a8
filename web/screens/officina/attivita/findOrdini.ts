import { searchOrdini } from '#screens/produzione/schedulatore/dialogs/searchOrdini.ts'

/** Orders to filter work by: number and customer. */
export async function findOrdini(text: string, page: number) {
  const { results, others } = await searchOrdini(text, 'schedulabili', page)
  return {
    results: results.map(({ pk, numeroCommessa, cliente }) => ({
      id: pk,
      text: `${numeroCommessa} - ${cliente}`,
    })),
    others,
  }
}
