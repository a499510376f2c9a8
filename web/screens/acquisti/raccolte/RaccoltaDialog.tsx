import MailOutlined from '@mui/icons-material/MailOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { raccoltaWeekInWords } from '#acquisti/ordiniFornitore/raccolte/rules.ts'
import type { RaccoltaDialogQuery } from '#generated/RaccoltaDialogQuery.graphql.ts'
import type { RaccoltaDialogRemoveMutation } from '#generated/RaccoltaDialogRemoveMutation.graphql.ts'
import { FailedContent } from '#relay/opened/FailedContent.tsx'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { DateValue, MissingValue } from '#ui/Values.tsx'
import { RaccoltaMailForm } from './RaccoltaMailForm.tsx'
import { raccoltaPrintUrl } from './raccoltaPrintUrl.ts'

const query = graphql`
  query RaccoltaDialogQuery($pk: Int!, $conMail: Boolean!) {
    raccoltaFornitore(pk: $pk) {
      pk
      tipologia
      settimana
      emailSentAt
      emailPdf
      descrizioneMail
      puoInviareMail
      motivoMail
      fornitore {
        nome
      }
      ordini {
        pk
        statoNome
        statoColore
        dataConsegna
        righeCount
        emailSentAt
        ordinePk
        ordine {
          numeroCommessa
          nomeCliente
        }
      }
    }
    bozzaMailRaccoltaFornitore(pk: $pk) @include(if: $conMail) {
      aIndirizzo
      aNome
      oggetto
      corpo
      firma
      dataConsegna
      nonStampati
    }
  }
`

const removeMutation = graphql`
  mutation RaccoltaDialogRemoveMutation($pk: Int!) {
    removeOrdineRaccolta(input: { pk: $pk }) {
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** On a phone an order is its number, its state and what can be done with it. */
const atDesk = { display: { xs: 'none', sm: 'table-cell' } }
const oneLine = { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

interface Props {
  opened: Opened<RaccoltaDialogQuery>
  /** Number of the raccolta. */
  pk: number
  onClose: () => void
  /** After it was sent, or a member was taken out. */
  onDone: () => void
}

/** What leaves together: its supplier orders, its print, its mail. */
export default function RaccoltaDialog({ opened, ...props }: Props) {
  return (
    <DialogFrame title={`Raccolta n. ${props.pk}`}>
      <OpenedData
        opened={opened}
        onClose={props.onClose}
        skeleton={
          <DialogContent>
            <RowsSkeleton />
          </DialogContent>
        }
      >
        {(reference) => <Content {...props} again={opened.again} reference={reference} />}
      </OpenedData>
    </DialogFrame>
  )
}

interface ContentProps extends Omit<Props, 'opened'> {
  reference: PreloadedQuery<RaccoltaDialogQuery>
  /** Reads it again. */
  again: () => void
}

function Content({ reference, pk, again, onClose, onDone }: ContentProps) {
  const { raccoltaFornitore: raccolta, bozzaMailRaccoltaFornitore: draft } = usePreloadedQuery<RaccoltaDialogQuery>(
    query,
    reference,
  )
  const { adminOrdiniFornitore } = useViewer().permessi
  const [writing, setWriting] = useState(false)
  const [remove, underWay] = useOperation<RaccoltaDialogRemoveMutation>(removeMutation, {
    success: 'Tolto dalla raccolta',
  })
  if (!raccolta) return <FailedContent onClose={onClose}>Questa raccolta non c’è più.</FailedContent>
  const { ordini, tipologia, settimana, emailSentAt, emailPdf, descrizioneMail, motivoMail } = raccolta
  function sent() {
    onDone()
    onClose()
  }
  if (writing && draft) {
    return (
      <RaccoltaMailForm pk={pk} draft={draft} tipologia={tipologia} onClose={() => setWriting(false)} onSent={sent} />
    )
  }
  async function takeOut(ordine: number) {
    const outcome = await remove({ pk: ordine })
    if (!outcome.ok) return
    onDone()
    if (ordini.length > 1) again()
    else onClose()
  }
  return (
    <>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <DataPairs
            sideBySide
            items={[
              ['Fornitore', raccolta.fornitore?.nome],
              ['Materiale', tipologia],
              ['Serve nella', raccoltaWeekInWords(settimana)],
              [
                'Mail',
                emailSentAt ? (
                  <>
                    {`del ${formatDate(emailSentAt)}${descrizioneMail ? `: ${descrizioneMail}` : ''}`}
                    {emailPdf && (
                      <>
                        {' · '}
                        <Link href={emailPdf} target="_blank" rel="noopener" underline="always">
                          PDF inviato
                        </Link>
                      </>
                    )}
                  </>
                ) : (
                  'da inviare'
                ),
              ],
            ]}
          />
          {adminOrdiniFornitore && !emailSentAt && motivoMail && <Alert severity="warning">{motivoMail}</Alert>}
          <Box sx={{ overflowX: 'auto' }}>
            <PlainTable
              aria-label="Ordini della raccolta"
              rows={ordini}
              keyOf={(one) => one.pk}
              columns={[
                { title: 'Ordine', namesRow: true, cell: (one) => `n. ${one.pk}` },
                { title: 'Commessa', cell: ({ ordine }) => ordine?.numeroCommessa ?? <MissingValue /> },
                {
                  title: 'Cliente',
                  headSx: atDesk,
                  sx: { ...atDesk, ...oneLine },
                  cell: ({ ordine }) => ordine?.nomeCliente ?? <MissingValue />,
                },
                { title: 'Righe', align: 'right', headSx: atDesk, sx: atDesk, cell: ({ righeCount }) => righeCount },
                {
                  title: 'Stato',
                  cell: ({ statoNome, statoColore }) =>
                    statoNome ? <StatusChip word={statoNome} tone={statusTone(statoColore)} /> : <MissingValue />,
                },
                {
                  title: 'Prevista',
                  headSx: atDesk,
                  sx: atDesk,
                  cell: ({ dataConsegna }) => <DateValue value={dataConsegna} />,
                },
                ...(adminOrdiniFornitore && !emailSentAt
                  ? [
                      {
                        key: 'togli',
                        title: '',
                        cell: (one: (typeof ordini)[number]) => (
                          <Button
                            size="small"
                            disabled={underWay}
                            aria-label={`Togli dalla raccolta l’ordine fornitore n. ${one.pk}`}
                            onClick={() => void takeOut(one.pk)}
                          >
                            Togli
                          </Button>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {formatCount(ordini.length, 'ordine parte', 'ordini partono')} con una mail e un PDF soli; gli arrivi
            restano di ciascuno.
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
        <Button
          href={raccoltaPrintUrl(pk)}
          target="_blank"
          rel="noopener"
          startIcon={<PictureAsPdfOutlined />}
          variant="outlined"
        >
          PDF
        </Button>
        {adminOrdiniFornitore && raccolta.puoInviareMail && draft && (
          <Button variant="contained" startIcon={<MailOutlined />} onClick={() => setWriting(true)}>
            Invia mail
          </Button>
        )}
      </DialogActions>
    </>
  )
}
