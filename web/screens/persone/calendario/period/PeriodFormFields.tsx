import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Field } from '#forms/Field.tsx'
import type { PeriodFormFieldsOverlappingAssenzeQuery } from '#generated/PeriodFormFieldsOverlappingAssenzeQuery.graphql.ts'
import {
  ASSENZA_BANDS,
  assenzaSchema,
  DEFAULT_TIMES,
  overlapNotice,
  type Period,
  periodSchema,
} from '#persone/assenze/rules.ts'
import { festivitaSchema } from '#persone/festivita/rules.ts'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import type { CalendarPersona, PeriodFormValues } from './model.ts'
import type { PeriodKind } from './mutations.ts'

const QUICK = [
  { name: 'Giorno intero', oraDa: null, oraA: null },
  ...ASSENZA_BANDS.map(({ nome, oraDa, oraA }) => ({ name: `${nome} ${oraDa}-${oraA}`, oraDa, oraA })),
  { name: `Orario ${DEFAULT_TIMES.oraDa}-${DEFAULT_TIMES.oraA}`, ...DEFAULT_TIMES },
]

interface Props {
  tipo: PeriodKind
  persone: readonly CalendarPersona[]
  /** Number of the one being changed; null for a new one. */
  pk: number | null
}

const overlappingAssenzeQuery = graphql`
  query PeriodFormFieldsOverlappingAssenzeQuery($filtro: FiltroAssenze) {
    assenze(filtro: $filtro, perPagina: 100) {
      nodes {
        pk
        giornoDa
        giornoA
        oraDa
        oraA
        title
      }
    }
  }
`

/** Says beside the days that the person is away at the same time already; it is no fault. */
function OverlappingAssenze({ pk }: { pk: number | null }) {
  const { personaPk, giornoDa, giornoA, oraDa, oraA } = useFormikContext<PeriodFormValues>().values
  if (personaPk === null || !giornoDa || !giornoA || giornoA < giornoDa) return null
  const period = { giornoDa, giornoA, oraDa: oraDa || null, oraA: oraA || null }
  // What cannot be known is not said: the absence can be saved all the same.
  return (
    <ErrorBoundary itemKey={`${personaPk} ${giornoDa} ${giornoA}`} fallback={() => null}>
      <Suspense fallback={null}>
        <Notice persona={personaPk} period={period} pk={pk} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Notice({ persona, period, pk }: { persona: number; period: Period; pk: number | null }) {
  const filter = { personaPk: persona, periodo: { dal: period.giornoDa, al: period.giornoA } }
  const { assenze } = useLazyLoadQuery<PeriodFormFieldsOverlappingAssenzeQuery>(
    overlappingAssenzeQuery,
    { filtro: filter },
    { fetchPolicy: 'network-only' },
  )
  const others = assenze.nodes
    .filter((one) => one.pk !== pk)
    .map((one) => ({ ...one, oraDa: one.oraDa ?? null, oraA: one.oraA ?? null }))
  const notice = overlapNotice(period, others)
  return (
    notice && (
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        {notice}
      </Alert>
    )
  )
}

/** Fields of an absence or a holiday, with the quick buttons of the hours. */
export function PeriodFormFields({ tipo, persone, pk }: Props) {
  const form = useFormikContext<PeriodFormValues>()
  const { oraDa, oraA } = form.values
  const schema = tipo === 'assenza' ? periodSchema : festivitaSchema
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, pt: 1 }}>
      {tipo === 'assenza' && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Field
            of={assenzaSchema}
            name="personaPk"
            choices={persone.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          />
        </Box>
      )}
      <Field of={schema} name="giornoDa" />
      <Field of={schema} name="giornoA" />
      {tipo === 'assenza' && <OverlappingAssenze pk={pk} />}
      <Box role="group" aria-label="Ore" sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {QUICK.map((quick) => {
          const choice = quick.oraDa === oraDa && quick.oraA === oraA
          return (
            <Button
              key={quick.name}
              variant={choice ? 'contained' : 'outlined'}
              color={choice ? 'primary' : 'inherit'}
              aria-pressed={choice}
              onClick={() => void form.setValues({ ...form.values, oraDa: quick.oraDa, oraA: quick.oraA })}
            >
              {quick.name}
            </Button>
          )
        })}
      </Box>
      <Field of={schema} name="oraDa" />
      <Field of={schema} name="oraA" />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Field of={schema} name="title" />
      </Box>
    </Box>
  )
}
