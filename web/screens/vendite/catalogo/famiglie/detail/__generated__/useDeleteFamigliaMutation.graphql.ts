/**
 * @generated SignedSource<<a749ed985df79f948f024d052810843d>>
 * @relayHash 7eff9c0482fab10edaa5c39141ac706c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06494ce241c492fda57ee6417dd76311d386bc5c74bff97c248e1f02e736efbc

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteFamigliaMutation$variables = {
  pk: number;
};
export type useDeleteFamigliaMutation$data = {
  readonly deleteFamiglia: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteFamigliaMutation = {
  response: useDeleteFamigliaMutation$data;
  variables: useDeleteFamigliaMutation$variables;
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
    "concreteType": "DeleteFamigliaPayload",
    "kind": "LinkedField",
    "name": "deleteFamiglia",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "useDeleteFamigliaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteFamigliaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "06494ce241c492fda57ee6417dd76311d386bc5c74bff97c248e1f02e736efbc",
    "metadata": {},
    "name": "useDeleteFamigliaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "58439b965b707af6b2ed3d1eaa978108";

export default node;
