import Carpenter from '@mui/icons-material/CarpenterOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import CropPortrait from '@mui/icons-material/CropPortraitOutlined'
import FormatPaint from '@mui/icons-material/FormatPaintOutlined'
import GridView from '@mui/icons-material/GridViewOutlined'
import Handyman from '@mui/icons-material/HandymanOutlined'
import Precision from '@mui/icons-material/PrecisionManufacturingOutlined'
import UnfoldLess from '@mui/icons-material/UnfoldLess'
import UnfoldMore from '@mui/icons-material/UnfoldMore'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { memo } from 'react'
import { unitaName } from '../durations.ts'
import type { ArrangedRow } from './rows.ts'

const ICONS: Record<string, typeof Carpenter> = {
  legno: Carpenter,
  vetro: GridView,
  telai: CropPortrait,
  macchine: Precision,
  verniciatura: FormatPaint,
  banchi: Handyman,
}

interface Props {
  riga: ArrangedRow
  onOpen: (nomeFase: string) => void
}

/** Left end of a row: icon, name, unit; rows of suppliers open to show every order. */
export const TimelineLegend = memo(function TimelineLegend({ riga, onOpen }: Props) {
  const Icon = ICONS[riga.nomeFase] ?? Category
  const action = riga.opened ? 'Riduci la riga' : 'Mostra tutti gli ordini'
  return (
    <div className="sl-legenda" style={{ top: riga.alto, height: riga.altezza }}>
      <Icon aria-hidden />
      <span>{riga.nomeFase}</span>
      <small>{unitaName(riga.unit)}</small>
      {riga.apribile && (
        <Tooltip title={action} placement="right">
          <IconButton
            aria-label={`${action}: ${riga.nomeFase}`}
            aria-expanded={riga.opened}
            onClick={() => onOpen(riga.nomeFase)}
            sx={{ p: 0.25 }}
          >
            {riga.opened ? <UnfoldLess fontSize="small" /> : <UnfoldMore fontSize="small" />}
          </IconButton>
        </Tooltip>
      )}
    </div>
  )
})
