/**
 * @generated SignedSource<<940508947ad16ce82eb5844d4fbe6863>>
 * @relayHash f3afde6da4eaaa01bdc17bc7dc3f78bd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d55ad2748af8fa86e3da22b317b27523eac00a785c68ea001d0572af577119ee

import type { ConcreteRequest } from 'relay-runtime';
export type FasiStatoMaterialeMutation$variables = {
  materiale: string;
  ordine: number;
  stato: number;
};
export type FasiStatoMaterialeMutation$data = {
  readonly setStatoMateriale: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type FasiStatoMaterialeMutation = {
  response: FasiStatoMaterialeMutation$data;
  variables: FasiStatoMaterialeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "materiale"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stato"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "materiale",
            "variableName": "materiale"
          },
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          },
          {
            "kind": "Variable",
            "name": "stato",
            "variableName": "stato"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SetStatoMaterialePayload",
    "kind": "LinkedField",
    "name": "setStatoMateriale",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FasiStatoMaterialeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FasiStatoMaterialeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d55ad2748af8fa86e3da22b317b27523eac00a785c68ea001d0572af577119ee",
    "metadata": {},
    "name": "FasiStatoMaterialeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d52251e18b46d16e8c677aa3123e0a7";

export default node;
