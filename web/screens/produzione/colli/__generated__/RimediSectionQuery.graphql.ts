/**
 * @generated SignedSource<<07b7d3a720cebc9db44873a433ee74c5>>
 * @relayHash 4530c738037b40903a4752d5f70ddf3f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22930166a34c2f1910699d3c26729c31fb51c02d631d9dff0cf4c9e8b680e2f4

import type { ConcreteRequest } from 'relay-runtime';
export type RimediSectionQuery$variables = Record<PropertyKey, never>;
export type RimediSectionQuery$data = {
  readonly colliDiBottiglia: {
    readonly migliore: {
      readonly inRitardo: number;
      readonly ritardo: number;
    };
    readonly rimedi: ReadonlyArray<{
      readonly costo: number | null;
      readonly guadagno: number;
      readonly inRitardo: number;
      readonly ipotesi: unknown;
      readonly minuti: number;
      readonly ritardo: number;
    }>;
  };
};
export type RimediSectionQuery = {
  response: RimediSectionQuery$data;
  variables: RimediSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritardo",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inRitardo",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ColliDiBottiglia",
    "kind": "LinkedField",
    "name": "colliDiBottiglia",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RitardiPiano",
        "kind": "LinkedField",
        "name": "migliore",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RimedioPiano",
        "kind": "LinkedField",
        "name": "rimedi",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ipotesi",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minuti",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "costo",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guadagno",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RimediSectionQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RimediSectionQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "22930166a34c2f1910699d3c26729c31fb51c02d631d9dff0cf4c9e8b680e2f4",
    "metadata": {},
    "name": "RimediSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7eae713f5e5438612596f54a570e560";

export default node;
