import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import type { DistinteTabMutation } from '#generated/DistinteTabMutation.graphql.ts'
import type { DistinteTabQuery } from '#generated/DistinteTabQuery.graphql.ts'
import { ETICHETTE_PEZZI_LABELS, pezziLabelsFile } from '#ordini/distinte/liste/labels/kinds/rules.ts'
import { pezziLabelsOf } from '#ordini/distinte/liste/labels/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { useViewer } from '#shell/viewer.ts'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { OrdineTabProps } from '../ordini/detail/tabs.ts'
import { DistintaCard } from './DistintaCard.tsx'
import { DistintaDialog } from './DistintaDialog.tsx'
import { readDistinta, type ShownDistinta } from './readDistinta.ts'

const query = graphql`
  query DistinteTabQuery($pk: Int!) @preloadable {
    distinteOrdine(ordinePk: $pk) {
      ...readDistinta_distinta
    }
  }
`

const mutation = graphql`
  mutation DistinteTabMutation($pk: Int!, $congelate: Boolean!) {
    setCongelamentoDistinte(input: { ordinePk: $pk, congelate: $congelate }) {
      distinte {
        ...readDistinta_distinta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Files of the bills of an order. */
const LISTS = [
  ['vetri.pdf', 'Vetri, PDF'],
  ['vetri.csv', 'Vetri, CSV'],
  ['tagli.pdf', 'Tagli, PDF'],
  ['tagli.csv', 'Tagli, CSV'],
] as const

/** The labels that there are pieces for. */
const labelsOfPieces = (distinte: readonly ShownDistinta[]) =>
  pezziLabelsOf(distinte).map((one) => [pezziLabelsFile(one), ETICHETTE_PEZZI_LABELS[one]] as const)

/** Tab 'Distinte': what the windows of an order are made of. */
export default function DistinteTab({ ordine }: OrdineTabProps) {
  const { revalidate } = useRevalidator()
  const { distinteOrdine } = useRouteQuery<DistinteTabQuery>(query).data
  const { editOrder, addAttivita } = useViewer().permessi
  // What the code of a label leads to.
  const asked = useSearchParams()[0].get('riga')
  const [open, setOpen] = useState<ShownDistinta | null>(null)
  const [freeze, running] = useOperation<DistinteTabMutation>(mutation)
  const distinte = (distinteOrdine ?? []).map(readDistinta)
  const frozen = distinte.some(({ congelataIl }) => congelataIl != null)
  const some = distinte.some(({ righe }) => righe.length > 0)
  async function turn() {
    const { ok } = await freeze({ pk: ordine.pk, congelate: !frozen })
    if (ok) void revalidate()
  }
  if (distinte.length === 0) {
    return <EmptyState title="Nessuna distinta" text="L’ordine non ha righe con una finestra." />
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {some && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {editOrder && (
            <Button variant="outlined" loading={running} onClick={() => void turn()}>
              {frozen ? 'Sblocca le distinte' : 'Congela le distinte'}
            </Button>
          )}
          {addAttivita && asked && (
            <Button variant="outlined" component={Link} to={`/operatore?ordine=${ordine.pk}&riga=${asked}`}>
              Al lavoro su questo pezzo
            </Button>
          )}
          <FoldedActions>
            {[...LISTS, ...labelsOfPieces(distinte)].map(([file, words]) => (
              <Button key={file} href={`/esporta/${file}?ordine=${ordine.pk}`} download>
                {words}
              </Button>
            ))}
          </FoldedActions>
        </Stack>
      )}
      {distinte.map((distinta) => (
        <DistintaCard
          key={distinta.rigaPk}
          distinta={distinta}
          sought={String(distinta.posizione) === asked}
          onEdit={setOpen}
        />
      ))}
      {open && (
        <DistintaDialog
          distinta={open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            void revalidate()
          }}
        />
      )}
    </Stack>
  )
}
