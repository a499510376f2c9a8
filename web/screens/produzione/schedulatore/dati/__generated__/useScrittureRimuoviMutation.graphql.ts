/**
 * @generated SignedSource<<48802fb74653ee60128beb183d18973d>>
 * @relayHash c9e6c57bc63a72bdb778e4c4524d1813
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c9a6811c83232c0226841dc1a67e69180db74efc21826351c761e41a8f4435f

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveSchedulazioneInput = {
  fasi?: ReadonlyArray<string> | null;
  ordine: number;
};
export type useScrittureRimuoviMutation$variables = {
  input: RemoveSchedulazioneInput;
};
export type useScrittureRimuoviMutation$data = {
  readonly removeSchedulazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useScrittureRimuoviMutation = {
  response: useScrittureRimuoviMutation$data;
  variables: useScrittureRimuoviMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemoveSchedulazionePayload",
    "kind": "LinkedField",
    "name": "removeSchedulazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useScrittureRimuoviMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScrittureRimuoviMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c9a6811c83232c0226841dc1a67e69180db74efc21826351c761e41a8f4435f",
    "metadata": {},
    "name": "useScrittureRimuoviMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0cd417835c8abd53cc03c99ad59bcf5";

export default node;
