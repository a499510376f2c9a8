/**
 * @generated SignedSource<<39929b38f60e515d5ff40588b3f4e25c>>
 * @relayHash 7f1e85998a23a3b8164569b0f42a39b6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e823af4cfa3b5511a3b54eefc1ddee0d7600a4f193f2cc9ab1d03427212b0ab4

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteOrdineMutation$variables = {
  pk: number;
};
export type useDeleteOrdineMutation$data = {
  readonly deleteOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useDeleteOrdineMutation = {
  response: useDeleteOrdineMutation$data;
  variables: useDeleteOrdineMutation$variables;
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
    "concreteType": "DeleteOrdinePayload",
    "kind": "LinkedField",
    "name": "deleteOrdine",
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
    "name": "useDeleteOrdineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteOrdineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e823af4cfa3b5511a3b54eefc1ddee0d7600a4f193f2cc9ab1d03427212b0ab4",
    "metadata": {},
    "name": "useDeleteOrdineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6556ad9eda6540e7e0c63dbf8c5bd44d";

export default node;
