/**
 * @generated SignedSource<<b291c9727ba92aa7a26422c7c48fb1ce>>
 * @relayHash e13ff7fa342b7b14096098b521587b61
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cba9aeaaa7a9ac1c81a6e7784d13101670a9ebb0e5b1ec0e59226e45f76dbecb

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteMessaggioMutation$variables = {
  pk: number;
};
export type useDeleteMessaggioMutation$data = {
  readonly deleteMessaggioOrdineEmail: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteMessaggioMutation = {
  response: useDeleteMessaggioMutation$data;
  variables: useDeleteMessaggioMutation$variables;
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
    "concreteType": "DeleteMessaggioOrdineEmailPayload",
    "kind": "LinkedField",
    "name": "deleteMessaggioOrdineEmail",
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
    "name": "useDeleteMessaggioMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMessaggioMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cba9aeaaa7a9ac1c81a6e7784d13101670a9ebb0e5b1ec0e59226e45f76dbecb",
    "metadata": {},
    "name": "useDeleteMessaggioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9dbe07cf30ab8626abed6d4801e7edaa";

export default node;
