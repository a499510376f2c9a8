import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { TipoImage } from '../TipoImage.tsx'
import { MatrixSign } from './MatrixSign.tsx'
import { readOnlyText, signStyle } from './matrixStyle.ts'
import { cellReading, type MatrixFamiglia, type MatrixModel, type MatrixTipo } from './model.ts'

interface Props {
  matrice: MatrixModel
  /** Number of the family whose types are shown; the first one when it is not there. */
  famiglia: number | null
  onFamiglia: (famiglia: number) => void
  onOpen: (tipo: number, famiglia: number | null) => void
}

/** The matrix on phones: a family, and under it the types with what it makes of them. */
export function TipiList({ matrice, famiglia, onFamiglia, onOpen }: Props) {
  const famiglie = matrice.groups.flatMap((group) => group.famiglie)
  const choice = famiglie.find(({ pk }) => pk === famiglia) ?? famiglie[0]
  if (!choice) return null
  return (
    <Stack sx={{ gap: 1, overflowY: 'auto', pb: 1 }}>
      <NativeSelect
        value={choice.pk}
        onChange={({ target }) => onFamiglia(Number(target.value))}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': 'Famiglia' }}
        sx={{ flexShrink: 0 }}
      >
        {matrice.groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.famiglie.map(({ pk, nome }) => (
              <option key={pk} value={pk}>
                {nome}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {matrice.tipi.map((tipo) => (
          <TipoItem key={tipo.pk} tipo={tipo} famiglia={choice} matrice={matrice} onOpen={onOpen} />
        ))}
      </Stack>
    </Stack>
  )
}

interface ItemProps extends Pick<Props, 'matrice' | 'onOpen'> {
  tipo: MatrixTipo
  famiglia: MatrixFamiglia
}

function TipoItem({ tipo, famiglia, matrice, onOpen }: ItemProps) {
  const cella = matrice.cella(tipo.pk, famiglia.pk)
  const reading = cellReading(cella.vincoli)
  return (
    <Card component="li" sx={{ display: 'flex', alignItems: 'stretch' }}>
      <ButtonBase
        onClick={() => onOpen(tipo.pk, famiglia.pk)}
        aria-haspopup="dialog"
        sx={{ flex: 1, minWidth: 0, p: 1, gap: 1.5, justifyContent: 'flex-start', textAlign: 'left', font: 'inherit' }}
      >
        <TipoImage tipo={tipo} side={44} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {tipo.nome}
            <Box component="span" sx={readOnlyText}>
              , {famiglia.nome}:
            </Box>
          </Box>
          <Box sx={{ fontSize: '0.8125rem', color: reading ? 'text.primary' : 'text.secondary' }}>
            {reading ? `${reading.altezza} · ${reading.larghezza}` : 'non venduto'}
            {reading && reading.others > 0 && ` +${reading.others}`}
          </Box>
          <Box sx={(theme) => ({ '& .segno': signStyle(theme) })}>
            <MatrixSign rilievi={cella.rilievi} />
          </Box>
        </Box>
      </ButtonBase>
      <IconButton
        aria-label={`${tipo.nome}: limiti e aperture`}
        aria-haspopup="dialog"
        onClick={() => onOpen(tipo.pk, null)}
        sx={{ borderRadius: 0, borderLeft: 1, borderColor: 'divider', width: 48 }}
      >
        <TuneOutlined fontSize="small" />
      </IconButton>
    </Card>
  )
}
