/**
 * @generated SignedSource<<f18c5d4dad8202a61a4198f5d303c248>>
 * @relayHash 96745ad1eec0c2e02db9ea3ff74fcbee
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98853b626d45a5eb3c9025f58183199f1bcb0f133816dfee785965719573aeb0

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteClienteMutation$variables = {
  pk: number;
};
export type useDeleteClienteMutation$data = {
  readonly deleteCliente: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteClienteMutation = {
  response: useDeleteClienteMutation$data;
  variables: useDeleteClienteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteClientePayload",
    "kind": "LinkedField",
    "name": "deleteCliente",
    "plural": false,
    "selections": [
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
    "name": "useDeleteClienteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteClienteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "98853b626d45a5eb3c9025f58183199f1bcb0f133816dfee785965719573aeb0",
    "metadata": {},
    "name": "useDeleteClienteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4479e082057327821da43e9c015f5594";

export default node;
