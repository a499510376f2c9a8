import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useParams } from 'react-router'
import { graphql } from 'relay-runtime'
import { ErroreDiLettura } from '../../../../relay/ErroreDiLettura.tsx'
import { useRouteQuery } from '../../../../relay/RottaConDati.tsx'
import { useViewer } from '../../../../shell/viewer.ts'
import { BackLink } from '../../../../ui/list/BackLink.tsx'
import { Pagina } from '../../../../ui/Pagina.tsx'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import { ScheletroRighe } from '../../../../ui/stati/Scheletri.tsx'
import { indirizzoElenco } from '../ritorno.ts'
import type { OrdinePageQuery } from './__generated__/OrdinePageQuery.graphql.ts'
import { BarraSchede, PANNELLO } from './BarraSchede.tsx'
import { NonTrovato } from './NonTrovato.tsx'
import { schedaDi, schedeDi } from './schede.ts'
import { Azioni, Insegne } from './Testata.tsx'
import { useOrdineInDiretta } from './useOrdineInDiretta.ts'

const query = graphql`
  query OrdinePageQuery($pk: Int!) {
    ordine(pk: $pk) {
      pk
      versione
      numeroCommessa
      ...Testata_insegne
      ...Testata_azioni
      ...SchedaModifica_ordine
      ...SchedaSconti_ordine
      ...Vista_ordine
      ...Allegati_ordine
      ...CheckList_ordine
    }
  }
`

/** Order detail with its tabs, live. */
export default function OrdinePage() {
  const { riferimento, inAttesa } = useRouteQuery<OrdinePageQuery>()
  const { ordine } = usePreloadedQuery<OrdinePageQuery>(query, riferimento)
  const aperte = schedeDi(useViewer().permessi)
  const { nome, pagina: Contenuto } = schedaDi(useParams().scheda, aperte)
  useOrdineInDiretta(ordine?.pk ?? 0)

  if (!ordine) return <NonTrovato />
  const { pk, numeroCommessa } = ordine
  return (
    <Pagina
      titolo={`Ordine ${numeroCommessa}`}
      inAttesa={inAttesa}
      indietro={<BackLink to={indirizzoElenco()} title="Lista ordini" />}
      accanto={<Insegne ordine={ordine} />}
      azioni={<Azioni ordine={ordine} />}
      filtri={<BarraSchede ordine={pk} schede={aperte} aperta={nome} />}
    >
      <Box
        id={PANNELLO}
        role="tabpanel"
        aria-labelledby={`scheda-${nome}`}
        sx={{ pt: 1.5, display: 'flex', flexDirection: 'column' }}
      >
        <ErrorBoundary
          chiave={`${nome} ${riferimento.fetchKey}`}
          fallback={(errore) => <ErroreDiLettura errore={errore} riprova={() => location.reload()} />}
        >
          <Suspense key={nome} fallback={<ScheletroRighe />}>
            <Contenuto ordine={ordine} lettura={Number(riferimento.fetchKey)} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </Pagina>
  )
}
