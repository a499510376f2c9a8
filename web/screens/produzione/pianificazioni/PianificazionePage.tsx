import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { PianificazioneFormQuery } from '#generated/PianificazioneFormQuery.graphql.ts'
import editQuery from '#generated/PianificazioneFormQuery.graphql.ts'
import type { PianificazionePage_analisi$key } from '#generated/PianificazionePage_analisi.graphql.ts'
import type { PianificazionePageQuery } from '#generated/PianificazionePageQuery.graphql.ts'
import { ORDINI_MAX } from '#produzione/analisi/rules.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount, formatDateTime } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { durationInWords } from '../fasiSchedulate/row.ts'
import { readingPeriod } from './edit/model.ts'
import { PostazioneSheetPage } from './PostazioneSheetPage.tsx'
import { PrintSheets } from './PrintSheets.tsx'
import { useDeletePianificazione } from './useDeletePianificazione.ts'

const { Component: EditDialog, prepare } = codeAhead(() => import('./edit/EditPianificazioneDialog.tsx'))

const query = graphql`
  query PianificazionePageQuery($pk: Int!) @preloadable {
    analisiPostazione(pk: $pk) {
      ...PianificazionePage_analisi
    }
  }
`

const fragment = graphql`
  fragment PianificazionePage_analisi on AnalisiPostazione {
    pk
    nome
    creataIl
    creataDa
    numeroOrdini
    puoPianificare
    postazioni {
      postazione
      minuti
      campi
      ordini {
        minuti
        ordine {
          pk
          numeroCommessa
          riferimento
          nomeCliente
          numeroSerramenti
          dataConsegna
          senzaMisure
          inizioBanchi
        }
      }
    }
  }
`

/** A saved bench planning: a sheet for each workstation, on the screen and on paper. */
export default function PianificazionePage() {
  const { data, isWaiting } = useRouteQuery<PianificazionePageQuery>(query)
  const { analisiPostazione } = data
  const pianificazione = useFragment<PianificazionePage_analisi$key>(fragment, analisiPostazione ?? null)
  const { permessi } = useViewer()
  const [print, setPrint] = useState(false)
  const [edit, setEdit] = useState(false)
  const opened = useOpened<PianificazioneFormQuery>(editQuery)
  const navigate = useNavigate()
  const remove = useDeletePianificazione(() => navigate('/fasi-schedulate/pianificazioni', { replace: true }))
  if (!pianificazione) return <NotFound />
  const { nome, creataIl, creataDa, numeroOrdini, puoPianificare, postazioni } = pianificazione
  function openEdit({ pk }: { pk: number }) {
    const inizi = postazioni.flatMap(({ ordini }) => ordini.map(({ ordine }) => ordine.inizioBanchi))
    opened.open({ pk, filtro: readingPeriod(inizi, creataIl), perPagina: ORDINI_MAX })
    setEdit(true)
  }
  const minutes = postazioni.reduce((all, postazione) => all + postazione.minuti, 0)
  return (
    <Page
      title={nome}
      isWaiting={isWaiting}
      back={<BackLink to="/fasi-schedulate/pianificazioni" title="Pianificazioni dei banchi" />}
      actions={
        <>
          {puoPianificare && (
            <>
              <Button color="error" onClick={() => remove(pianificazione)}>
                Elimina
              </Button>
              <Button
                variant="outlined"
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => openEdit(pianificazione)}
              >
                Modifica
              </Button>
            </>
          )}
          <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => setPrint(true)}>
            Stampa fogli
          </Button>
        </>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {formatCount(numeroOrdini, 'ordine', 'ordini')}, {durationInWords(minutes)} · fatta il{' '}
        {formatDateTime(creataIl)}
        {creataDa && ` da ${creataDa}`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
        }}
      >
        {postazioni.map((postazione) => (
          <PostazioneSheetPage key={postazione.postazione} sheet={postazione} withLink={permessi.viewOrders} />
        ))}
      </Box>
      {edit && (
        <Suspense fallback={null}>
          <EditDialog
            pk={pianificazione.pk}
            opened={opened}
            onCancel={() => setEdit(false)}
            onSaved={() => setEdit(false)}
          />
        </Suspense>
      )}
      {print && <PrintSheets title={nome} creataIl={creataIl} sheets={postazioni} onPrinted={() => setPrint(false)} />}
    </Page>
  )
}

function NotFound() {
  return (
    <Page title="Pianificazione non trovata">
      <EmptyState
        title="Questa pianificazione non esiste"
        text="Il numero nell’indirizzo è sbagliato."
        action={
          <Button variant="contained" component={Link} to="/fasi-schedulate/pianificazioni">
            Pianificazioni dei banchi
          </Button>
        }
      />
    </Page>
  )
}
