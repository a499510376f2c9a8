import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useFragment } from 'react-relay'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ClienteActivity_mails$key } from '#generated/ClienteActivity_mails.graphql.ts'
import type { ClienteActivity_ordini$key } from '#generated/ClienteActivity_ordini.graphql.ts'
import type { ClienteActivity_scheda$key } from '#generated/ClienteActivity_scheda.graphql.ts'
import { ordiniOfClienteUrl } from '#screens/ordini/ordini/list/ordiniUrlState.ts'
import { margineStatus, type OrdineMargine } from '#screens/ordini/ordini/margineStatus.ts'
import { formatCount, formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { EuroValue, NumberValue, WithDates } from '#ui/Values.tsx'

function MargineChip(ordine: OrdineMargine) {
  const margine = margineStatus(ordine)
  return margine && <StatusChip {...margine} />
}

/** A list of a few lines: what, when, how it stands. */
function ShortList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {children}
    </Box>
  )
}

/** A line: what it is, its amount, how it stands; on a phone the last goes below the others. */
function Line({ children, amount, end }: { children: ReactNode; amount?: ReactNode; end: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        minHeight: 36,
        py: 0.5,
        display: 'flex',
        columnGap: 1,
        rowGap: 0.5,
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
      }}
    >
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {amount && <Box sx={{ order: { sm: 1 }, minWidth: { sm: 96 }, textAlign: 'right' }}>{amount}</Box>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', flexBasis: { xs: amount ? '100%' : 'auto', sm: 'auto' } }}>
        {end}
      </Box>
    </Box>
  )
}

const after = (text: string) => (
  <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
    <WithDates text={text} />
  </Typography>
)

/** The latest orders of a customer, with their margin and state. */
export function OrdiniOfCliente(props: { query: ClienteActivity_ordini$key; pk: number }) {
  const { ordini } = useFragment(
    graphql`
      fragment ClienteActivity_ordini on Query {
        ordini(filtro: { cliente: $pk }, perPagina: 8, ordinamento: [DATA_DESC, ID_DESC]) {
          nodes {
            pk
            numeroCommessa
            data
            riferimento
            netto
            margine
            ritardoMateriali
            statoMargine
            stato {
              nome
              colore
            }
          }
        }
      }
    `,
    props.query,
  )
  return (
    <DetailCard
      title="Ordini"
      actions={
        <Link component={RouteLink} to={ordiniOfClienteUrl(props.pk)} variant="body2">
          Vedi tutti
        </Link>
      }
    >
      {ordini.nodes.length === 0 && <Typography color="textSecondary">Ancora nessun ordine.</Typography>}
      <ShortList>
        {ordini.nodes.map(({ pk, numeroCommessa, data, riferimento, netto, stato, ...tempi }) => (
          <Line
            key={pk}
            amount={netto != null && <EuroValue value={netto} />}
            end={
              <>
                <MargineChip {...tempi} />
                {stato && <StatusChip parola={stato.nome} tono={statusTone(stato.colore)} />}
              </>
            }
          >
            <Link component={RouteLink} to={`/ordini/${pk}`} sx={{ fontWeight: 550 }}>
              {numeroCommessa}
            </Link>
            {after([formatDate(String(data)), riferimento].filter(Boolean).join(' · '))}
          </Line>
        ))}
      </ShortList>
    </DetailCard>
  )
}

/** The quotes of a customer, and what it ordered by year. */
export function TabOfCliente(props: { tab: ClienteActivity_scheda$key; withOrdini: boolean; withPreventivi: boolean }) {
  const { anni, preventivi } = useFragment(
    graphql`
      fragment ClienteActivity_scheda on SchedaCliente {
        anni {
          anno
          ordini
          serramenti
          netto
        }
        preventivi {
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
    props.tab,
  )
  const withPrezzi = anni.some(({ netto }) => netto != null)
  const titles = ['Anno', 'Ordini', 'Serramenti', ...(withPrezzi ? ['Netto'] : [])]
  return (
    <>
      {props.withPreventivi && (
        <DetailCard title="Preventivi">
          {preventivi.length === 0 && (
            <Typography color="textSecondary">Nessun preventivo con il suo indirizzo.</Typography>
          )}
          <ShortList>
            {preventivi.map(({ pk, dataCreazione, totaleQuantita, famiglia, stato }) => (
              <Line key={pk} end={stato && <StatusChip parola={stato.stato} tono={statusTone(stato.colore)} />}>
                <Link component={ShellLink} href={`/preventivi/#/${pk}`} sx={{ fontWeight: 550 }}>
                  {`n. ${pk}`}
                </Link>
                {after(
                  [
                    formatDate(String(dataCreazione)),
                    famiglia.nome,
                    formatCount(totaleQuantita, 'serramento', 'serramenti'),
                  ].join(' · '),
                )}
              </Line>
            ))}
          </ShortList>
        </DetailCard>
      )}
      {props.withOrdini && anni.length > 0 && (
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
          <Line
            key={pk}
            end={
              <StatusChip
                parola={STATI_MAIL[stato] ?? stato}
                nota={NOTE_MAIL[stato]}
                tono={stato === 'FALLITA' ? 'negativo' : stato === 'INVIATA' ? 'positivo' : 'neutro'}
              />
            }
          >
            <Link component={ShellLink} href={`/impostazioni/#/posta?mail=${pk}`}>
              {oggetto || 'Senza oggetto'}
            </Link>
            {after(formatDateTime(String(creataIl)))}
          </Line>
        ))}
      </ShortList>
    </DetailCard>
  )
}
