import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { MailLink } from '#ui/email/MailLink.tsx'
import { ClienteOffertaDialog } from '../dialogs/ClienteOffertaDialog.tsx'
import { VersioneDialog } from '../dialogs/VersioneDialog.tsx'
import type { OffertaDetail, VersioneDetail } from '../offertaDetail.ts'
import { ConsegnaWords } from './ConsegnaWords.tsx'
import { MessaggiCard } from './MessaggiCard.tsx'

/** Whom it is for, its days and texts, what the customer did and asked. */
export function SideCards({ offerta, versione }: { offerta: OffertaDetail; versione: VersioneDetail }) {
  const [opened, setOpened] = useState<'cliente' | 'versione' | null>(null)
  const { preventivoPk } = offerta
  const close = () => setOpened(null)
  const edit = (what: 'cliente' | 'versione') => <Button onClick={() => setOpened(what)}>Modifica</Button>
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <DetailCard title="Cliente" actions={offerta.puoModificare && edit('cliente')}>
        <DataPairs
          sideBySide
          items={[
            ['Nome', offerta.nomeCliente],
            ['E-mail', offerta.emailCliente && <MailLink address={offerta.emailCliente} />],
            ['Telefono', offerta.telefonoCliente],
            ['Riferimento', offerta.riferimento],
            [
              'Preventivo',
              preventivoPk == null ? (
                ''
              ) : (
                <Link key="preventivo" href={`/preventivi/#/${preventivoPk}`}>
                  n. {preventivoPk}
                </Link>
              ),
            ],
            ['Note', offerta.note],
          ]}
        />
      </DetailCard>
      <DetailCard title="Testi e giorni" actions={versione.puoModificare && edit('versione')}>
        <DataPairs
          sideBySide
          items={[
            ['Valida fino al', versione.validaFino && formatDate(versione.validaFino)],
            ['Consegna prevista', <ConsegnaWords key="consegna" {...{ offerta, versione }} />],
            ['Pagamento', versione.pagamento],
            ['Condizioni', versione.condizioni],
          ]}
        />
      </DetailCard>
      <DetailCard title="Che cosa è successo">
        {versione.eventi.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>Ancora niente: non è stata inviata.</Box>
        ) : (
          <Box component="ul" aria-label="Eventi" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {versione.eventi.map(({ pk, descrizione, il, chi, dettaglio }) => (
              <Box component="li" key={pk} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
                {descrizione}
                <Typography variant="body2" color="textSecondary">
                  {[formatDateTime(il), chi, dettaglio].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </DetailCard>
      <MessaggiCard offerta={offerta} />
      {opened === 'cliente' && <ClienteOffertaDialog offerta={offerta} onClose={close} />}
      {opened === 'versione' && <VersioneDialog {...{ offerta, versione }} onClose={close} />}
    </Stack>
  )
}
