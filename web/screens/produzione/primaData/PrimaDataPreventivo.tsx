import Stack from '@mui/material/Stack'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataPreventivoQuery } from '#generated/PrimaDataPreventivoQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { PrimaDataOutcome } from './PrimaDataOutcome.tsx'
import { PrimaDataResult } from './PrimaDataResult.tsx'
import { PromessePreventivo } from './PromessePreventivo.tsx'

const query = graphql`
  query PrimaDataPreventivoQuery($pk: Int!) {
    primaDataPreventivo(pk: $pk) {
      giorno
      promessa
      ...PrimaDataOutcome_piano
    }
    promessePreventivo(pk: $pk) {
      ...PromessePreventivo_promesse
    }
  }
`

/** 'Prima data possibile' of the windows of a quote, and the days that its customer was told. */
export default function PrimaDataPreventivo({ pk }: { pk: number }) {
  const opened = useOpened<PrimaDataPreventivoQuery>(query)
  return (
    <PrimaDataResult opened={opened} onAsk={() => opened.open({ pk })}>
      {(reference) => <Answer pk={pk} reference={reference} />}
    </PrimaDataResult>
  )
}

function Answer({ pk, reference }: { pk: number; reference: PreloadedQuery<PrimaDataPreventivoQuery> }) {
  const { primaDataPreventivo: piano, promessePreventivo } = usePreloadedQuery<PrimaDataPreventivoQuery>(
    query,
    reference,
  )
  if (!piano) return null
  return (
    <Stack sx={{ gap: 2 }}>
      <PrimaDataOutcome piano={piano} />
      <PromessePreventivo pk={pk} day={piano.promessa ?? piano.giorno ?? null} promesse={promessePreventivo} />
    </Stack>
  )
}
