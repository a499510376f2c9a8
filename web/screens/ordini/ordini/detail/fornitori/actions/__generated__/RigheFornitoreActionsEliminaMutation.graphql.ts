/**
 * @generated SignedSource<<4e214a1beb7a60ece58f0d64e2a070a5>>
 * @relayHash d8220179a0d68832f10c54f41ce94ca7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca2f749982ef5ffe5e5489a75f221080945abbb7d36f17520a8b5730adc69760

import type { ConcreteRequest } from 'relay-runtime';
export type RigheFornitoreActionsEliminaMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type RigheFornitoreActionsEliminaMutation$data = {
  readonly deleteRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly modifica: number | null;
  };
};
export type RigheFornitoreActionsEliminaMutation = {
  response: RigheFornitoreActionsEliminaMutation$data;
  variables: RigheFornitoreActionsEliminaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "righe"
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
            "name": "righe",
            "variableName": "righe"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteRigheOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "deleteRigheOrdineFornitore",
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
    "name": "RigheFornitoreActionsEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigheFornitoreActionsEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ca2f749982ef5ffe5e5489a75f221080945abbb7d36f17520a8b5730adc69760",
    "metadata": {},
    "name": "RigheFornitoreActionsEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "89b6e4ccec40e12201b8a5fc8b854e22";

export default node;
