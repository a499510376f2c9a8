import { mutationField } from '#platform/graphql/mutationField.ts'
import { endVediCome } from '../vediCome/endVediCome.ts'
import { startVediCome } from '../vediCome/startVediCome.ts'

mutationField(startVediCome, {
  description: "From now on this browser sees the product through another user's eyes, and can only read.",
  input: (t) => ({ userPk: t.int({ required: true, description: 'Number of the user to look as.' }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(endVediCome, {
  description: 'This browser sees the product in person again.',
  input: (t) => ({ ok: t.boolean({ description: 'Nothing is needed.' }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})
