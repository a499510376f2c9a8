import { UserErrors } from '#platform/errors.ts'
import type { ImportWriting } from '#platform/imports/kind.ts'
import { chunks } from '#platform/imports/rows.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { fornitiColumns } from '../../fornitori/forniti.ts'
import { lockFornitori } from '../../fornitori/lock.ts'
import { materialiForniti } from '../../fornitori/rules.ts'
import { fornituraName, wholeHistory } from '../../ordiniFornitore/history.ts'
import { findStatoFornitura } from '../../ordiniFornitore/lock.ts'
import { ordineFornitoreSchema } from '../../ordiniFornitore/rules.ts'
import { ordineFornitoreData } from '../../ordiniFornitore/values.ts'
import type { RIGHE_ACTIONS } from '../history.ts'
import { rigaFornitoreData } from '../lock.ts'
import type { ImportedRiga } from './importedRiga.ts'

const CHANGED = 'Ordini, materiali o fornitori sono cambiati nel frattempo: ripetere l’importazione.'

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

/** What the rows name must still be there, and stay while they are written. @throws UserErrors CONFLICT */
async function holdNamed({ tx }: ImportWriting, righe: readonly ImportedRiga[]): Promise<void> {
  const ordini = distinct(righe.map(({ ordine }) => ordine.pk)).sort((a, b) => a - b)
  const tipologie = distinct(righe.map(({ tipologia }) => tipologia))
  const wanted = righe.filter(({ fornitorePk }) => fornitorePk)
  const pks = distinct(wanted.flatMap(({ fornitorePk }) => fornitorePk ?? []))
  const lines = distinct(righe.flatMap(({ rigaOrdinePk }) => rigaOrdinePk ?? []))
  // The same order of locks as what is done with rows by hand: orders, suppliers, materials.
  const locked = await tx.$queryRaw<unknown[]>`SELECT 1 FROM ordini WHERE id = ANY(${ordini}) ORDER BY id FOR UPDATE`
  await lockFornitori(tx)
  const materiali = await tx.$queryRaw<unknown[]>`SELECT 1 FROM materiali WHERE nome = ANY(${tipologie}) FOR KEY SHARE`
  const found = await tx.fornitore.findMany({
    where: { id: { in: pks } },
    select: { id: true, ...fornitiColumns },
  })
  const supplied = new Map(found.map((row) => [row.id, new Set(materialiForniti(row).map((one) => one.tipologia))]))
  const served = wanted.every(({ fornitorePk, tipologia }) => supplied.get(fornitorePk ?? 0)?.has(tipologia))
  const there = await tx.rigaOrdine.count({ where: { id: { in: lines } } })
  const same =
    locked.length === ordini.length && materiali.length === tipologie.length && served && there === lines.length
  if (!same) throw UserErrors.of(null, CHANGED, 'CONFLICT')
}

const keyOfFornitura = ({ ordine, tipologia, fornitorePk }: ImportedRiga) =>
  JSON.stringify([ordine.pk, tipologia, fornitorePk])

/**
 * One supplier order for each order, type and supplier of the rows, in its first state if the list has it.
 * @returns the number of the supplier order of a row
 */
async function insertForniture(
  { tx, audit, emit }: ImportWriting,
  righe: readonly ImportedRiga[],
): Promise<(riga: ImportedRiga) => number | null> {
  const prime = [...Map.groupBy(righe, keyOfFornitura).values()].flatMap(([before]) => (before ? [before] : []))
  const fornitori = await tx.fornitore.findMany({
    where: { id: { in: prime.flatMap(({ fornitorePk }) => fornitorePk ?? []) } },
    select: { id: true, nome: true },
  })
  const names = new Map(fornitori.map(({ id, nome }) => [id, nome]))
  const pkOf = new Map<string, number>()
  for (const some of chunks(prime, 500)) {
    const data = some.map(({ ordine, tipologia, fornitorePk }) =>
      ordineFornitoreSchema.validateSync({ ordinePk: ordine.pk, tipologia, fornitorePk }),
    )
    const stato = data[0]?.stato ?? ''
    const statoId = await findStatoFornitura({ tx }, stato)
    const create = await tx.ordineFornitore.createManyAndReturn({
      data: data.map((one) => ordineFornitoreData(one, statoId)),
      select: { id: true, ordineId: true, tipologia: true, fornitoreId: true },
    })
    await tx.storicoStatoOrdineFornitore.createMany({
      data: create.map(({ id }) => ({ ordineFornitoreId: id, stato: statoId === null ? '' : stato })),
    })
    await audit(
      create.flatMap(({ id, ordineId, tipologia, fornitoreId }) =>
        wholeHistory('crea', id, ordineId, fornituraName(tipologia, names.get(fornitoreId) ?? '')),
      ),
    )
    for (const { id, ordineId, tipologia, fornitoreId } of create) {
      pkOf.set(JSON.stringify([ordineId, tipologia, fornitoreId]), id)
    }
  }
  await emit('ordineFornitore', [...pkOf.values()])
  return (riga) => pkOf.get(keyOfFornitura(riga)) ?? null
}

/**
 * Stores the rows of a file, with the supplier orders made of them when that is wanted.
 * @param sheet the file, by which the same one is noticed
 * @returns the number of the batch
 * @throws UserErrors CONFLICT when what they name has changed since they were planned
 */
export async function insertRighe(
  writing: ImportWriting,
  righe: readonly ImportedRiga[],
  sheet: { nome: string; chiave: string },
  genera: boolean,
): Promise<number> {
  const { tx, chi, audit, emit, progresso } = writing
  await holdNamed(writing, righe)
  const { nome: nomeFile, chiave } = sheet
  const { id: importazioneId } = await tx.importazioneRighe.create({
    data: { nomeFile, chiave, userNome: chi.userNome, righe: righe.length },
  })
  const fornituraFor = genera ? await insertForniture(writing, righe) : null
  let done = 0
  for (const some of chunks(righe, 1000)) {
    await tx.rigaOrdineFornitore.createMany({
      data: some.map((riga) => {
        const { ordine, dove: _where, ...data } = riga
        const ordineFornitoreId = fornituraFor?.(riga) ?? null
        return { ...rigaFornitoreData(data), ordineId: ordine.pk, ordineFornitoreId, importazioneId }
      }),
    })
    done += some.length
    await progresso(done / righe.length)
  }
  const byOrdine = Map.groupBy(righe, ({ ordine }) => ordine.pk)
  const action: keyof typeof RIGHE_ACTIONS = 'importaRigheFornitore'
  await audit(
    [...byOrdine].map(([oggettoPk, own]) => ({
      oggetto: 'Ordine',
      oggettoPk,
      azione: action,
      dopo: `${formatCount(own.length, 'riga', 'righe')} da ${nomeFile}`,
    })),
  )
  await emit('ordine', [...byOrdine.keys()])
  return importazioneId
}
