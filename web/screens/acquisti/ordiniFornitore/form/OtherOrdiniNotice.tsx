import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import { formatPercentage } from '../../../../../server/shared/formats/formats.ts'
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

interface Props {
  ordine: number | null
  tipologia: string | null
  /** The one that is being changed. */
  escluso: number | null
  /** Percentage that the form holds. */
  percentuale: number | null
}

/** Sum of the percentages, in hundredths inside: 33.33 three times and 0.01 are 100. */
const somma = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((totale, value) => totale + Math.round((value ?? 0) * 100), 0) / 100

/** Other supplier orders of the same order and material, with their percentages to be checked. */
export function OtherOrdiniNotice({ ordine, tipologia, escluso, percentuale }: Props) {
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

  const others = letti.di === di ? letti.altri.filter(({ pk }) => pk !== escluso) : []
  if (others.length === 0) return null
  const totale = somma([percentuale, ...others.map(({ valorePercentuale }) => valorePercentuale)])
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Ci sono altri ordini fornitore di {tipologia} per questo ordine: controlla le percentuali.
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {others.map(({ pk, fornitore, valorePercentuale }) => (
          <li key={pk}>
            {fornitore.nome}: {valorePercentuale == null ? 'senza percentuale' : formatPercentage(valorePercentuale)}
          </li>
        ))}
      </ul>
      <Box component="span" sx={{ fontWeight: 650, color: totale === 100 ? 'success.main' : 'error.main' }}>
        Somma con questo: {formatPercentage(totale)}
      </Box>
    </Alert>
  )
}
