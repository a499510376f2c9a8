import type { CodiceRow } from '../readTempistiche.ts'

/** 'LEGNO RETT F1' */
export const codiceRowName = ({ categoria, forma, codice }: Pick<CodiceRow, 'categoria' | 'forma' | 'codice'>) =>
  `${categoria} ${forma} ${codice}`
