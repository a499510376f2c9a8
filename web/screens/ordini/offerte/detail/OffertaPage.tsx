import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import type { OffertaPageQuery } from '#generated/OffertaPageQuery.graphql.ts'
import { draftWords, expiredWords } from '#ordini/offerte/bozza/rules.ts'
import { offertaName } from '#ordini/offerte/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { type CompostoContext, compostoCatalogue } from '#screens/ordini/ordini/form/righe/composto/choices.ts'
import { offeredChoices } from '#screens/ordini/ordini/form/righe/finestra/choices.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { pkParam } from '#ui/urlState.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { StatoOffertaChip } from '../StatoOffertaChip.tsx'
import { type OffertaDetail, readOffertaDetail, type VersioneDetail } from './offertaDetail.ts'
import { AlternativaPanel } from './parts/AlternativaPanel.tsx'
import { AlternativeTabs } from './parts/AlternativeTabs.tsx'
import { OffertaActions } from './parts/OffertaActions.tsx'
import { SendingObstacles } from './parts/SendingObstacles.tsx'
import { SideCards } from './parts/SideCards.tsx'

const query = graphql`
  query OffertaPageQuery($pk: Int!) @preloadable {
    offerta(pk: $pk) {
      ...offertaDetail_offerta
    }
    famiglie {
      pk
      nome
      vincoli {
        pk
        tipoSerramentoPk
        altezzaMin
        altezzaMax
        larghezzaMin
        larghezzaMax
      }
      opzioni {
        pk
        nome
        valori {
          pk
          nome
        }
      }
    }
    tipiSerramento {
      pk
      nome
      extra
      ante
      disegno
      altezzaMin
      altezzaMax
      larghezzaMin
      larghezzaMax
      aperture {
        pk
        nome
        senso
      }
      accessori {
        pk
        nome
      }
    }
  }
`

const offertaUrl = { versione: pkParam(), alternativa: pkParam() }

/** An offer: a version of it with its alternatives, lines, services and sums. */
export default function OffertaPage() {
  const { data, isWaiting } = useRouteQuery<OffertaPageQuery>(query)
  const { offerta: key, famiglie, tipiSerramento } = data
  const context = useMemo((): CompostoContext => {
    const tipi = tipiSerramento.filter(({ extra }) => !extra)
    return {
      ...compostoCatalogue(tipi, famiglie),
      finestre: offeredChoices({ famiglie, tipi }),
      tipi: tipi.map(({ pk, nome }) => ({ valore: pk, text: nome })),
    }
  }, [famiglie, tipiSerramento])
  const offerta = key ? readOffertaDetail(key) : null
  useChanged(['OFFERTA'], useReread(150), { pk: offerta?.pk ?? 0 })
  return offerta ? <Whole {...{ offerta, isWaiting, context }} /> : <NotFound />
}

interface WholeProps {
  offerta: OffertaDetail
  isWaiting: boolean
  context: CompostoContext
}

function Whole({ offerta, isWaiting, context }: WholeProps) {
  const { values, set } = useUrlState(offertaUrl)
  const phone = useIsPhone()
  const versione = offerta.versioni.find(({ pk }) => pk === values.versione) ?? offerta.versioni[0]
  const alternativa = versione?.alternative.find(({ pk }) => pk === values.alternativa) ?? versione?.alternative[0]
  if (!versione) return <NotFound />
  const words = draftWords(versione, offerta.versioni) ?? wordsOf(versione)
  return (
    <Page
      title={`Offerta ${offertaName(offerta.pk, versione.numero)}`}
      isWaiting={isWaiting}
      sticky={phone}
      subtitle={offerta.nomeCliente}
      back={<BackLink to="/" title="Torna alle offerte" />}
      beside={
        <>
          <StatoOffertaChip stato={versione.stato} etichettaStato={versione.etichettaStato} />
          {!phone && (
            <Typography noWrap title={offerta.nomeCliente} sx={{ maxWidth: 280, fontWeight: 550 }}>
              {offerta.nomeCliente}
            </Typography>
          )}
        </>
      }
      actions={<OffertaActions {...{ offerta, versione, alternativa }} />}
      filters={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          {offerta.versioni.length > 1 && (
            <LabelledSelect
              label="Versione"
              value={String(versione.pk)}
              sx={{ width: 200 }}
              onChange={(pk) => set({ versione: Number(pk), alternativa: null })}
              choices={offerta.versioni.map(
                ({ pk, numero, etichettaStato }) => [String(pk), `${numero} · ${etichettaStato}`] as const,
              )}
            />
          )}
          <AlternativeTabs
            versione={versione}
            current={alternativa}
            onChoose={(pk) => set({ alternativa: pk }, { replace: true })}
          />
        </Stack>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {words && <Alert severity={versione.stato === 'SCADUTA' ? 'warning' : 'info'}>{words}</Alert>}
          <SendingObstacles versione={versione} />
          {alternativa && (
            <AlternativaPanel
              key={alternativa.pk}
              {...{ offerta, alternativa, context }}
              editable={versione.puoModificare}
            />
          )}
        </Stack>
        <SideCards {...{ offerta, versione }} />
      </Box>
    </Page>
  )
}

/** What is told of a version by itself. */
function wordsOf({
  stato,
  validaFino,
  puoAccettare,
  motivoNonModificabile,
}: VersioneDetail): string | null | undefined {
  if (stato === 'SCADUTA' && validaFino) return expiredWords(validaFino, puoAccettare)
  return stato === 'INVIATA' ? motivoNonModificabile : null
}

function NotFound() {
  return (
    <Page title="Offerta non trovata" back={<BackLink to="/" title="Torna alle offerte" />}>
      <EmptyState title="Questa offerta non c’è" text="Il numero è sbagliato, o non è tra quelle che puoi vedere." />
    </Page>
  )
}
