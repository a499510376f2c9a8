import type { InferType } from 'yup'
import { UserErrors } from '../errors.ts'
import type { Tx } from '../prisma.ts'
import { caricaFasi } from '../schedulazione/dati/fasi.ts'
import { controllaConfigurazione, type ErroreConfigurazione } from '../schedulazione/engine/fasi.ts'
import { configurazioneInParole } from '../schedulazione/engine/parole.ts'
import type { Reparto, Unita } from '../schedulazione/engine/tipi.ts'
import type { faseSchema } from './rules.ts'

const CAMPO: Record<ErroreConfigurazione['codice'], string> = {
  unita: 'unit',
  reparto: 'reparto',
  doppia: 'nome',
  dipendenza_ignota: 'dependencies',
  ciclo: 'dependencies',
}

type FormFase = InferType<typeof faseSchema>

/** The columns of a phase as its form gives them. */
export function colonneFase(form: FormFase) {
  return {
    ...form,
    unit: form.unit.toUpperCase() as 'MINUTES' | 'HOURS' | 'DAYS',
    reparto: form.infiniteCapacity ? null : ((form.reparto?.toUpperCase() ?? null) as 'MACCHINE' | 'BANCHI' | null),
  }
}

/** One configuration at a time: two changes, each right, could make a circle together. */
export async function bloccaFasi(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE fasi IN SHARE ROW EXCLUSIVE MODE`
}

/**
 * Checks the phases as they would be with one of them changed, before it is stored.
 * @throws UserErrors at the field of the phase
 */
export async function controllaCon(tx: Tx, cambiata: { nome: string } & ReturnType<typeof colonneFase>): Promise<void> {
  const altre = (await caricaFasi(tx)).filter(({ nome }) => nome !== cambiata.nome)
  const errori = controllaConfigurazione([
    ...altre,
    {
      nome: cambiata.nome,
      posizione: cambiata.posizione,
      unit: cambiata.unit.toLowerCase() as Unita,
      conFornitore: cambiata.withFornitore,
      capacitaInfinita: cambiata.infiniteCapacity,
      reparto: (cambiata.reparto?.toLowerCase() ?? null) as Reparto | null,
      dipendenze: cambiata.dependencies,
      soloConTelai: cambiata.soloConTelai,
    },
  ])
  if (errori.length === 0) return
  throw new UserErrors(
    errori.map((errore) => ({ code: 'INVALID', field: CAMPO[errore.codice], message: configurazioneInParole(errore) })),
  )
}
