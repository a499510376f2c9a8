import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useFragment } from 'react-relay'
import { Link as RouterLink, useLocation } from 'react-router'
import { graphql } from 'relay-runtime'
import type { NeedTable_fabbisogno$key } from '#generated/NeedTable_fabbisogno.graphql.ts'
import { NO_WEEK } from '#produzione/fabbisogno/rules.ts'
import { formatCount, formatDate, formatQuantity } from '#shared/formats/formats.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { needOfGroupUrl } from './fabbisognoUrlState.ts'
import { LastDay } from './LastDay.tsx'

/** '02-12-2026', or that there is no day. */
export const weekLabel = (week: string): string => (week === NO_WEEK ? 'Senza data' : `dal ${formatDate(week)}`)

const LABEL = 'Da ordinare per materiale, fornitore e settimana'

/** What is needed by material, supplier and week; each figure opens the rows that it counts. */
export function NeedTable(props: { fabbisogno: NeedTable_fabbisogno$key; today: string }) {
  const { gruppi } = useFragment(
    graphql`
      fragment NeedTable_fabbisogno on Fabbisogno {
        gruppi {
          tipologia
          fornitorePk
          fornitore
          settimana
          righe
          ordini
          quantita {
            um
            quantita
          }
          mq
          ordinareEntro
        }
      }
    `,
    props.fabbisogno,
  )
  const { search } = useLocation()
  const phone = useIsPhone()
  type Group = (typeof gruppi)[number]
  const keyOf = ({ tipologia, fornitorePk, settimana }: Group) => `${tipologia} ${fornitorePk} ${settimana}`
  const figure = (group: Group, text: string) => (
    <Link component={RouterLink} to={needOfGroupUrl(search, group)} sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Link>
  )
  const amounts = (group: Group) => [
    ...group.quantita.map(({ um, quantita }) => `${formatQuantity(quantita)} ${um}`.trim()),
    ...(group.mq > 0 ? [`${formatQuantity(group.mq)} m² di vetro`] : []),
    formatCount(group.righe, 'riga', 'righe'),
    formatCount(group.ordini, 'ordine', 'ordini'),
  ]
  if (phone) {
    return (
      <Box component="ul" aria-label={LABEL} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {gruppi.map((group) => (
          <Box component="li" key={keyOf(group)} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
              <strong>{group.tipologia}</strong>
              <LastDay day={group.ordinareEntro ?? null} today={props.today} />
            </Box>
            {group.fornitore ?? 'Nessun fornitore'}, {weekLabel(group.settimana).toLowerCase()}
            <div>
              <Link component={RouterLink} to={needOfGroupUrl(search, group)}>
                {amounts(group).join(' · ')}
              </Link>
            </div>
          </Box>
        ))}
      </Box>
    )
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <PlainTable
        aria-label={LABEL}
        rows={gruppi}
        keyOf={keyOf}
        columns={[
          { title: 'Materiale', namesRow: true, cell: ({ tipologia }) => tipologia },
          { title: 'Fornitore', cell: ({ fornitore }) => fornitore ?? 'Nessun fornitore' },
          {
            title: 'Serve nella settimana',
            cell: ({ settimana }) => <span style={{ whiteSpace: 'nowrap' }}>{weekLabel(settimana)}</span>,
          },
          {
            title: 'Ordinare entro',
            cell: ({ ordinareEntro }) => <LastDay day={ordinareEntro ?? null} today={props.today} />,
          },
          {
            title: 'Quantità',
            align: 'right',
            cell: (group) =>
              group.quantita.map(({ um, quantita }) => (
                <div key={um}>{figure(group, `${formatQuantity(quantita)} ${um}`.trim())}</div>
              )),
          },
          {
            title: 'Vetro',
            align: 'right',
            cell: (group) => group.mq > 0 && figure(group, `${formatQuantity(group.mq)} m²`),
          },
          {
            title: 'Righe',
            align: 'right',
            cell: (group) => figure(group, formatCount(group.righe, 'riga', 'righe')),
          },
          {
            title: 'Ordini',
            align: 'right',
            cell: (group) => figure(group, formatCount(group.ordini, 'ordine', 'ordini')),
          },
        ]}
      />
    </Box>
  )
}
