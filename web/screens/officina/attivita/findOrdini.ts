import { searchOrdini } from '../../produzione/schedulatore/dialogs/searchOrdini.ts'

/** Orders to filter work by: number and customer. */
export async function findOrdini(text: string, page: number) {
  const { risultati, altri } = await searchOrdini(text, 'schedulabili', page)
  return {
    risultati: risultati.map(({ pk, numeroCommessa, cliente }) => ({
      id: pk,
      testo: `${numeroCommessa} - ${cliente}`,
    })),
    altri,
  }
}
