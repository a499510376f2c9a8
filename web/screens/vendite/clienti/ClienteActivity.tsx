import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ClienteActivity_cliente$key } from '#generated/ClienteActivity_cliente.graphql.ts'
import type { ClienteActivity_mails$key } from '#generated/ClienteActivity_mails.graphql.ts'
import { formatCount, formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { EuroValue, NumberValue } from '#ui/Values.tsx'
import { afterWords, ShortLine, ShortList } from './ShortList.tsx'

/** The quotes of a customer, and what it ordered by year: what the user may see of them. */
export function TabOfCliente(props: { cliente: ClienteActivity_cliente$key }) {
  const cliente = useFragment(
    graphql`
      fragment ClienteActivity_cliente on Cliente {
        anni {
          anno
          ordini
          serramenti
          netto
        }
        ultimiPreventivi {
          pk
          dataCreazione
          totaleQuantita
          famiglia {
            nome
          }
          stato {
            stato
            colore
          }
        }
      }
    `,
    props.cliente,
  )
  const { anni, ultimiPreventivi: preventivi } = cliente
  const withPrezzi = anni?.some(({ netto }) => netto != null)
  const titles = ['Anno', 'Ordini', 'Serramenti', ...(withPrezzi ? ['Netto'] : [])]
  return (
    <>
      {preventivi && (
        <DetailCard title="Preventivi">
          {preventivi.length === 0 && (
            <Typography color="textSecondary">Nessun preventivo con il suo indirizzo.</Typography>
          )}
          <ShortList>
            {preventivi.map(({ pk, dataCreazione, totaleQuantita, famiglia, stato }) => (
              <ShortLine key={pk} end={stato && <StatusChip word={stato.stato} tone={statusTone(stato.colore)} />}>
                <Link component={ShellLink} href={`/preventivi/#/${pk}`} sx={{ fontWeight: 550 }}>
                  {`n. ${pk}`}
                </Link>
                {afterWords(
                  [
                    formatDate(String(dataCreazione)),
                    famiglia.nome,
                    formatCount(totaleQuantita, 'serramento', 'serramenti'),
                  ].join(' · '),
                )}
              </ShortLine>
            ))}
          </ShortList>
        </DetailCard>
      )}
      {anni && anni.length > 0 && (
        <DetailCard title="Cifre">
          <Box
            component="table"
            sx={{
              width: '100%',
              borderCollapse: 'collapse',
              '& th, & td': { textAlign: 'right', py: 0.75, fontWeight: 400 },
              '& th:first-of-type': { textAlign: 'left' },
              '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
              '& tbody tr': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <thead>
              <tr>
                {titles.map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {anni.map(({ anno, ordini, serramenti, netto }) => (
                <tr key={anno}>
                  <th scope="row">{anno}</th>
                  <td>
                    <NumberValue value={ordini} />
                  </td>
                  <td>
                    <NumberValue value={serramenti} />
                  </td>
                  {withPrezzi && (
                    <td>
                      <EuroValue value={netto} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Box>
        </DetailCard>
      )}
    </>
  )
}

/** What holds a mail back. */
const NOTE_MAIL: Readonly<Record<string, string>> = {
  SOSPESA: 'Fermata a mano in posta in uscita: parte quando viene ripresa',
}

const STATI_MAIL: Readonly<Record<string, string>> = {
  DA_INVIARE: 'In uscita',
  IN_INVIO: 'In invio',
  INVIATA: 'Inviata',
  FALLITA: 'Fallita',
  SOSPESA: 'Sospesa',
  ANNULLATA: 'Annullata',
}

/** The latest mails to a customer. */
export function MailsOfCliente(props: { query: ClienteActivity_mails$key }) {
  const { mailsCliente } = useFragment(
    graphql`
      fragment ClienteActivity_mails on Query {
        mailsCliente(pk: $pk) {
          pk
          oggetto
          stato
          creataIl
        }
      }
    `,
    props.query,
  )
  if (mailsCliente.length === 0) return null
  return (
    <DetailCard title="Mail">
      <ShortList>
        {mailsCliente.map(({ pk, oggetto, stato, creataIl }) => (
          <ShortLine
            key={pk}
            end={
              <StatusChip
                word={STATI_MAIL[stato] ?? stato}
                nota={NOTE_MAIL[stato]}
                tone={stato === 'FALLITA' ? 'negativo' : stato === 'INVIATA' ? 'positivo' : 'neutro'}
              />
            }
          >
            <Link component={ShellLink} href={`/impostazioni/#/posta?mail=${pk}`}>
              {oggetto || 'Senza oggetto'}
            </Link>
            {afterWords(formatDateTime(String(creataIl)))}
          </ShortLine>
        ))}
      </ShortList>
    </DetailCard>
  )
}
