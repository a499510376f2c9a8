import type { Db, Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { formatCount } from '../../shared/formats/formats.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import { checkConfigurazione, type ErroreConfigurazione } from '../schedulazione/engine/fasi.ts'
import { configurazioneInParole } from '../schedulazione/engine/words.ts'
import type { FaseInput } from './rules.ts'

const CAMPO: Record<ErroreConfigurazione['codice'], string> = {
  unita: 'unit',
  reparto: 'reparto',
  doppia: 'nome',
  dipendenza_ignota: 'dependencies',
  ciclo: 'dependencies',
}

/** One configuration at a time: two changes, each right, could make a circle together. */
export async function lockFasi(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE fasi IN SHARE ROW EXCLUSIVE MODE`
}

/**
 * Checks the phases as they would be with one of them added or changed, before it is stored.
 * @param prima the name it had; null for a new one
 * @throws UserErrors at the field of the phase
 */
export async function checkFasiWith(tx: Db | Tx, prima: string | null, form: FaseInput): Promise<void> {
  const { nome, infiniteCapacity, dependencies, soloConTelai } = form
  const salvate = await loadFasi(tx)
  // Those that wait for it go on waiting for it under its new name.
  const chiamata = (altra: string) => (altra === prima ? nome : altra)
  const altre = salvate
    .filter((fase) => fase.nome !== prima)
    .map((fase) => ({ ...fase, dipendenze: fase.dipendenze.map(chiamata) }))
  const errori = checkConfigurazione([
    ...altre,
    {
      nome,
      posizione: salvate.find((fase) => fase.nome === prima)?.posizione ?? 0,
      unit: form.unit,
      conFornitore: form.withFornitore,
      capacitaInfinita: infiniteCapacity,
      reparto: infiniteCapacity ? null : form.reparto,
      dipendenze: dependencies,
      soloConTelai,
    },
  ])
  if (errori.length === 0) return
  throw new UserErrors(
    errori.map((errore) => ({ code: 'INVALID', field: CAMPO[errore.codice], message: configurazioneInParole(errore) })),
  )
}

function contaSchedulazioni(tx: Db | Tx, nomeFase: string): Promise<number> {
  return tx.schedulazioneFase.count({ where: { nomeFase } })
}

/** Why a phase can be neither removed nor called otherwise; null when it is called by its name nowhere. */
export async function motivoFaseInUso(tx: Db | Tx, nome: string): Promise<string | null> {
  const schedulazioni = await contaSchedulazioni(tx, nome)
  if (schedulazioni > 0) {
    return `La fase è in ${formatCount(schedulazioni, 'schedulazione salvata', 'schedulazioni salvate')}.`
  }
  const stati = await tx.statoFase.count({ where: { nomeFase: nome } })
  if (stati > 0) return `La fase ha uno stato in ${formatCount(stati, 'ordine', 'ordini')}.`
  const spenta = await tx.ordine.count({ where: { fasiSpente: { has: nome } } })
  return spenta > 0 ? `La fase è spenta in ${formatCount(spenta, 'ordine', 'ordini')}.` : null
}

/**
 * What a phase in use keeps: it is called by its name, and the durations of its schedules are in its unit.
 * @throws UserErrors at the field
 */
export async function checkFaseUse(tx: Db | Tx, prima: FaseInput, dopo: FaseInput): Promise<void> {
  if (prima.nome !== dopo.nome) {
    const motivo = await motivoFaseInUso(tx, prima.nome)
    if (motivo) throw UserErrors.of('nome', `${motivo} Il nome non si può cambiare.`, 'CONFLICT')
  }
  if (prima.unit !== dopo.unit) {
    const quante = await contaSchedulazioni(tx, prima.nome)
    const dove = formatCount(quante, 'schedulazione salvata', 'schedulazioni salvate')
    const message = `La fase è in ${dove}, con le durate nell’unità di ora.`
    if (quante > 0) throw UserErrors.of('unit', message, 'CONFLICT')
  }
}
