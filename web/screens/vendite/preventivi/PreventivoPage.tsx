import ArrowBack from '@mui/icons-material/ArrowBack'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { useOpened } from '../../../relay/opened/useOpened.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { Page } from '../../../ui/Page.tsx'
import { useLiveListe } from '../../amministrazione/liste/useLiveListe.ts'
import type { PreventivoPageQuery } from './__generated__/PreventivoPageQuery.graphql.ts'
import { PreventivoContent } from './detail/PreventivoContent.tsx'
import { PreventivoHeaderActions } from './detail/PreventivoHeaderActions.tsx'
import { PreventivoNotFound } from './detail/PreventivoNotFound.tsx'
import { useLivePreventivo } from './detail/useLivePreventivo.ts'
import { usePreventivoActions } from './detail/usePreventivoActions.ts'
import type { WriteEmailQuery } from './email/__generated__/WriteEmailQuery.graphql.ts'
import emailQuery from './email/__generated__/WriteEmailQuery.graphql.ts'
import { PreventivoStatusChip } from './list/columns.tsx'
import { usePreventiviChoices } from './preventiviChoices.ts'
import { backToPreventivi, preventiviListUrl } from './returnToList.ts'

const EmailClienteDialog = lazy(() => import('./email/EmailClienteDialog.tsx'))

const query = graphql`
  query PreventivoPageQuery($pk: Int!) {
    preventivo(pk: $pk) {
      ...usePreventivoActions_preventivo
      ...PreventivoHeaderActions_preventivo
      ...PreventivoContent_preventivo
      ...EmailClienteDialog_preventivo
    }
  }
`

/** Quote detail, live. */
export default function PreventivoPage() {
  const { riferimento, inAttesa } = useRouteQuery<PreventivoPageQuery>()
  const scelte = usePreventiviChoices()
  const { preventivo: letto } = usePreloadedQuery<PreventivoPageQuery>(query, riferimento)
  const { updatePreventivi, adminPreventivi } = useViewer().permessi
  const { state } = useLocation()
  const naviga = useNavigate()
  const [email, setEmail] = useState(false)
  const modelli = useOpened<WriteEmailQuery>(emailQuery)
  const { preventivo, ...azioni } = usePreventivoActions(letto, scelte, state)
  useLivePreventivo(preventivo?.pk ?? 0)
  useLiveListe('statoPreventivo')

  if (!letto || !preventivo) return <PreventivoNotFound />
  return (
    <Page
      titolo={`Preventivo ${preventivo.pk}`}
      inAttesa={inAttesa}
      indietro={
        <Tooltip title="Torna all’elenco">
          <IconButton
            component={Link}
            to={preventiviListUrl()}
            aria-label="Torna all’elenco"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              backToPreventivi(naviga, state)
            }}
          >
            <ArrowBack />
          </IconButton>
        </Tooltip>
      }
      accanto={
        <>
          {(preventivo.stato || preventivo.eliminato) && <PreventivoStatusChip riga={preventivo} />}
          <Typography noWrap title={preventivo.nomeCognome} sx={{ maxWidth: { xs: '100%', sm: 280 }, fontWeight: 550 }}>
            {preventivo.nomeCognome}
          </Typography>
        </>
      }
      azioni={<PreventivoHeaderActions preventivo={letto} azioni={azioni} conModifica={updatePreventivi} />}
    >
      <PreventivoContent
        preventivo={letto}
        scelte={scelte}
        azioni={azioni}
        conGestione={updatePreventivi}
        conAgente={adminPreventivi}
        onEmailCliente={() => {
          if (preventivo.emailInviataIl === null) modelli.open({ pk: preventivo.pk })
          setEmail(true)
        }}
      />
      {email && (
        <Suspense fallback={null}>
          <EmailClienteDialog
            opened={modelli}
            preventivo={letto}
            onClose={() => setEmail(false)}
            comincia={azioni.comincia}
          />
        </Suspense>
      )}
    </Page>
  )
}
