/**
 * @generated SignedSource<<3e7fefb4a6bb41921f1119dfce74faa4>>
 * @relayHash 5721bb5606f1c238e4e2ccebf85b1455
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29eef893e4fc9593dc57b5f9a6fa3ab438a5439da6451d6eabcb49773e171fa7

import type { ConcreteRequest } from 'relay-runtime';
export type useEliminaMessaggioMutation$variables = {
  pk: number;
};
export type useEliminaMessaggioMutation$data = {
  readonly deleteMessaggioOrdineEmail: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useEliminaMessaggioMutation = {
  response: useEliminaMessaggioMutation$data;
  variables: useEliminaMessaggioMutation$variables;
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
    "name": "useEliminaMessaggioMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEliminaMessaggioMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29eef893e4fc9593dc57b5f9a6fa3ab438a5439da6451d6eabcb49773e171fa7",
    "metadata": {},
    "name": "useEliminaMessaggioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b8c66d74bfc662ae7558c1e4a27c1df";

export default node;
