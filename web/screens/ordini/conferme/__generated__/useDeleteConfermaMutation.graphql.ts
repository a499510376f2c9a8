/**
 * @generated SignedSource<<138744ae7498a85289d37bf3403b76aa>>
 * @relayHash b520b971928d274dc0edd5d372e69b24
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44152e41caeef25b60a31301d92adb0077fd956b8cc35e72a707a02f5a74f6e2

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteConfermaMutation$variables = {
  pk: number;
};
export type useDeleteConfermaMutation$data = {
  readonly deleteConfermaOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteConfermaMutation = {
  response: useDeleteConfermaMutation$data;
  variables: useDeleteConfermaMutation$variables;
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
    "concreteType": "DeleteConfermaOrdinePayload",
    "kind": "LinkedField",
    "name": "deleteConfermaOrdine",
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
    "name": "useDeleteConfermaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteConfermaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "44152e41caeef25b60a31301d92adb0077fd956b8cc35e72a707a02f5a74f6e2",
    "metadata": {},
    "name": "useDeleteConfermaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f3e13d4beda033f1884e3cecc9efb62";

export default node;
