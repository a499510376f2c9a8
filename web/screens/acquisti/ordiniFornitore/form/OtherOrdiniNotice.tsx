import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import { countedPercentages } from '#acquisti/ordiniFornitore/rules.ts'
import type { OtherOrdiniNoticeQuery } from '#generated/OtherOrdiniNoticeQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { formatPercentage } from '#shared/formats/formats.ts'

const query = graphql`
  query OtherOrdiniNoticeQuery($ordine: Int!, $tipologia: String!) {
    ordiniFornitore(filtro: { ordinePk: $ordine, tipologia: $tipologia }, perPagina: 50) {
      nodes {
        pk
        valorePercentuale
        rivendita
        fornitore {
          nome
        }
      }
    }
  }
`

type Other = OtherOrdiniNoticeQuery['response']['ordiniFornitore']['nodes'][number]

interface Props {
  ordine: number | null
  tipologia: string | null
  /** The one that is being changed. */
  excluded: number | null
  /** Percentage that the form holds. */
  percentage: number | null
  /** Resold as it is: no part of the material. */
  rivendita: boolean
}

/** Of a new one: it comes after those that there are. */
const NEW_PK = Number.MAX_SAFE_INTEGER

/** Other supplier orders of the same order and material, with their percentages to be checked. */
export function OtherOrdiniNotice({ ordine, tipologia, excluded, percentage, rivendita }: Props) {
  const [read, setRead] = useState<{ di: string; others: readonly Other[] }>({ di: '', others: [] })
  const of = `${ordine} ${tipologia}`
  useEffect(() => {
    if (ordine === null || tipologia === null) return
    const abort = new AbortController()
    // It is only a hint: without an answer the form works as well.
    fetchFresh<OtherOrdiniNoticeQuery>(query, { ordine, tipologia }, abort.signal).then(
      ({ ordiniFornitore }) => setRead({ di: of, others: ordiniFornitore.nodes }),
      () => undefined,
    )
    return () => abort.abort()
  }, [ordine, tipologia, of])

  const others = read.di === of ? read.others.filter((one) => one.pk !== excluded && !one.rivendita) : []
  if (others.length === 0 || rivendita) return null
  const mine = excluded ?? NEW_PK
  const written = others.map(({ pk, valorePercentuale }) => ({ pk, percentuale: valorePercentuale ?? null }))
  const { parts, sum } = countedPercentages([...written, { pk: mine, percentuale: percentage }])
  // Progress gives what is left to those that say nothing.
  const counted = (pk: number) => `senza percentuale, conta ${formatPercentage(parts.get(pk) ?? 0)}`
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Ci sono altri ordini fornitore di {tipologia} per questo ordine: controlla le percentuali.
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {others.map(({ pk, fornitore, valorePercentuale }) => (
          <li key={pk}>
            {fornitore.nome}: {valorePercentuale == null ? counted(pk) : formatPercentage(valorePercentuale)}
          </li>
        ))}
        {percentage === null && <li>Questo: {counted(mine)}</li>}
      </ul>
      <Box component="span" sx={{ fontWeight: 650, color: sum === 100 ? 'success.main' : 'error.main' }}>
        Somma con questo: {formatPercentage(sum)}
      </Box>
    </Alert>
  )
}
