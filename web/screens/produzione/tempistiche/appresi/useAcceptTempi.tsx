import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import type { useAcceptTempiMutation } from '#generated/useAcceptTempiMutation.graphql.ts'
import type { useAcceptTempiQuery } from '#generated/useAcceptTempiQuery.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useOperation } from '#relay/useOperation.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'
import type { TempoAppresoRow } from './useTempiAppresi.ts'

const trial = graphql`
  query useAcceptTempiQuery($voci: [TempoAppresoInput!]!) {
    impattoTempiAppresi(voci: $voci) {
      ordine @required(action: THROW) {
        pk
        numeroCommessa
      }
      nomeFase
      minutiPrima @required(action: THROW)
      minutiDopo @required(action: THROW)
    }
  }
`

const mutation = graphql`
  mutation useAcceptTempiMutation($input: AcceptTempiAppresiInput!) {
    acceptTempiAppresi(input: $input) {
      tempistiche {
        ...readTempistiche_tempistica
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Toccate = useAcceptTempiQuery['response']['impattoTempiAppresi']

/** Phases that are told one by one; of the others how many. */
const TOLD = 8

function Impact({ toccate }: { toccate: Toccate }) {
  if (toccate.length === 0) return 'Nessuna schedulazione salvata cambia durata.'
  const ordini = new Set(toccate.map(({ ordine }) => ordine.pk)).size
  return (
    <>
      Le date restano come sono: {formatCount(ordini, 'ordine schedulato', 'ordini schedulati')} con i tempi di prima
      {ordini === 1 ? ' viene segnalato' : ' vengono segnalati'}, da schedulare di nuovo.
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
        {toccate.slice(0, TOLD).map(({ ordine: { pk, numeroCommessa }, nomeFase, minutiPrima, minutiDopo }) => (
          <li key={`${pk} ${nomeFase}`}>
            {numeroCommessa}, {nomeFase}: da {formatInteger(minutiPrima)} a {formatInteger(minutiDopo)} min
          </li>
        ))}
        {toccate.length > TOLD && <li>e altre {formatInteger(toccate.length - TOLD)} fasi</li>}
      </Box>
    </>
  )
}

/** Accepts learned times once what they touch has been told and confirmed. @param onAccepted afterwards */
export function useAcceptTempi(onAccepted: () => void) {
  const confirm = useConfirm()
  const notices = useNotices()
  const [accept, inProgress] = useOperation<useAcceptTempiMutation>(mutation, { success: 'Tempi aggiornati' })
  async function run(chosen: readonly TempoAppresoRow[]) {
    const items = chosen.flatMap(({ tempistica, reparto, proposta, versione }) =>
      proposta == null ? [] : [{ tempisticaPk: tempistica, reparto: enumName(reparto), minuti: proposta, versione }],
    )
    let toccate: Toccate
    try {
      toccate = (await fetchFresh<useAcceptTempiQuery>(trial, { voci: items })).impattoTempiAppresi
    } catch (error) {
      notices.error(errorMessage(error as Error))
      onAccepted()
      return
    }
    const si = await confirm({
      title: items.length === 1 ? 'Accettare il tempo appreso?' : `Accettare ${items.length} tempi appresi?`,
      text: <Impact toccate={toccate} />,
      conferma: 'Accetta',
    })
    if (!si) return
    await accept({ input: { voci: items } })
    onAccepted()
  }
  return { accetta: run, inCorso: inProgress }
}
