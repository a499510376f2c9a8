/**
 * @generated SignedSource<<894625c4884fa93eecefea692fc5ebea>>
 * @relayHash a8060f38f0fe0990260b932d94f26792
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 813cc6a211d8a5fefb7d7a27ea5cd34153f95148c32b04d44e648384a0ef37dc

import type { ConcreteRequest } from 'relay-runtime';
export type useRigaFornitoreActionsEliminaMutation$variables = {
  pk: number;
};
export type useRigaFornitoreActionsEliminaMutation$data = {
  readonly deleteRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly modifica: number | null;
  };
};
export type useRigaFornitoreActionsEliminaMutation = {
  response: useRigaFornitoreActionsEliminaMutation$data;
  variables: useRigaFornitoreActionsEliminaMutation$variables;
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
    "concreteType": "DeleteRigaOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "deleteRigaOrdineFornitore",
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
    "name": "useRigaFornitoreActionsEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRigaFornitoreActionsEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "813cc6a211d8a5fefb7d7a27ea5cd34153f95148c32b04d44e648384a0ef37dc",
    "metadata": {},
    "name": "useRigaFornitoreActionsEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5e2975d7f5334eb46f7670269d20477";

export default node;
