import { graphql } from 'relay-runtime'
import { type StatoPreventivoInput, statoPreventivoSchema } from '#amministrazione/liste/statiPreventivo/rules.ts'
import { entitySection } from '#forms/entries/entitySection.tsx'
import type { StatiPreventivoSection_stato$data } from '#generated/StatiPreventivoSection_stato.graphql.ts'
import type { StatiPreventivoSectionCreateMutation } from '#generated/StatiPreventivoSectionCreateMutation.graphql.ts'
import type { StatiPreventivoSectionUpdateMutation } from '#generated/StatiPreventivoSectionUpdateMutation.graphql.ts'
import { STATO_COLORS } from '#ordini/valoriStato/rules.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { objectWords } from '#ui/list/objectWords.ts'
import { ColorField } from './ColorField.tsx'

const row = graphql`
  fragment StatiPreventivoSection_stato on StatoPreventivo @inline {
    id
    pk
    stato
    colore
    versione
    usi
  }
`

const create = graphql`
  mutation StatiPreventivoSectionCreateMutation($input: CreateStatoPreventivoInput!) {
    createStatoPreventivo(input: $input) {
      stato {
        ...StatiPreventivoSection_stato
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation StatiPreventivoSectionUpdateMutation($input: UpdateStatoPreventivoInput!) {
    updateStatoPreventivo(input: $input) {
      stato {
        ...StatiPreventivoSection_stato
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation StatiPreventivoSectionDeleteMutation($pk: Int!) {
    deleteStatoPreventivo(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const arrange = graphql`
  mutation StatiPreventivoSectionArrangeMutation($pks: [Int!]!) {
    arrangeStatiPreventivo(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The states of quotes. */
export const StatiPreventivoSection = entitySection<
  StatiPreventivoSectionCreateMutation,
  StatiPreventivoSectionUpdateMutation,
  StatoPreventivoInput,
  StatiPreventivoSection_stato$data,
  Pick<StatoPreventivoInput, 'colore'>
>({
  title: 'Stati dei preventivi',
  text: 'Un preventivo appena arrivato ha il primo della lista.',
  words: objectWords('stato', 'm'),
  schema: statoPreventivoSchema,
  begins: { colore: STATO_COLORS[0] },
  fields: { colore: ColorField },
  list: 'statiPreventivo',
  entryOf: ({ stato, colore }) => ({ nome: stato, color: wordOfEnum(STATO_COLORS, colore) }),
  row,
  create,
  update,
  remove,
  arrange,
})
