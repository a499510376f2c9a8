/**
 * @generated SignedSource<<4c17991f83e666dbc1bcc6009486be7d>>
 * @relayHash 42e2b7414bfe9050d75f77b0c99be919
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c12cce9f446d0691823dd1d0148fea7614c6133b38624c003b44d208ab7be474

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteFornitoreMutation$variables = {
  pk: number;
};
export type useDeleteFornitoreMutation$data = {
  readonly deleteFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteFornitoreMutation = {
  response: useDeleteFornitoreMutation$data;
  variables: useDeleteFornitoreMutation$variables;
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
    "concreteType": "DeleteFornitorePayload",
    "kind": "LinkedField",
    "name": "deleteFornitore",
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
    "name": "useDeleteFornitoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteFornitoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c12cce9f446d0691823dd1d0148fea7614c6133b38624c003b44d208ab7be474",
    "metadata": {},
    "name": "useDeleteFornitoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b4a4758aa1624fbcd01d2a55e289319d";

export default node;
