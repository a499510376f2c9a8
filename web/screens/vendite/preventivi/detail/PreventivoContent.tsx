import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useRef } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PreventivoContent_preventivo$key } from '#generated/PreventivoContent_preventivo.graphql.ts'
import type { PreventivoContentFamigliaOptions_preventivo$key } from '#generated/PreventivoContentFamigliaOptions_preventivo.graphql.ts'
import type { PreventivoContentPosaData_preventivo$key } from '#generated/PreventivoContentPosaData_preventivo.graphql.ts'
import type { PreventivoContentPreventivoHistoryQuery } from '#generated/PreventivoContentPreventivoHistoryQuery.graphql.ts'
import type { PreventivoContentSerramenti_preventivo$key } from '#generated/PreventivoContentSerramenti_preventivo.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { HistoryEntries } from '#ui/history/HistoryEntries.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { offerteOfPreventivoSlot } from '../../slots.ts'
import type { PreventiviChoices } from '../preventiviChoices.ts'
import { ClienteData } from './ClienteData.tsx'
import { PreventivoManagement } from './PreventivoManagement.tsx'
import { SerramentoCard } from './SerramentoCard.tsx'
import type { PreventivoActions } from './usePreventivoActions.ts'

interface Props {
  preventivo: PreventivoContent_preventivo$key
  choices: PreventiviChoices
  actions: PreventivoActions
  withManagement: boolean
  withAgente: boolean
  onEmailCliente: () => void
}

const preventivoHistoryQuery = graphql`
  query PreventivoContentPreventivoHistoryQuery($pk: Int!) @preloadable {
    storicoPreventivo(pk: $pk) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
  }
`

/**
 * What has been done with a quote, newest first: who, when, what, before and after.
 * @param versione of the quote: another one reads the history again
 */
function PreventivoHistory({ pk, versione }: { pk: number; versione: number }) {
  const { storicoPreventivo } = useBesideQuery<PreventivoContentPreventivoHistoryQuery>(preventivoHistoryQuery)
  const read = useRef(versione)
  useEffect(() => {
    if (read.current === versione) return
    read.current = versione
    // A later reading of the page has it too, and says what goes wrong.
    fetchFresh<PreventivoContentPreventivoHistoryQuery>(preventivoHistoryQuery, { pk }).catch(() => undefined)
  }, [pk, versione])
  return <HistoryEntries items={storicoPreventivo} />
}

/** The product family with the chosen options. */
function FamigliaOptions(props: { preventivo: PreventivoContentFamigliaOptions_preventivo$key }) {
  const { famiglia, opzioni, tipoIntervento } = useFragment(
    graphql`
      fragment PreventivoContentFamigliaOptions_preventivo on Preventivo {
        tipoIntervento
        famiglia {
          nome
          tipologiaFamiglia {
            nome
          }
        }
        opzioni {
          opzione {
            nome
          }
          valore {
            nome
          }
        }
      }
    `,
    props.preventivo,
  )
  return (
    <DetailCard title="Famiglia e opzioni">
      <DataPairs
        items={[
          ['Tipologia', famiglia.tipologiaFamiglia.nome],
          ['Famiglia', famiglia.nome],
          ...opzioni.map(({ opzione, valore }) => [opzione.nome, valore.nome] as const),
          ['Tipo di intervento', tipoIntervento],
        ]}
      />
    </DetailCard>
  )
}

/** Installation address; without installation only the region is known. */
function PosaData(props: { preventivo: PreventivoContentPosaData_preventivo$key }) {
  const preventivo = useFragment(
    graphql`
      fragment PreventivoContentPosaData_preventivo on Preventivo {
        messaInPosa
        regionePosa
        indirizzoPosa
        cittaPosa
        provinciaPosa
        pianoPosa
      }
    `,
    props.preventivo,
  )
  return (
    <DetailCard title="Indirizzo di posa">
      {preventivo.messaInPosa ? (
        <DataPairs
          items={[
            ['Messa in posa', 'Richiesta'],
            ['Regione', preventivo.regionePosa],
            ['Indirizzo', preventivo.indirizzoPosa],
            ['Città', preventivo.cittaPosa],
            ['Provincia', preventivo.provinciaPosa],
            ['Piano', preventivo.pianoPosa],
          ]}
        />
      ) : (
        <>
          <DataPairs items={[['Messa in posa', 'Non richiesta']]} />
          {preventivo.regionePosa && (
            <Typography color="textSecondary" variant="body2" sx={{ mt: 1 }}>
              Regione indicata: {preventivo.regionePosa}
            </Typography>
          )}
        </>
      )}
    </DetailCard>
  )
}

/** The windows of a quote, a card each, with the sum of their quantities. */
function Serramenti(props: { preventivo: PreventivoContentSerramenti_preventivo$key }) {
  const { totaleQuantita, serramenti } = useFragment(
    graphql`
      fragment PreventivoContentSerramenti_preventivo on Preventivo {
        totaleQuantita
        serramenti {
          pk
          ...SerramentoCard_serramento
        }
      }
    `,
    props.preventivo,
  )
  return (
    <section aria-labelledby="titolo-serramenti">
      <Box sx={{ mb: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography id="titolo-serramenti" variant="h2">
          Serramenti
        </Typography>
        <Chip label={formatCount(totaleQuantita, 'pezzo', 'pezzi')} />
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
        }}
      >
        {serramenti.map((serramento) => (
          <SerramentoCard key={serramento.pk} serramento={serramento} />
        ))}
      </Box>
    </section>
  )
}

/** The cards of a quote: what was asked at the left, what is done about it at the right; on phones that comes first. */
export function PreventivoContent({ choices, actions, withManagement, withAgente, onEmailCliente, ...props }: Props) {
  const preventivo = useFragment(
    graphql`
      fragment PreventivoContent_preventivo on Preventivo
      @argumentDefinitions(conOfferte: { type: "Boolean!" }) {
        pk
        versione
        note
        ...ClienteData_preventivo
        ...PreventivoContentPosaData_preventivo
        ...PreventivoContentFamigliaOptions_preventivo
        ...PreventivoContentSerramenti_preventivo
        ...PreventivoManagement_preventivo
        ...OfferteOfPreventivo_preventivo @alias(as: "diOfferte") @include(if: $conOfferte)
      }
    `,
    props.preventivo,
  )
  const { pk, versione, note } = preventivo
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 320px' },
        gridTemplateAreas: { xs: '"gestione" "richiesta" "storico"', lg: '"richiesta gestione" "richiesta storico"' },
        gridTemplateRows: { lg: 'auto 1fr' },
      }}
    >
      {withManagement && (
        <Box sx={{ gridArea: 'gestione', display: 'grid', gap: 2, minWidth: 0 }}>
          {preventivo.diOfferte && <offerteOfPreventivoSlot.Component preventivo={preventivo.diOfferte} />}
          <PreventivoManagement
            preventivo={preventivo}
            choices={choices}
            actions={actions}
            withAgente={withAgente}
            onEmailCliente={onEmailCliente}
          />
        </Box>
      )}
      <Box sx={{ gridArea: 'richiesta', display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))' }}>
          <ClienteData preventivo={preventivo} />
          <PosaData preventivo={preventivo} />
          <FamigliaOptions preventivo={preventivo} />
          {note !== '' && (
            <DetailCard title="Note">
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
            </DetailCard>
          )}
        </Box>
        <Serramenti preventivo={preventivo} />
      </Box>
      <Box sx={{ gridArea: 'storico', minWidth: 0 }}>
        <DetailCard title="Storico">
          <ErrorBoundary
            itemKey={versione}
            fallback={(error) => <Typography color="error">{errorMessage(error)}</Typography>}
          >
            <Suspense fallback={<Skeleton height={64} />}>
              <PreventivoHistory pk={pk} versione={versione} />
            </Suspense>
          </ErrorBoundary>
        </DetailCard>
      </Box>
    </Box>
  )
}
