import Stack from '@mui/material/Stack'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataOrdineQuery } from '#generated/PrimaDataOrdineQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { PrimaDataOutcome } from './PrimaDataOutcome.tsx'
import { PrimaDataResult } from './PrimaDataResult.tsx'
import { PromesseOrdine } from './PromesseOrdine.tsx'

const query = graphql`
  query PrimaDataOrdineQuery($pk: Int!) {
    primaDataOrdine(pk: $pk) {
      giorno
      promessa
      ...PrimaDataOutcome_piano
    }
    promesseOrdine(pk: $pk) {
      ...PromesseOrdine_promesse
    }
  }
`

/** 'Prima data possibile' of an order as it is saved, and the days that its customer was told. */
export default function PrimaDataOrdine({ pk }: { pk: number }) {
  const opened = useOpened<PrimaDataOrdineQuery>(query)
  return (
    <PrimaDataResult opened={opened} onAsk={() => opened.open({ pk })}>
      {(reference) => <Answer pk={pk} reference={reference} />}
    </PrimaDataResult>
  )
}

function Answer({ pk, reference }: { pk: number; reference: PreloadedQuery<PrimaDataOrdineQuery> }) {
  const { primaDataOrdine: piano, promesseOrdine } = usePreloadedQuery<PrimaDataOrdineQuery>(query, reference)
  if (!piano) return null
  return (
    <Stack sx={{ gap: 2 }}>
      <PrimaDataOutcome piano={piano} />
      <PromesseOrdine pk={pk} day={piano.promessa ?? piano.giorno ?? null} promesse={promesseOrdine} />
    </Stack>
  )
}
