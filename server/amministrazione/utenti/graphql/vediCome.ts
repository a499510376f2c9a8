import { mutationField } from '#platform/graphql/mutationField.ts'
import { esciVediCome } from '../vediCome/esciVediCome.ts'
import { vediCome } from '../vediCome/vediCome.ts'

mutationField(vediCome, {
  description: "From now on this browser sees the product through another user's eyes, and can only read.",
  input: (t) => ({ user: t.int({ required: true, description: 'Number of the user to look as.' }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(esciVediCome, {
  description: 'This browser sees the product in person again.',
  input: (t) => ({ ok: t.boolean({ description: 'Nothing is needed.' }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})
