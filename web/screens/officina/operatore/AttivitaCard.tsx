import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { durationInWords } from '../../produzione/fasiSchedulate/row.ts'
import { attivitaName, type ShownAttivita, times } from './attivita.ts'
import { DAY_SIGNS } from './month/daySigns.ts'
import { floorTarget } from './targets.ts'

interface Props {
  attivita: ShownAttivita
  /** Its day too, where the list is of several. */
  withDay?: boolean
  onEdit: () => void
  /** Missing where another record of it cannot be made. */
  onNew?: () => void
}

/** An activity: what is done, on what, since when. An open one has a blue edge and says so. */
export function AttivitaCard({ attivita, withDay = false, onEdit, onNew }: Props) {
  const {
    ordine,
    lavorazione,
    secondaLavorazione,
    avanzamento,
    tempo,
    note,
    inAttesa,
    fineLavorazione,
    fineProposta,
    data,
  } = attivita
  const open = attivita.oraFine === null
  const name = `${lavorazione.nome}, ${attivitaName(attivita)}`
  return (
    <Card
      component="li"
      aria-label={name}
      sx={{
        p: 1.5,
        borderLeft: 6,
        borderLeftColor: open ? DAY_SIGNS.aperta.background : DAY_SIGNS.attivita.background,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, fontSize: '1rem', overflowWrap: 'anywhere' }}>
            {lavorazione.nome}
            {secondaLavorazione && ` + ${secondaLavorazione.nome}`}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {attivitaName(attivita)}
            {ordine?.riferimento && `, ${ordine.riferimento}`}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {open && <Chip label={`${DAY_SIGNS.aperta.glyph} Aperta`} color="info" variant="outlined" />}
          {fineLavorazione && <Chip icon={<LockOutlined />} label="Finita" color="success" variant="outlined" />}
          {open && fineProposta && <Chip label={`Da confermare: fine ${fineProposta}`} color="warning" />}
          {inAttesa && <Chip label="Non ancora inviata" color="warning" variant="outlined" />}
        </Box>
      </Box>
      <Typography sx={{ mt: 0.5 }}>
        {withDay && (
          <>
            <time dateTime={data}>{formatDate(data)}</time>,{' '}
          </>
        )}
        {times(attivita)}
        {tempo !== null && ` (${durationInWords(tempo)})`}
        {avanzamento && <strong> · {avanzamento}</strong>}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button
          variant={open ? 'contained' : 'outlined'}
          startIcon={<EditOutlined />}
          onClick={onEdit}
          aria-label={`Modifica attività: ${name}`}
          sx={{ ...floorTarget, flex: '1 1 120px' }}
        >
          Modifica
        </Button>
        {onNew && (
          <Button
            startIcon={<AddCircleOutlined />}
            onClick={onNew}
            aria-label={`Nuova registrazione: ${name}`}
            sx={{ ...floorTarget, flex: '1 1 120px' }}
          >
            Nuova registrazione
          </Button>
        )}
      </Box>
    </Card>
  )
}
