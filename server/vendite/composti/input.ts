import { builder } from '#platform/graphql/builder.ts'

const mm = { description: 'mm, whole.' }

/** A field of the element of a line, of an order or an offer. */
export const SpecchiaturaInputType = builder.inputType('SpecchiaturaInput', {
  description: 'A field of a composed element, seen from inside.',
  fields: (t) => ({
    x: t.int({ description: 'mm from the left of the whole.' }),
    y: t.int({ description: 'mm from the top of the whole.' }),
    larghezza: t.int(mm),
    altezza: t.int(mm),
    tipoSerramentoPk: t.int({ description: 'Number of the window type.' }),
    tipoAperturaPk: t.int({ description: 'Number of an opening of the type; null: nobody has said.' }),
    ante: t.int({ description: 'Leaves; null: those of the type.' }),
  }),
})

/** What the element of a line is told by. */
export const specchiatureDescription =
  'The fields of a composed element, from the top left: they fill `larghezza` × `altezza` exactly, parted by cuts from side to side, and `ante` is the sum of theirs. null empties them. Those of a stored line stay where they are not sent, in its new measures.'
