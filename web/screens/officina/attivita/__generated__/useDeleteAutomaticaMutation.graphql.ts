/**
 * @generated SignedSource<<e4735746e1f4701109692fa59ab62efe>>
 * @relayHash 0722896031ea2e09ef08e4a8f44e3fe0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52eeddc807725bf653873a149096ca0b5c9b129b7763e580730e8eb346b7516a

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteAutomaticaMutation$variables = {
  pk: number;
};
export type useDeleteAutomaticaMutation$data = {
  readonly deleteAttivitaAutomatica: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteAutomaticaMutation = {
  response: useDeleteAutomaticaMutation$data;
  variables: useDeleteAutomaticaMutation$variables;
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
    "concreteType": "DeleteAttivitaAutomaticaPayload",
    "kind": "LinkedField",
    "name": "deleteAttivitaAutomatica",
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
    "name": "useDeleteAutomaticaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteAutomaticaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "52eeddc807725bf653873a149096ca0b5c9b129b7763e580730e8eb346b7516a",
    "metadata": {},
    "name": "useDeleteAutomaticaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "154223a215e928454df432656facbb00";

export default node;
