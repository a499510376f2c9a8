import Box from '@mui/material/Box'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useMemo, useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { TipoImage } from '../TipoImage.tsx'
import { MatrixSign } from './MatrixSign.tsx'
import { matrixStyle, minWidth } from './matrixStyle.ts'
import {
  cellReading,
  limitsReading,
  type MatrixCell,
  type MatrixFamiglia,
  type MatrixModel,
  type MatrixTipo,
} from './model.ts'
import { isInside, type MatrixPlace, stepInMatrix } from './stepInMatrix.ts'

interface Props {
  matrice: MatrixModel
  /** `famiglia` is null for the head of a row. */
  onOpen: (tipo: number, famiglia: number | null) => void
}

interface ArrowKeys {
  /** The one cell that Tab reaches. */
  active: MatrixPlace
  /** Handlers of the grid; its buttons carry `data-riga` and `data-colonna`. */
  eventi: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onFocus: (event: FocusEvent<HTMLElement>) => void
  }
}

function placeOf(element: EventTarget): MatrixPlace | null {
  const button = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-riga]') : null
  return button ? { riga: Number(button.dataset.riga), column: Number(button.dataset.colonna) } : null
}

/** Arrows, Home, End and pages move over the cells of a grid, of which Tab reaches only the last visited. */
function useArrowKeys(righe: number, columns: number): ArrowKeys {
  const [last, setLast] = useState<MatrixPlace>({ riga: 0, column: 1 })
  return {
    active: isInside(last, righe, columns),
    eventi: {
      onKeyDown(event) {
        const here = placeOf(event.target)
        if (!here || event.altKey) return
        const meta = stepInMatrix({ key: event.key, ctrl: event.ctrlKey || event.metaKey }, here, righe, columns)
        if (!meta) return
        event.preventDefault()
        event.currentTarget
          .querySelector<HTMLElement>(`[data-riga="${meta.riga}"][data-colonna="${meta.column}"]`)
          ?.focus()
      },
      onFocus(event) {
        const here = placeOf(event.target)
        if (here) setLast(here)
      },
    },
  }
}

interface MatrixRowProps {
  tipo: MatrixTipo
  famiglie: readonly MatrixFamiglia[]
  /** First families of their tipologia, where a stronger line stands. */
  inizi: ReadonlySet<number>
  cella: (tipo: number, famiglia: number) => MatrixCell
  riga: number
  /** Column that Tab reaches, when it is in this row. */
  active: number | null
}

/** A window type with what each family makes of it. */
const MatrixRow = memo(function MatrixRow({ tipo, famiglie, inizi, cella, riga, active }: MatrixRowProps) {
  const limits = limitsReading(tipo)
  return (
    <tr aria-rowindex={riga + 3}>
      <th scope="row" className="tipo">
        <button
          type="button"
          data-riga={riga}
          data-colonna={0}
          data-tipo={tipo.pk}
          tabIndex={active === 0 ? 0 : -1}
          aria-haspopup="dialog"
        >
          <TipoImage tipo={tipo} side={36} />
          <span className="nome">
            {tipo.nome}
            <span className="soloLetto">: limiti e aperture.</span>
            <span className="limiti">{limits ?? `${formatCount(tipo.aperture.length, 'apertura', 'aperture')}`}</span>
          </span>
        </button>
      </th>
      {famiglie.map((famiglia, index) => (
        <CellaMatrice
          key={famiglia.pk}
          tipo={tipo}
          famiglia={famiglia}
          cella={cella(tipo.pk, famiglia.pk)}
          riga={riga}
          column={index + 1}
          active={active === index + 1}
          inizio={inizi.has(famiglia.pk)}
        />
      ))}
    </tr>
  )
})

interface PropsCella {
  tipo: MatrixTipo
  famiglia: MatrixFamiglia
  cella: MatrixCell
  riga: number
  column: number
  active: boolean
  inizio: boolean
}

function CellaMatrice({ tipo, famiglia, cella, riga, column, active, inizio }: PropsCella) {
  const reading = cellReading(cella.vincoli)
  return (
    <td className={inizio ? 'inizio' : undefined}>
      <button
        type="button"
        data-riga={riga}
        data-colonna={column}
        data-tipo={tipo.pk}
        data-famiglia={famiglia.pk}
        tabIndex={active ? 0 : -1}
        aria-haspopup="dialog"
      >
        <span className="soloLetto">
          {tipo.nome}, {famiglia.nome}:
        </span>
        {reading ? (
          <>
            <span>{reading.altezza}</span>
            <span className="conAltri">
              {reading.larghezza}
              {reading.others > 0 && <span className="altri">+{reading.others}</span>}
            </span>
          </>
        ) : (
          <span className="vuota">non venduto</span>
        )}
        <MatrixSign rilievi={cella.rilievi} />
      </button>
    </td>
  )
}

/** Types by families, with heads that stay while it scrolls; arrows move over the cells, Enter opens one. */
export function VincoliMatrix({ matrice, onOpen }: Props) {
  const { tipi, groups, cella } = matrice
  const famiglie = useMemo(() => groups.flatMap((group) => group.famiglie), [groups])
  const inizi = useMemo(() => new Set(groups.flatMap((group) => group.famiglie[0]?.pk ?? [])), [groups])
  const { active, eventi } = useArrowKeys(tipi.length, famiglie.length + 1)

  function open({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-tipo]') : null
    if (!button) return
    const { tipo, famiglia } = button.dataset
    onOpen(Number(tipo), famiglia === undefined ? null : Number(famiglia))
  }

  return (
    <Box sx={matrixStyle} className="matrice" data-stampa="larga">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of WAI-ARIA is a table whose cells the arrows reach
        role="grid"
        aria-label="Vincoli misura: tipi di serramento per famiglie"
        aria-rowcount={tipi.length + 2}
        aria-colcount={famiglie.length + 1}
        style={{ minWidth: minWidth(famiglie.length) }}
        onClick={open}
        onKeyDown={eventi.onKeyDown}
        onFocus={eventi.onFocus}
      >
        <colgroup>
          <col className="tipi" />
          {famiglie.map(({ pk }) => (
            <col key={pk} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" rowSpan={2} className="angolo">
              Tipo di serramento
            </th>
            {groups.map((group) => (
              <th key={group.name} scope="colgroup" colSpan={group.famiglie.length} className="tipologia inizio">
                <span>{group.name}</span>
              </th>
            ))}
          </tr>
          <tr aria-rowindex={2}>
            {famiglie.map(({ pk, nome }) => (
              <th key={pk} scope="col" className={inizi.has(pk) ? 'famiglia inizio' : 'famiglia'}>
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tipi.map((tipo, index) => (
            <MatrixRow
              key={tipo.pk}
              tipo={tipo}
              famiglie={famiglie}
              inizi={inizi}
              cella={cella}
              riga={index}
              active={active.riga === index ? active.column : null}
            />
          ))}
        </tbody>
      </table>
    </Box>
  )
}
