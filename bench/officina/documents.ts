/** What the tablets of the bench ask, by name: persisted, as those of pages are. */
export const floorDocuments = {
  floorCreate: `mutation ($input: CreateAttivitaInput!) {
    esito: createAttivita(input: $input) { attivita { pk } errors { message } }
  }`,
  floorUpdate: `mutation ($input: UpdateAttivitaInput!) {
    esito: updateAttivita(input: $input) { attivita { pk } errors { message } }
  }`,
  floorMonth: `query ($mese: String!, $filtro: FiltroAttivita) {
    giorniAttivita(mese: $mese) { giorno attivita aperte }
    mieAttivita(filtro: $filtro, perPagina: 200) { nodes { pk data oraInizio oraFine tempo lavorazione { nome } } }
  }`,
} as const

export type FloorDocument = keyof typeof floorDocuments
