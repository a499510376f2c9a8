/**
 * @generated SignedSource<<e5ae8b3e1a480c234b9fa8a05f52a77d>>
 * @relayHash 431ec6fdfc38a931a5e101bb71565240
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a80e2d5784298b8bd77c0b9677940f7d7d2c097c2d3ed77048916a2c132f5b8

import type { ConcreteRequest } from 'relay-runtime';
export type FasiTabStatoMaterialeMutation$variables = {
  materiale: string;
  ordine: number;
  stato: number;
};
export type FasiTabStatoMaterialeMutation$data = {
  readonly setStatoMateriale: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type FasiTabStatoMaterialeMutation = {
  response: FasiTabStatoMaterialeMutation$data;
  variables: FasiTabStatoMaterialeMutation$variables;
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
    "name": "FasiTabStatoMaterialeMutation",
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
    "name": "FasiTabStatoMaterialeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "9a80e2d5784298b8bd77c0b9677940f7d7d2c097c2d3ed77048916a2c132f5b8",
    "metadata": {},
    "name": "FasiTabStatoMaterialeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e300bb1134ec3a2d8eb02611f2dd0ef4";

export default node;
