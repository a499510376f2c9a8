import { graphql } from 'relay-runtime'

/** What the form of a family holds. */
export interface FamigliaFormValues {
  nome: string
  tipologiaFamiglia: number | null
  descrizione: string
  ritirato: boolean
  versione: number
}

export const emptyFamiglia: FamigliaFormValues = {
  nome: '',
  tipologiaFamiglia: null,
  descrizione: '',
  ritirato: false,
  versione: 0,
}

export const createFamigliaMutation = graphql`
  mutation famigliaFormCreateMutation($input: CreateFamigliaInput!) {
    createFamiglia(input: $input) {
      famiglia {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

export const updateFamigliaMutation = graphql`
  mutation famigliaFormUpdateMutation($input: UpdateFamigliaInput!) {
    updateFamiglia(input: $input) {
      famiglia {
        ...readFamiglia_famiglia
      }
      errors {
        code
        field
        message
      }
    }
  }
`
