/**
 * @generated SignedSource<<9698a6285564e865f1c1d12b9463c1cb>>
 * @relayHash 37130554c1481d19255185148ef83daf
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad97f2195ad31082ae14fcefc0edda9e7f1471c2227b3b752d8be275e2654483

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveSchedulazioneInput = {
  fasi?: ReadonlyArray<string> | null;
  ordine: number;
};
export type useRemoveSchedulazioneMutation$variables = {
  input: RemoveSchedulazioneInput;
};
export type useRemoveSchedulazioneMutation$data = {
  readonly removeSchedulazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useRemoveSchedulazioneMutation = {
  response: useRemoveSchedulazioneMutation$data;
  variables: useRemoveSchedulazioneMutation$variables;
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
    "name": "useRemoveSchedulazioneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveSchedulazioneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ad97f2195ad31082ae14fcefc0edda9e7f1471c2227b3b752d8be275e2654483",
    "metadata": {},
    "name": "useRemoveSchedulazioneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c49cc2c4506e39bc988f708c80ec7b29";

export default node;
