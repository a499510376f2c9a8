import { useCallback } from 'react'
import { useMutation } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { useCameraMutation } from '#generated/useCameraMutation.graphql.ts'

const mutation = graphql`
  mutation useCameraMutation {
    takeFoto(input: {}) {
      foto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Takes a picture with the workshop's camera: a data URL; rejects when there is none. */
export function useCamera(): () => Promise<string> {
  const [commit] = useMutation<useCameraMutation>(mutation)
  return useCallback(
    () =>
      new Promise<string>((resolve, reject) => {
        commit({
          variables: {},
          onCompleted({ takeFoto: { foto, errors } }) {
            if (foto) resolve(foto)
            else reject(new Error(errors[0]?.message ?? ''))
          },
          onError: reject,
        })
      }),
    [commit],
  )
}
