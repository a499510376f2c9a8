import { useFormikContext } from 'formik'
import { graphql } from 'relay-runtime'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { entitySection } from '#forms/entries/entitySection.tsx'
import { Field } from '#forms/Field.tsx'
import type { RepartiSection_reparto$data as Reparto } from '#generated/RepartiSection_reparto.graphql.ts'
import type { RepartiSectionCreateMutation } from '#generated/RepartiSectionCreateMutation.graphql.ts'
import type { RepartiSectionUpdateMutation } from '#generated/RepartiSectionUpdateMutation.graphql.ts'
import {
  CAPACITA_LABELS,
  CAPACITA_REPARTO,
  DOCUMENTED_REPARTI,
  DOCUMENTED_REPARTO,
  hasMinutes,
  isTimed,
  type RepartoInput,
  repartoSchema,
} from '#persone/reparti/rules.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { objectWords } from '#ui/list/objectWords.ts'

const row = graphql`
  fragment RepartiSection_reparto on Reparto @inline {
    id
    pk
    chiave
    nome
    capacita
    minutiGiorno
    minutiPezzo
    giorni
    versione
    usi
  }
`

const create = graphql`
  mutation RepartiSectionCreateMutation($input: CreateRepartoInput!) {
    createReparto(input: $input) {
      reparto {
        ...RepartiSection_reparto
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation RepartiSectionUpdateMutation($input: UpdateRepartoInput!) {
    updateReparto(input: $input) {
      reparto {
        ...RepartiSection_reparto
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation RepartiSectionDeleteMutation($pk: Int!) {
    deleteReparto(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const arrange = graphql`
  mutation RepartiSectionArrangeMutation($pks: [Int!]!) {
    arrangeReparti(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** 'Minuti fissi al giorno: 480' */
function capacityInWords({ capacita: name, minutiGiorno, giorni }: Reparto): string {
  const capacita = wordOfEnum(CAPACITA_REPARTO, name)
  const what = CAPACITA_LABELS[capacita]
  if (capacita === 'minuti') return `${what}: ${minutiGiorno ?? 0}`
  return capacita === 'giorni' ? `${what}: ${formatCount(giorni ?? 0, 'giorno', 'giorni')}` : what
}

function RepartoFields({ object }: { object: Reparto | null }) {
  const { capacita } = useFormikContext<RepartoInput>().values
  const chiave = object?.chiave ?? null
  return (
    <FieldGrid>
      <FullRow>
        <Field of={repartoSchema} name="nome" autoFocus />
      </FullRow>
      <FullRow>
        <Field of={repartoSchema} name="capacita" />
      </FullRow>
      {capacita === 'minuti' && (
        <Field
          of={repartoSchema}
          name="minutiGiorno"
          unita="min"
          required
          help="Nei giorni lavorativi, chiunque ci sia."
        />
      )}
      {capacita === 'giorni' && (
        <Field of={repartoSchema} name="giorni" required help="Quanti ne prende un ordine, quanti che siano." />
      )}
      {hasMinutes(capacita) && !(chiave !== null && isTimed(chiave)) && (
        <Field
          of={repartoSchema}
          name="minutiPezzo"
          unita="min"
          help="Quanto lavoro chiede ogni serramento di un ordine."
        />
      )}
    </FieldGrid>
  )
}

/** The departments of the firm. */
export const RepartiSection = entitySection<
  RepartiSectionCreateMutation,
  RepartiSectionUpdateMutation,
  RepartoInput,
  Reparto,
  Pick<RepartoInput, 'capacita' | 'minutiPezzo'>
>({
  title: 'Reparti',
  text: 'Dove si lavora: la capacità di ciascuno è quella con cui si pianificano le sue fasi. Ufficio, Macchine e Banchi sono del prodotto.',
  words: objectWords('reparto', 'm'),
  schema: repartoSchema,
  begins: { capacita: 'persone', minutiPezzo: 0 },
  Fields: RepartoFields,
  entryOf: (read) => ({
    nome: read.nome,
    fixed: DOCUMENTED_REPARTI.includes(read.chiave) ? DOCUMENTED_REPARTO : null,
    detail: capacityInWords(read),
  }),
  row,
  create,
  update,
  remove,
  arrange,
})
