import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type DragEvent, useState } from 'react'
import { formatCount, formatDate, formatPercentage } from '#shared/formats/formats.ts'
import { DateValue } from '#ui/Values.tsx'
import { ShortRighe } from '../ordiniFornitore/arrivi/ShortRighe.tsx'
import { FornituraStatusCell } from '../ordiniFornitore/list/Cells.tsx'
import { printUrl } from '../ordiniFornitore/print/printUrl.ts'
import { RaccoltaLink } from '../raccolte/RaccoltaLink.tsx'
import type { ShownOrdineFornitore } from './rows.ts'
import { backgroundOf, borderOf } from './tints.ts'

export interface CardActions {
  /** Missing for users who may not. */
  edit?: (ordine: ShownOrdineFornitore) => void
  stato?: (ordine: ShownOrdineFornitore) => void
  /** What came of it, by row. */
  arrivi?: (ordine: ShownOrdineFornitore) => void
  remove?: (ordine: ShownOrdineFornitore) => void
  mail?: (ordine: ShownOrdineFornitore) => void
  /** What it leaves together with. */
  raccolta: (pk: number) => void
}

interface Props {
  ordine: ShownOrdineFornitore
  choice: boolean
  onChoose: (si: boolean) => void
  actions: CardActions
  /** Puts the rows that are being dragged into it; null while none are, or they do not fit. */
  onLeave: (() => void) | null
}

/** A supplier order of an order: what it is, and what can be done with it; rows may be dropped onto it. */
export function FornituraPanel({ ordine, choice, onChoose, actions, onLeave }: Props) {
  const { pk, tipologia, fornitore, righeCount, valorePercentuale, emailSentAt, emailPdf, descrizioneMail } = ordine
  const [above, setAbove] = useState(false)
  const date = [
    ['Inserito', ordine.dataInserimento],
    ['Ordinato', ordine.dataOrdine],
    ['Previsto', ordine.dataConsegna],
    ['Arrivato', ordine.dataArrivo],
  ] as const
  const name = `Ordine a fornitore n. ${pk}`
  const leave = onLeave && {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setAbove(true)
    },
    onDragLeave: () => setAbove(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setAbove(false)
      onLeave()
    },
  }
  return (
    <Card
      component="article"
      aria-label={name}
      {...leave}
      sx={{
        p: 1.5,
        borderLeft: 4,
        borderLeftColor: borderOf(pk),
        display: 'grid',
        gap: 1,
        ...(onLeave && { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -2 }),
        ...(above && onLeave && { backgroundColor: 'action.hover' }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Checkbox
          checked={choice}
          onChange={({ target }) => onChoose(target.checked)}
          slotProps={{ input: { 'aria-label': `Scegli l’ordine a fornitore n. ${pk}` } }}
          sx={{ m: -1 }}
        />
        <Box sx={{ px: 0.75, borderRadius: 1, fontWeight: 650, backgroundColor: backgroundOf(pk) }}>n. {pk}</Box>
        <Typography variant="h3" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {fornitore.nome}
        </Typography>
        <FornituraStatusCell riga={ordine} focused onChange={actions.stato} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[tipologia, formatCount(righeCount, 'riga', 'righe')].join(' · ')}
        {valorePercentuale != null && ` · ${formatPercentage(valorePercentuale)}`}
      </Typography>
      <ShortRighe mancanti={ordine.mancanti} />
      {ordine.raccoltaPk != null && <RaccoltaLink pk={ordine.raccoltaPk} onOpen={actions.raccolta} />}
      {emailSentAt && (
        <Typography variant="body2" color="textSecondary">
          Mail del {formatDate(emailSentAt)}
          {descrizioneMail && `: ${descrizioneMail}`}
          {emailPdf && (
            <>
              {' · '}
              <Link href={emailPdf} target="_blank" rel="noopener" underline="always">
                PDF inviato
              </Link>
            </>
          )}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 1 }}
      >
        {date.map(([title, day]) => (
          <div key={title}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
              {title}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '0.8125rem' }}>
              <DateValue value={day} />
            </Box>
          </div>
        ))}
      </Box>
      <FornituraActions ordine={ordine} actions={actions} />
    </Card>
  )
}

function FornituraActions({ ordine, actions }: Pick<Props, 'ordine' | 'actions'>) {
  const { pk, puoInviareMail, righeCount } = ordine
  const buttons = [
    ['Modifica', EditOutlined, actions.edit],
    // Only where it would be sent: the server says.
    ['Arrivi', LocalShippingOutlined, righeCount > 0 ? actions.arrivi : undefined],
    ['Invia mail', MailOutlined, puoInviareMail ? actions.mail : undefined],
    ['Elimina', DeleteOutlined, actions.remove],
  ] as const
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end', my: -0.5 }}>
      <IconButton
        href={printUrl([pk])}
        target="_blank"
        rel="noopener"
        title="PDF"
        aria-label={`PDF dell’ordine a fornitore n. ${pk}`}
      >
        <PictureAsPdfOutlined fontSize="small" />
      </IconButton>
      {buttons.map(
        ([name, Icon, perform]) =>
          perform && (
            <IconButton
              key={name}
              title={name}
              aria-label={`${name}: ordine a fornitore n. ${pk}`}
              onClick={() => perform(ordine)}
            >
              <Icon fontSize="small" />
            </IconButton>
          ),
      )}
    </Box>
  )
}
