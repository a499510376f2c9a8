import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { Link as RouterLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdineViewTab_ordine$key } from '#generated/OrdineViewTab_ordine.graphql.ts'
import type { OrdineViewTabCommessaData_ordine$key } from '#generated/OrdineViewTabCommessaData_ordine.graphql.ts'
import type { OrdineViewTabOrdineAmounts_ordine$key } from '#generated/OrdineViewTabOrdineAmounts_ordine.graphql.ts'
import type { OrdineViewTabProduzioneData_ordine$key } from '#generated/OrdineViewTabProduzioneData_ordine.graphql.ts'
import type { OrdineViewTabRigheView_ordine$key } from '#generated/OrdineViewTabRigheView_ordine.graphql.ts'
import pianoQuery, { type SchedulazioneCardQuery } from '#generated/SchedulazioneCardQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useAreaConsegnaName } from '#screens/ordini/areeConsegna.ts'
import { tipoClienteName } from '#screens/vendite/clienti/tipoClienteName.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { MailLink } from '#ui/email/MailLink.tsx'
import { LongText } from '#ui/page/LongText.tsx'
import { DateValue, EuroValue, NumberValue, PercentageValue } from '#ui/Values.tsx'
import { SchedulazioneCard } from '../../form/header/SchedulazioneCard.tsx'
import { OrdineProgress } from '../OrdineProgress.tsx'
import type { OrdineTabProps } from '../tabs.ts'
import { OrdinePosa } from './OrdinePosa.tsx'
import { RigaView, RigheHead } from './RigaView.tsx'

/** The sums of the order, for users who may see prices. */
function OrdineAmounts(props: { ordine: OrdineViewTabOrdineAmounts_ordine$key }) {
  const { listino, sconto, netto } = useFragment(
    graphql`
      fragment OrdineViewTabOrdineAmounts_ordine on Ordine {
        listino
        sconto
        netto
      }
    `,
    props.ordine,
  )
  if (!useViewer().permessi.viewPricesOnOrders) return null
  return (
    <DetailCard title="Importi">
      <DataPairs
        sideBySide
        items={[
          ['Prezzo listino', <EuroValue key="listino" value={listino} />],
          ['Sconto', <PercentageValue key="sconto" value={sconto} />],
          [
            'Netto',
            <strong key="netto">
              <EuroValue value={netto} />
            </strong>,
          ],
        ]}
      />
    </DetailCard>
  )
}

/** The lines of an order, one under the other. */
function RigheView(props: { ordine: OrdineViewTabRigheView_ordine$key }) {
  const { righe } = useFragment(
    graphql`
      fragment OrdineViewTabRigheView_ordine on Ordine {
        righe @required(action: THROW) {
          pk
          ...RigaView_riga
        }
      }
    `,
    props.ordine,
  )
  return (
    <Box component="section" aria-labelledby="titolo-righe" sx={{ minWidth: 0, containerType: 'inline-size' }}>
      <Box sx={{ mb: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography id="titolo-righe" variant="h2">
          Righe
        </Typography>
        <Chip label={formatCount(righe.length, 'riga', 'righe')} />
      </Box>
      {righe.length === 0 && <Typography color="textSecondary">L’ordine non ha ancora righe.</Typography>}
      {righe.length > 0 && <RigheHead />}
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0 }}
      >
        {righe.map((riga, index) => (
          <RigaView key={riga.pk} riga={riga} numero={index + 1} />
        ))}
      </Box>
    </Box>
  )
}

/** What is made, and when it must be ready. */
function ProduzioneData(props: { ordine: OrdineViewTabProduzioneData_ordine$key }) {
  const ordine = useFragment(
    graphql`
      fragment OrdineViewTabProduzioneData_ordine on Ordine {
        dataConsegna
        settimanaApprontamento
        dataPosa
        codiceSistema
        areaConsegna
        numeroSerramenti
        senzaMisure
        autoSchedulazione
      }
    `,
    props.ordine,
  )
  const areaName = useAreaConsegnaName()
  const { dataConsegna, settimanaApprontamento } = ordine
  const week = settimanaApprontamento?.replace(/^(\d+)-W0?(\d+)$/, ' (settimana $2)')
  return (
    <DetailCard title="Produzione e consegna">
      <DataPairs
        sideBySide
        items={[
          ['Approntamento', dataConsegna && `${formatDate(dataConsegna)}${week ?? ''}`],
          ['Posa', <DateValue key="posa" value={ordine.dataPosa} />],
          ['Area di consegna', areaName(ordine.areaConsegna)],
          ['Codice sistema', ordine.codiceSistema],
          ['Serramenti', <NumberValue key="serramenti" value={ordine.numeroSerramenti} />],
          ['Misure definitive', ordine.senzaMisure ? 'No' : 'Sì'],
          ['Auto schedulazione', ordine.autoSchedulazione ? 'Sì' : 'No'],
        ]}
      />
    </DetailCard>
  )
}

/** Who ordered what, and when. */
function CommessaData(props: { ordine: OrdineViewTabCommessaData_ordine$key }) {
  const ordine = useFragment(
    graphql`
      fragment OrdineViewTabCommessaData_ordine on Ordine {
        data
        riferimento
        progetto
        tipoCliente
        cliente {
          pk
          nome
          codice
          email
        }
        agente {
          user {
            nome
          }
        }
      }
    `,
    props.ordine,
  )
  const { viewClienti, viewAgenteOnOrders } = useViewer().permessi
  const { cliente } = ordine
  return (
    <DetailCard title="Commessa">
      <DataPairs
        sideBySide
        items={[
          ['Data commessa', <DateValue key="data" value={ordine.data} />],
          [
            'Cliente',
            <LongText key="cliente" text={cliente.nome}>
              {viewClienti ? (
                <Link component={RouterLink} to={`/clienti/${cliente.pk}`}>
                  {cliente.nome}
                </Link>
              ) : (
                cliente.nome
              )}
            </LongText>,
          ],
          ['Codice cliente', cliente.codice],
          ['Tipo cliente', tipoClienteName(ordine.tipoCliente ?? '')],
          ['E-mail', cliente.email && <MailLink address={cliente.email} />],
          ['Riferimento', ordine.riferimento && <LongText text={ordine.riferimento} />],
          ['Progetto', ordine.progetto && <LongText text={ordine.progetto} />],
          ...(viewAgenteOnOrders ? ([['Agente', ordine.agente?.user.nome]] as const) : []),
        ]}
      />
    </DetailCard>
  )
}

/** Tab 'Dettaglio': the order and its lines, to be read. */
export default function OrdineViewTab(props: OrdineTabProps) {
  const ordine = useFragment<OrdineViewTab_ordine$key>(
    graphql`
      fragment OrdineViewTab_ordine on Ordine {
        note
        ...OrdineViewTabCommessaData_ordine
        ...OrdineViewTabProduzioneData_ordine
        ...OrdineViewTabOrdineAmounts_ordine
        ...OrdinePosa_ordine
        ...OrdineProgress_ordine
        ...SchedulazioneCard_ordine
        ...OrdineViewTabRigheView_ordine
      }
    `,
    props.ordine,
  )
  const { pianoOrdine } = useRouteQuery<SchedulazioneCardQuery>(pianoQuery).data
  return (
    // Facts in a column beside the lines; where there is no room for both, above them, side by side.
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          minWidth: 0,
          gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))', lg: 'minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <OrdineProgress ordine={ordine} />
        <CommessaData ordine={ordine} />
        <ProduzioneData ordine={ordine} />
        <OrdinePosa ordine={ordine} />
        {ordine.note && (
          <DetailCard title="Note">
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{ordine.note}</Box>
          </DetailCard>
        )}
        <OrdineAmounts ordine={ordine} />
        <SchedulazioneCard ordine={ordine} piano={pianoOrdine ?? null} />
      </Box>
      <RigheView ordine={ordine} />
    </Box>
  )
}
