import type { Endpoint } from '#rest/core/endpoint.ts'
import { choiceField, textField } from '#rest/core/fields.ts'

/** The values that states may take. */
export const valoriStatoEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/valori-stato/',
    summary: 'I valori di stato, di un contesto o di tutti.',
    answer: 'dati',
    query: {
      contesto: choiceField(['ordine', 'ordine_fornitore', 'fasi', 'materiali']),
      nome_fase: textField({ descrizione: 'Solo di questa fase.' }),
    },
    autocomplete: ({ nome }: { nome: string }) => nome,
    document: `query ($contesto: ContestoStato, $nomeFase: String) {
      dati: valoriStato(contesto: $contesto, nomeFase: $nomeFase) { id: pk contesto nome_fase: nomeFase nome }
    }`,
  },
]
