/**
 * @generated SignedSource<<63c647f25dd8553ff75fc08579ba9804>>
 * @relayHash 4c3c59b4d5031f8a21b762514807524d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3eee7da01982d137855f90e09ebb207393583a64bef4d4e6f6b758f69ae53d2

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteFornituraMutation$variables = {
  pk: number;
};
export type useDeleteFornituraMutation$data = {
  readonly deleteOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteFornituraMutation = {
  response: useDeleteFornituraMutation$data;
  variables: useDeleteFornituraMutation$variables;
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
    "concreteType": "DeleteOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "deleteOrdineFornitore",
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
    "name": "useDeleteFornituraMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteFornituraMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c3eee7da01982d137855f90e09ebb207393583a64bef4d4e6f6b758f69ae53d2",
    "metadata": {},
    "name": "useDeleteFornituraMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9867078a4041a6a729afd71ea7827bc";

export default node;
