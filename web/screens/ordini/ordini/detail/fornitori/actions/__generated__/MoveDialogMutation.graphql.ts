/**
 * @generated SignedSource<<120c734733daff3da7239c1494ac3755>>
 * @relayHash db42758dfd1d0a3326c9946f1273876f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ea51ca5c72ab456f462a361fc19bdf7ceeadbc0e42de35ef072f28e2a14eae8

import type { ConcreteRequest } from 'relay-runtime';
export type MoveDialogMutation$variables = {
  ordineFornitore: number;
  righe: ReadonlyArray<number>;
};
export type MoveDialogMutation$data = {
  readonly spostaRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly modifica: number | null;
  };
};
export type MoveDialogMutation = {
  response: MoveDialogMutation$data;
  variables: MoveDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordineFornitore"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "righe"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "ordineFornitore",
            "variableName": "ordineFornitore"
          },
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
    "concreteType": "SpostaRigheOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "spostaRigheOrdineFornitore",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MoveDialogMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MoveDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6ea51ca5c72ab456f462a361fc19bdf7ceeadbc0e42de35ef072f28e2a14eae8",
    "metadata": {},
    "name": "MoveDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "beba3b8a8274516e300afd7990f96cb8";

export default node;
