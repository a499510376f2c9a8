import { graphql } from 'relay-runtime'

const creaAssenza = graphql`
  mutation mutationsCreaAssenzaMutation($input: CreateAssenzaInput!) {
    createAssenza(input: $input) {
      assenza {
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
const cambiaAssenza = graphql`
  mutation mutationsCambiaAssenzaMutation($input: UpdateAssenzaInput!) {
    updateAssenza(input: $input) {
      assenza {
        ...model_assenza
      }
      errors {
        code
        field
        message
      }
    }
  }
`
const eliminaAssenza = graphql`
  mutation mutationsEliminaAssenzaMutation($input: DeleteAssenzaInput!) {
    deleteAssenza(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`
const creaFestivita = graphql`
  mutation mutationsCreaFestivitaMutation($input: CreateFestivitaInput!) {
    createFestivita(input: $input) {
      festivita {
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
const cambiaFestivita = graphql`
  mutation mutationsCambiaFestivitaMutation($input: UpdateFestivitaInput!) {
    updateFestivita(input: $input) {
      festivita {
        ...model_festivita
      }
      errors {
        code
        field
        message
      }
    }
  }
`
const eliminaFestivita = graphql`
  mutation mutationsEliminaFestivitaMutation($input: DeleteFestivitaInput!) {
    deleteFestivita(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/** What a period on the calendar is. */
export type PeriodoKind = 'assenza' | 'festivita'

/** The writes of absences and of holidays. */
export const periodoMutations = {
  assenza: { crea: creaAssenza, cambia: cambiaAssenza, elimina: eliminaAssenza },
  festivita: { crea: creaFestivita, cambia: cambiaFestivita, elimina: eliminaFestivita },
} as const

/** What their names end in. */
export const PERIODO_WRITES = { assenza: 'Assenza', festivita: 'Festivita' } as const

/** How they are called on the screens. */
export const PERIODO_NAMES: Readonly<Record<PeriodoKind, string>> = { assenza: 'Assenza', festivita: 'Festività' }
