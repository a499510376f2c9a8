import { graphql } from 'relay-runtime'

const creaAssenza = graphql`
  mutation mutazioniPeriodoCreaAssenzaMutation($input: CreateAssenzaInput!) {
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
  mutation mutazioniPeriodoCambiaAssenzaMutation($input: UpdateAssenzaInput!) {
    updateAssenza(input: $input) {
      assenza {
        pk
        personaPk
        giornoDa
        giornoA
        oraDa
        oraA
        title
        versione
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
  mutation mutazioniPeriodoEliminaAssenzaMutation($input: DeleteAssenzaInput!) {
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
  mutation mutazioniPeriodoCreaFestivitaMutation($input: CreateFestivitaInput!) {
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
  mutation mutazioniPeriodoCambiaFestivitaMutation($input: UpdateFestivitaInput!) {
    updateFestivita(input: $input) {
      festivita {
        pk
        giornoDa
        giornoA
        oraDa
        oraA
        title
        versione
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
  mutation mutazioniPeriodoEliminaFestivitaMutation($input: DeleteFestivitaInput!) {
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
export type TipoPeriodo = 'assenza' | 'festivita'

/** The writes of absences and of holidays. */
export const mutazioni = {
  assenza: { crea: creaAssenza, cambia: cambiaAssenza, elimina: eliminaAssenza },
  festivita: { crea: creaFestivita, cambia: cambiaFestivita, elimina: eliminaFestivita },
} as const

/** What their names end in. */
export const SCRITTURE = { assenza: 'Assenza', festivita: 'Festivita' } as const

/** How they are called on the screens. */
export const NOMI: Readonly<Record<TipoPeriodo, string>> = { assenza: 'Assenza', festivita: 'Festività' }
