import { object } from 'yup'
import type { Context } from '#platform/context.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation } from '#platform/db/entity/operations.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import { UserErrors } from '#platform/errors.ts'
import { type CheckedFile, checkFile, refuseSvgWithScript } from '#platform/files/files.ts'
import { type FileKind, fileSchema } from '#platform/files/rules.ts'
import { saveFile } from '#platform/files/save.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { ConfermaOrdine } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { findOrdineOf } from './linking.ts'
import { confermeList } from './list.ts'
import { CONFERMA_SENT, confermaSchema, SENT_CONFERMA_STAYS } from './rules.ts'

const codec = columnCodec('confermaOrdine', confermaSchema)

const file = fileSchema.optional().nullable().default(null)
const filesSchema = object({ preventivoDaFirmare: file, preventivoFirmato: file })

/** A new confirmation has the quote to be signed: judged with the rest, so that all that is missing is told at once. */
const newConfermaSchema = confermaSchema.concat(object({ preventivoDaFirmare: fileSchema, preventivoFirmato: file }))

/** A file as it is uploaded. */
interface Upload {
  nome: string
  base64: string
}

/** Reads a file that belongs to a confirmation. @throws UserErrors on `field` when it is none of its kind */
export async function checkConfermaFile(
  { services }: Context,
  upload: Upload,
  field: string,
  kind: FileKind,
): Promise<CheckedFile> {
  const bytes = Buffer.from(upload.base64, 'base64')
  const checked = await checkFile(services.examiner, { nome: upload.nome, bytes }, kind, field)
  refuseSvgWithScript(checked, field)
  return checked
}

async function stored(ctx: OperationContext, upload: Upload | null | undefined, field: string) {
  if (!upload) return null
  const checked = await checkConfermaFile(ctx, upload, field, 'documento')
  return { id: await saveFile(ctx, checked), nome: checked.nome }
}

/** Locks a confirmation that the viewer may see. @throws Refusal NOT_FOUND */
export function lockConferma(ctx: OperationContext, pk: number): Promise<ConfermaOrdine> {
  return lockRow(ctx.tx, 'confermaOrdine', pk, confermeList.visible(ctx.viewer))
}

/** @throws UserErrors for one that has left: nothing of it changes any more */
export function refuseIfSent({ dataInvio }: Pick<ConfermaOrdine, 'dataInvio'>): void {
  if (dataInvio) throw UserErrors.of(null, CONFERMA_SENT, 'CONFLICT')
}

const fileName = (id: number | null, name: string) => (id === null ? null : `${name} (n. ${id})`)

/** A confirmation as it is written, with what comes for its files. */
export const confermaEntity = entity({
  model: 'confermaOrdine',
  permesso: 'confermaOrdini',
  schema: confermaSchema.concat(filesSchema),
  take: lockConferma,
  values: (row) => ({ ...codec.values(row), preventivoDaFirmare: null, preventivoFirmato: null }),
  async columns({ preventivoDaFirmare, preventivoFirmato, ...values }, ctx, row) {
    const toSign = await stored(ctx, preventivoDaFirmare, 'preventivoDaFirmare')
    const firmato = await stored(ctx, preventivoFirmato, 'preventivoFirmato')
    const columns = codec.columns(values)
    return {
      ...columns,
      data: columns.data ?? row?.data ?? new Date(`${dayOfInstant(new Date())}T00:00:00Z`),
      ordineId: row?.ordineId ?? (await findOrdineOf(ctx.tx, values.numeroCommessa)),
      ...(row ? {} : { creataDaId: ctx.viewer?.id ?? null }),
      ...(toSign ? { preventivoDaFirmareId: toSign.id, preventivoDaFirmareNome: toSign.nome } : {}),
      ...(firmato ? { preventivoFirmatoId: firmato.id, preventivoFirmatoNome: firmato.nome } : {}),
    }
  },
  compared: (row) => ({
    ...codec.values(row),
    preventivoDaFirmare: fileName(row.preventivoDaFirmareId, row.preventivoDaFirmareNome),
    preventivoFirmato: fileName(row.preventivoFirmatoId, row.preventivoFirmatoNome),
  }),
  title: ({ nomeCliente, numeroCommessa }) => [nomeCliente, numeroCommessa].filter(Boolean).join(' · '),
  changed: (ctx, pk) => ctx.emit('confermaOrdine', { pk }),
})

/**
 * Adds a confirmation with the quote to be signed; it is linked to the order of its number, when there is one.
 * @throws UserErrors on `preventivoDaFirmare` and `preventivoFirmato` when they are no document, or the first is missing
 */
export const createConfermaOrdine = createOperation({
  nome: 'createConfermaOrdine',
  // The same values, one of which may not be missing.
  entity: { ...confermaEntity, schema: newConfermaSchema as typeof confermaEntity.schema },
})

/**
 * Removes a confirmation with its messages, links and trail.
 * @throws UserErrors once it has left: it says what the customer was told
 */
export const deleteConfermaOrdine = deleteOperation({
  nome: 'deleteConfermaOrdine',
  entity: confermaEntity,
  async check(_ctx, { dataInvio }) {
    if (dataInvio) throw UserErrors.of(null, SENT_CONFERMA_STAYS, 'CONFLICT')
  },
})
