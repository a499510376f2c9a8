import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { PreventivoPageQuery } from '#generated/PreventivoPageQuery.graphql.ts'
import emailQuery, { type WriteEmailQuery } from '#generated/WriteEmailQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useLiveListe } from '#relay/live/useLiveListe.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useViewer } from '#shell/viewer.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { PreventivoContent } from './detail/PreventivoContent.tsx'
import { PreventivoHeaderActions } from './detail/PreventivoHeaderActions.tsx'
import { usePreventivoActions } from './detail/usePreventivoActions.ts'
import { PreventivoStatusChip } from './list/columns.tsx'
import { usePreventiviChoices } from './preventiviChoices.ts'
import { backToPreventivi, preventiviListUrl } from './returnToList.ts'

const EmailClienteDialog = lazy(() => import('./email/EmailClienteDialog.tsx'))

const query = graphql`
  query PreventivoPageQuery($pk: Int!, $conOfferte: Boolean!) @preloadable {
    preventivo(pk: $pk) {
      ...usePreventivoActions_preventivo
      ...PreventivoHeaderActions_preventivo
      ...PreventivoContent_preventivo @arguments(conOfferte: $conOfferte)
      ...EmailClienteDialog_preventivo
    }
  }
`

/** A mail that is sent makes three events in a row: one reading. */
const COLLECTION = 150

/** In place of a quote that does not exist, or that is not the user's to see: the two look the same. */
function PreventivoNotFound() {
  return (
    <Page title="Preventivo non trovato">
      <EmptyState
        title="Questo preventivo non esiste"
        text="Il numero è sbagliato, oppure il preventivo non è tra quelli che puoi vedere."
        action={
          <Button variant="contained" component={Link} to={preventiviListUrl()}>
            Torna all’elenco
          </Button>
        }
      />
    </Page>
  )
}

/** Quote detail, live. */
export default function PreventivoPage() {
  const { data, isWaiting } = useRouteQuery<PreventivoPageQuery>(query)
  const choices = usePreventiviChoices()
  const { preventivo: read } = data
  const { updatePreventivi, adminPreventivi } = useViewer().permessi
  const { state } = useLocation()
  const navigate = useNavigate()
  const phone = useIsPhone()
  const [email, setEmail] = useState(false)
  const modelli = useOpened<WriteEmailQuery>(emailQuery)
  const { preventivo, ...actions } = usePreventivoActions(read, choices, state)
  useChanged(['PREVENTIVO'], useReread(COLLECTION), { pk: preventivo?.pk ?? 0 })
  useLiveListe('STATI_PREVENTIVO')

  if (!read || !preventivo) return <PreventivoNotFound />
  return (
    <Page
      title={`Preventivo ${preventivo.pk}`}
      isWaiting={isWaiting}
      sticky={phone}
      subtitle={preventivo.nomeCognome}
      back={
        <Tooltip title="Torna all’elenco">
          <IconButton
            component={Link}
            to={preventiviListUrl()}
            aria-label="Torna all’elenco"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              backToPreventivi(navigate, state)
            }}
          >
            <ArrowBack />
          </IconButton>
        </Tooltip>
      }
      beside={
        <>
          {(preventivo.stato || preventivo.eliminato) && <PreventivoStatusChip riga={preventivo} />}
          {!phone && (
            <Typography noWrap title={preventivo.nomeCognome} sx={{ maxWidth: 280, fontWeight: 550 }}>
              {preventivo.nomeCognome}
            </Typography>
          )}
        </>
      }
      actions={<PreventivoHeaderActions preventivo={read} actions={actions} withEdit={updatePreventivi} />}
    >
      <PreventivoContent
        preventivo={read}
        choices={choices}
        actions={actions}
        withManagement={updatePreventivi}
        withAgente={adminPreventivi}
        onEmailCliente={() => {
          if (preventivo.emailInviataIl === null) modelli.open({ pk: preventivo.pk })
          setEmail(true)
        }}
      />
      {email && (
        <Suspense fallback={null}>
          <EmailClienteDialog
            opened={modelli}
            preventivo={read}
            onClose={() => setEmail(false)}
            begin={actions.comincia}
          />
        </Suspense>
      )}
    </Page>
  )
}
