import { Readable } from 'node:stream'
import type { Context } from '#platform/context.ts'
import type { AnsweredExport } from '#platform/exports.ts'
import { reportFault } from '#platform/reportFault.ts'
import { exportCatalogo } from './exportCatalogo.ts'

/**
 * `GET /esporta/catalogo.zip`: the whole catalogue with its pictures, as it is written.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN
 */
async function downloadCatalogo(request: Request, ctx: Context): Promise<Response> {
  const { nome, uscita } = await exportCatalogo(ctx)
  // A file that fails breaks off the connection: nobody takes a part of it for the whole.
  uscita.on('error', (error) => {
    // A browser that goes away is no fault.
    if (!request.signal.aborted && !isPremature(error)) reportFault(ctx, error, '/esporta/catalogo.zip')
  })
  return new Response(Readable.toWeb(uscita) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${nome}"`,
      'Cache-Control': 'no-store',
    },
  })
}

const isPremature = (error: Error) =>
  error.name === 'AbortError' || (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'

export const catalogoExport: AnsweredExport = { name: 'catalogo.zip', answer: downloadCatalogo }
