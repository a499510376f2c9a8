import { graphql } from 'relay-runtime'

const createAssenza = graphql`
  mutation mutationsCreaAssenzaMutation($input: CreateAssenzaInput!) {
    createAssenza(input: $input) {
      assenza {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const changeAssenza = graphql`
  mutation mutationsCambiaAssenzaMutation($input: UpdateAssenzaInput!) {
    updateAssenza(input: $input) {
      assenza {
        ...model_assenza
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const removeAssenza = graphql`
  mutation mutationsEliminaAssenzaMutation($input: DeleteAssenzaInput!) {
    deleteAssenza(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const createFestivita = graphql`
  mutation mutationsCreaFestivitaMutation($input: CreateFestivitaInput!) {
    createFestivita(input: $input) {
      festivita {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const changeFestivita = graphql`
  mutation mutationsCambiaFestivitaMutation($input: UpdateFestivitaInput!) {
    updateFestivita(input: $input) {
      festivita {
        ...model_festivita
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const removeFestivita = graphql`
  mutation mutationsEliminaFestivitaMutation($input: DeleteFestivitaInput!) {
    deleteFestivita(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What a period on the calendar is. */
export type PeriodKind = 'assenza' | 'festivita'

/** The writes of absences and of holidays. */
export const periodMutations = {
  assenza: { create: createAssenza, change: changeAssenza, remove: removeAssenza },
  festivita: { create: createFestivita, change: changeFestivita, remove: removeFestivita },
} as const

/** What their names end in. */
export const PERIOD_WRITES = { assenza: 'Assenza', festivita: 'Festivita' } as const

/** How they are called on the screens. */
export const PERIOD_NAMES: Readonly<Record<PeriodKind, string>> = { assenza: 'Assenza', festivita: 'Festività' }
