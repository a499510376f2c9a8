import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ConsegnaWordsQuery } from '#generated/ConsegnaWordsQuery.graphql.ts'
import { weekInWords } from '#ordini/offerte/settimana/rules.ts'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import type { OffertaDetail, VersioneDetail } from '../offertaDetail.ts'

const query = graphql`
  query ConsegnaWordsQuery($versioneOffertaPk: Int!) {
    consegnaOfferta(versioneOffertaPk: $versioneOffertaPk) {
      settimana
    }
  }
`

interface Props {
  offerta: OffertaDetail
  versione: VersioneDetail
}

/** The week of delivery that the customer reads, or would read: of a draft reckoned again after each change of it. */
export function ConsegnaWords({ offerta, versione }: Props) {
  if (versione.consegnaPrevista != null) return weekInWords(versione.consegnaPrevista)
  if (versione.stato !== 'BOZZA') return 'Non detta'
  const key = `${versione.pk} ${offerta.versione}`
  return (
    <ErrorBoundary itemKey={key} fallback={() => 'Ora non si può calcolare'}>
      <Suspense fallback="Calcolo…">
        <Reckoned key={key} pk={versione.pk} fetchKey={key} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Reckoned({ pk, fetchKey }: { pk: number; fetchKey: string }) {
  const options = { fetchPolicy: 'network-only', fetchKey } as const
  const { consegnaOfferta } = useLazyLoadQuery<ConsegnaWordsQuery>(query, { versioneOffertaPk: pk }, options)
  return consegnaOfferta ? `${consegnaOfferta.settimana}, se si ordina oggi` : 'Non detta: scrivila, se la sai'
}
