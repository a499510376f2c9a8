/**
 * @generated SignedSource<<cb58bdaf00551819895ce01b8f580e50>>
 * @relayHash 33a05395f96527910fba9512bf4273cd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3c774fc572ebd6a7cf39bae2f466c286f333a110e9769e9ffb0278c53ed73a9

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
    "id": "d3c774fc572ebd6a7cf39bae2f466c286f333a110e9769e9ffb0278c53ed73a9",
    "metadata": {},
    "name": "MoveDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49f7bad4e744a41fc0f25cfe2e8961bd";

export default node;
