import { memo } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { TipoImage } from '../TipoImage.tsx'
import { MatrixSign } from './MatrixSign.tsx'
import { cellReading, limitsReading, type MatrixCell, type MatrixFamiglia, type MatrixTipo } from './model.ts'

interface Props {
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
export const MatrixRow = memo(function MatrixRow({ tipo, famiglie, inizi, cella, riga, active }: Props) {
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
