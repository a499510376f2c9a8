import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { DatiInteressatoMutation } from '#generated/DatiInteressatoMutation.graphql.ts'
import type { DatiInteressatoQuery } from '#generated/DatiInteressatoQuery.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { type ChosenRows, interessatoFile } from './chosen.ts'

const query = graphql`
  query DatiInteressatoQuery($clientePks: [Int!], $preventivoPks: [Int!], $offertaPks: [Int!], $confermaPks: [Int!]) {
    datiInteressato(
      clientePks: $clientePks
      preventivoPks: $preventivoPks
      offertaPks: $offertaPks
      confermaPks: $confermaPks
    ) {
      tabelle {
        nome
        quante
        conservate
      }
      finoAl
      conservati
      motivoNonCancellabile
      condivisi
    }
  }
`

const mutation = graphql`
  mutation DatiInteressatoMutation($input: DeleteInteressatoInput!) {
    deleteInteressato(input: $input) {
      cancellate
      finoAl
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  reading: PreloadedQuery<DatiInteressatoQuery>
  chosen: ChosenRows
  onGone: () => void
}

const WARNING =
  'Nome, recapiti, note, mail e file si tolgono da ogni tabella, anche dallo storico, e non tornano. Le copie di sicurezza li contengono finché non vengono sostituite.'

/** What is held of a person, by table; its file; its erasure. */
export function DatiInteressato({ reading, chosen, onGone }: Props) {
  const { datiInteressato } = usePreloadedQuery<DatiInteressatoQuery>(query, reading)
  const { tabelle, finoAl, conservati, motivoNonCancellabile, condivisi } = datiInteressato
  const confirm = useConfirm()
  const [erase, erasing] = useOperation<DatiInteressatoMutation>(mutation, {
    success: ({ deleteInteressato: { cancellate, finoAl: until } }) =>
      `Dati cancellati: ${formatInteger(cancellate ?? 0)} righe${until ? `. Il resto si cancella dopo il ${formatDate(until)}` : ''}`,
  })
  const ask = async () => {
    const isSure = await confirm({
      title: 'Cancellare i dati di questa persona?',
      text: (
        <Stack spacing={1}>
          <span>{WARNING}</span>
          {conservati && <span>{conservati}</span>}
        </Stack>
      ),
      conferma: 'Cancella',
      distruttiva: true,
      forever: true,
    })
    if (!isSure) return
    const { ok } = await erase({ input: { ...chosen } })
    if (ok) onGone()
  }
  const kept = finoAl
    ? [
        {
          title: 'Conservate',
          align: 'right' as const,
          cell: ({ conservate }: (typeof tabelle)[number]) => (conservate > 0 ? formatInteger(conservate) : ''),
        },
      ]
    : []
  return (
    <DetailCard title="Che cosa teniamo">
      <Stack spacing={2}>
        <PlainTable
          aria-label="Righe per tabella"
          rows={tabelle}
          keyOf={({ nome }) => nome}
          columns={[
            { title: 'Dove', namesRow: true, cell: ({ nome }) => nome },
            { title: 'Righe', align: 'right', cell: ({ quante }) => formatInteger(quante) },
            ...kept,
          ]}
        />
        {conservati && <Alert severity="info">{conservati}</Alert>}
        {condivisi.length > 0 && (
          <Alert severity="warning">
            {`Anche di altri: ${condivisi.join(', ')}. Si toglie dalle righe scelte, non dai testi in cui potrebbe essere di un altro.`}
          </Alert>
        )}
        {motivoNonCancellabile && <Alert severity="warning">{motivoNonCancellabile}</Alert>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" startIcon={<Download />} href={interessatoFile(chosen)} download>
            Esporta
          </Button>
          <Button
            variant="outlined"
            color="error"
            disabled={motivoNonCancellabile !== null || erasing}
            onClick={() => void ask()}
          >
            Cancella
          </Button>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          Per cancellare si conferma la propria password. L’esportazione e la cancellazione restano scritte in Accessi.
        </Typography>
      </Stack>
    </DetailCard>
  )
}
