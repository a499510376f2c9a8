import { boundedInteger, whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import type { AnsweredExport } from '#platform/exports.ts'
import { authorize } from '#platform/operation.ts'
import { optionalDayRule } from '#shared/fields/fields.ts'
import { raccolteFornitoreList } from '../list.ts'
import { layOutRaccolta, raccoltaPrintName } from '../print.ts'

/**
 * `GET /esporta/raccolta_fornitore.pdf?raccolta=…&data_consegna=…`: what leaves together, as its mail would take it;
 * once it has left, `emailPdf` has what was sent.
 */
export const raccoltaPdfExport: AnsweredExport = {
  name: 'raccolta_fornitore.pdf',
  async answer(request, ctx) {
    authorize('viewOrdiniFornitore', ctx)
    const { searchParams } = new URL(request.url)
    const pk = boundedInteger(searchParams.get('raccolta') ?? '')
    const asked = searchParams.get('data_consegna')
    const day = asked && (await optionalDayRule().isValid(asked)) ? asked : null
    const print = await layOutRaccolta(ctx.services, ctx.services.db, whereOne(raccolteFornitoreList, pk, ctx), day)
    if (!print) throw new Refusal('NOT_FOUND')
    const bytes = await ctx.services.pdf.render({ html: print.html })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${raccoltaPrintName(pk)}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}
