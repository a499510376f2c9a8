/**
 * @generated SignedSource<<5454ca53f2288b81b4b22b7699f778dd>>
 * @relayHash f64ca795702bde5fda81bb4434cfc64a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df6ff82f2ec1145058454e22d2960ff77e4f0ef886892b378035e02ccd88d1b4

import type { ConcreteRequest } from 'relay-runtime';
export type SplitDialogMutation$variables = {
  pk: number;
  quantita: ReadonlyArray<number>;
};
export type SplitDialogMutation$data = {
  readonly splitRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly modifica: number | null;
  };
};
export type SplitDialogMutation = {
  response: SplitDialogMutation$data;
  variables: SplitDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "quantita"
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
          },
          {
            "kind": "Variable",
            "name": "quantita",
            "variableName": "quantita"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SplitRigaOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "splitRigaOrdineFornitore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "modifica",
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
    "name": "SplitDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SplitDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df6ff82f2ec1145058454e22d2960ff77e4f0ef886892b378035e02ccd88d1b4",
    "metadata": {},
    "name": "SplitDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1112639689d8bc2730255d0178527f84";

export default node;
