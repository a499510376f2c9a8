import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import { fetchFresh } from '../../../../relay/fetchFresh.ts'
import type { OtherOrdiniNoticeQuery } from './__generated__/OtherOrdiniNoticeQuery.graphql.ts'

const query = graphql`
  query OtherOrdiniNoticeQuery($ordine: Int!, $tipologia: String!) {
    ordiniFornitore(filtro: { ordine: $ordine, tipologia: $tipologia }, perPagina: 50) {
      nodes {
        pk
        valorePercentuale
        fornitore {
          nome
        }
      }
    }
  }
`

type Altro = OtherOrdiniNoticeQuery['response']['ordiniFornitore']['nodes'][number]

const percento = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 })

interface Props {
  ordine: number | null
  tipologia: string | null
  /** The one that is being changed. */
  escluso: number | null
}

/** Other supplier orders of the same order and material, with their percentages to be checked. */
export function OtherOrdiniNotice({ ordine, tipologia, escluso }: Props) {
  const [letti, setLetti] = useState<{ di: string; altri: readonly Altro[] }>({ di: '', altri: [] })
  const di = `${ordine} ${tipologia}`
  useEffect(() => {
    if (ordine === null || tipologia === null) return
    const interruzione = new AbortController()
    // It is only a hint: without an answer the form works as well.
    fetchFresh<OtherOrdiniNoticeQuery>(query, { ordine, tipologia }, interruzione.signal).then(
      ({ ordiniFornitore }) => setLetti({ di, altri: ordiniFornitore.nodes }),
      () => undefined,
    )
    return () => interruzione.abort()
  }, [ordine, tipologia, di])

  const altri = letti.di === di ? letti.altri.filter(({ pk }) => pk !== escluso) : []
  if (altri.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Ci sono altri ordini fornitore di {tipologia} per questo ordine: controlla le percentuali.
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {altri.map(({ pk, fornitore, valorePercentuale }) => (
          <li key={pk}>
            {fornitore.nome}:{' '}
            {valorePercentuale == null ? 'senza percentuale' : `${percento.format(valorePercentuale)} %`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
