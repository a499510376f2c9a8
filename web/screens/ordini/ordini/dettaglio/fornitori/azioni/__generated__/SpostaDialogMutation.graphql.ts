/**
 * @generated SignedSource<<07c34f8e1af8c760d42ba50403b9ee64>>
 * @relayHash 00912741c8ec159ab61a55177f4104a9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5429df67dcad5546a63c90e3a1d449060c1f0e0b0c7d7389964ea173b40e04d5

import type { ConcreteRequest } from 'relay-runtime';
export type SpostaDialogMutation$variables = {
  ordineFornitore: number;
  righe: ReadonlyArray<number>;
};
export type SpostaDialogMutation$data = {
  readonly spostaRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type SpostaDialogMutation = {
  response: SpostaDialogMutation$data;
  variables: SpostaDialogMutation$variables;
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
    "name": "SpostaDialogMutation",
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
    "name": "SpostaDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5429df67dcad5546a63c90e3a1d449060c1f0e0b0c7d7389964ea173b40e04d5",
    "metadata": {},
    "name": "SpostaDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40f0d861e75bc03bdfef5852083d3d52";

export default node;
