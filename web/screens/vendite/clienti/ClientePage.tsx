import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ClientePageQuery } from '#generated/ClientePageQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useViewer } from '#shell/viewer.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { ordiniOfClienteSlot } from '../slots.ts'
import { MailsOfCliente, TabOfCliente } from './ClienteActivity.tsx'
import { ClienteDetail } from './ClienteDetail.tsx'
import { TipoClienteChip } from './TipoClienteChip.tsx'
import { useClienteDialog } from './useClienteDialog.ts'
import { useDeleteCliente } from './useDeleteCliente.ts'

const { Component: ClienteDialog, prepare } = codeAhead(() => import('./ClienteDialog.tsx'))

const query = graphql`
  query ClientePageQuery($pk: Int!, $conOrdini: Boolean!, $conMail: Boolean!) @preloadable {
    cliente(pk: $pk) {
      pk
      nome
      tipoCliente
      puoEliminare
      ...ClienteDetail_cliente
      ...ClienteActivity_cliente
    }
    seenOrdini: ordini(filtro: { clientePk: $pk }, perPagina: 1) @include(if: $conOrdini) {
      totalCount
    }
    ...OrdiniOfCliente_ordini @alias(as: "deiSuoiOrdini") @include(if: $conOrdini)
    ...ClienteActivity_mails @alias(as: "delleSueMail") @include(if: $conMail)
  }
`

/** Customer detail. */
export default function ClientePage() {
  const { data: read, isWaiting } = useRouteQuery<ClientePageQuery>(query)
  const { cliente, seenOrdini, deiSuoiOrdini, delleSueMail } = read
  const { adminClienti, addOrders } = useViewer().permessi
  const navigate = useNavigate()
  const [edit, setEdit] = useState(false)
  const { opened, openCliente } = useClienteDialog()
  const remove = useDeleteCliente(() => navigate('/clienti', { replace: true }))

  if (!cliente) return <NotFound />
  const active = Boolean(deiSuoiOrdini ?? delleSueMail)
  return (
    <Page
      title={cliente.nome}
      isWaiting={isWaiting}
      back={<BackLink to="/clienti" title="Lista clienti" />}
      beside={cliente.tipoCliente && <TipoClienteChip tipo={cliente.tipoCliente} />}
      actions={
        (adminClienti || addOrders) && (
          <>
            {addOrders && (
              <Button variant="outlined" component={Link} to={`/aggiungi-ordine?cliente=${cliente.pk}`}>
                Nuovo ordine
              </Button>
            )}
            {adminClienti && cliente.puoEliminare && (
              <Button color="error" onClick={() => remove(cliente)}>
                Elimina
              </Button>
            )}
            {adminClienti && (
              <Button
                variant="contained"
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => {
                  openCliente(cliente.pk)
                  setEdit(true)
                }}
              >
                Modifica
              </Button>
            )}
          </>
        )
      }
    >
      {/* What happens takes the room, who it is stands beside. */}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: active ? 'minmax(0, 5fr) minmax(0, 3fr)' : '1fr 1fr' },
          '& > *': { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 },
        }}
      >
        <Box>
          {deiSuoiOrdini && <ordiniOfClienteSlot.Component query={deiSuoiOrdini} pk={cliente.pk} />}
          <TabOfCliente cliente={cliente} />
          {delleSueMail && <MailsOfCliente query={delleSueMail} />}
        </Box>
        {/* Who sees none of its orders has come for the address. */}
        <Box sx={{ order: active ? 0 : -1 }}>
          <ClienteDetail cliente={cliente} seen={seenOrdini?.totalCount ?? null} />
        </Box>
      </Box>
      {edit && (
        <Suspense fallback={null}>
          <ClienteDialog
            opened={opened}
            pk={cliente.pk}
            onClose={() => setEdit(false)}
            onSaved={() => setEdit(false)}
          />
        </Suspense>
      )}
    </Page>
  )
}

/** A customer that does not exist, or that is not the user's to see: the two look the same. */
function NotFound() {
  return (
    <Page title="Cliente non trovato">
      <EmptyState
        title="Questo cliente non esiste"
        text="Il numero è sbagliato, oppure il cliente non è tra quelli che puoi vedere."
        action={
          <Button variant="contained" component={Link} to="/clienti">
            Lista clienti
          </Button>
        }
      />
    </Page>
  )
}
