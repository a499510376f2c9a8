import Box from '@mui/material/Box'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import { MatrixRow } from './MatrixRow.tsx'
import { matrixStyle, minWidth } from './matrixStyle.ts'
import type { MatrixModel } from './model.ts'
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
