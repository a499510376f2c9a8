/**
 * @generated SignedSource<<5564981a765ebacc3446bc303e26fc5a>>
 * @relayHash bf7d3d6be8bb4de5a493d6d4d7e93d12
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cd7edc05de1f9b35f5fc0d3a4ed603b5e8caa005ce588eddb690a61b8e6096a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAttivitaInput = {
  pk: number;
};
export type useAttivitaQueueDeleteMutation$variables = {
  input: DeleteAttivitaInput;
};
export type useAttivitaQueueDeleteMutation$data = {
  readonly deleteAttivita: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useAttivitaQueueDeleteMutation = {
  response: useAttivitaQueueDeleteMutation$data;
  variables: useAttivitaQueueDeleteMutation$variables;
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
    "concreteType": "DeleteAttivitaPayload",
    "kind": "LinkedField",
    "name": "deleteAttivita",
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
    "name": "useAttivitaQueueDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttivitaQueueDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6cd7edc05de1f9b35f5fc0d3a4ed603b5e8caa005ce588eddb690a61b8e6096a",
    "metadata": {},
    "name": "useAttivitaQueueDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aac7d35c852a0eb6e0493c8d41ef5746";

export default node;
